; The installer for Windows, for Inno Setup 6.3 or newer; bundle.py fills it in and runs it. It installs for
; one user, so it asks for no administrator. Decks and preferences lie elsewhere and stay when it is removed.

[Setup]
AppId={{6E3B4C1B-3B0B-4C6B-9B53-0F6C1D6B7A54}
AppName=@TITLE@
AppVersion=@VERSION@
AppVerName=@TITLE@ @VERSION@
AppPublisher=@AUTHORS@
VersionInfoVersion=@VERSION_OF_FOUR@
DefaultDirName={autopf}\@TITLE@
DefaultGroupName=@TITLE@
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
LicenseFile=@ROOT@\LICENSE
SetupIconFile=@ROOT@\build\icon\icon.ico
UninstallDisplayIcon={app}\@WINDOW_PROGRAM@.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[CustomMessages]
en.OpenDecks=Open .@SUFFIX@ files with @TITLE@
ja.OpenDecks=.@SUFFIX@ ファイルを@TITLE_JA@で開く
en.Kind=@KIND@
ja.Kind=@KIND_JA@

[Tasks]
Name: "open_decks"; Description: "{cm:OpenDecks}"
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Of an older version, so that nothing of it is mixed with this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "@ROOT@\dist\@NAME@\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\@TITLE@"; Filename: "{app}\@WINDOW_PROGRAM@.exe"
Name: "{autodesktop}\@TITLE@"; Filename: "{app}\@WINDOW_PROGRAM@.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\@IDENTIFIER@.deck"; ValueType: string; ValueData: "{cm:Kind}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\@IDENTIFIER@.deck\DefaultIcon"; ValueType: string; ValueData: "{app}\@WINDOW_PROGRAM@.exe,0"
Root: HKA; Subkey: "Software\Classes\@IDENTIFIER@.deck\shell\open\command"; ValueType: string; ValueData: """{app}\@WINDOW_PROGRAM@.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.@SUFFIX@\OpenWithProgids"; ValueType: string; ValueName: "@IDENTIFIER@.deck"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.@SUFFIX@"; ValueType: string; ValueData: "@IDENTIFIER@.deck"; Flags: uninsdeletevalue; Tasks: open_decks

[Run]
Filename: "{app}\@WINDOW_PROGRAM@.exe"; Description: "{cm:LaunchProgram,@TITLE@}"; Flags: nowait postinstall skipifsilent
