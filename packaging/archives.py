"""Makes what players download of the built program: archives, and installers where their tool is there."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

import product
from product import DISTRIBUTION, FACTS, IDENTIFIER, NAME, ROOT, VERSION

BUILD = ROOT / "build"
DIST = ROOT / "dist"
ICON = BUILD / "icon"
APP = f"{FACTS['TITLE']}.app"
SYSTEM = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
MACHINE = {"AMD64": "x86_64"}.get(platform.machine(), platform.machine())
STEM = f"{DISTRIBUTION}-{VERSION}-{SYSTEM}-{MACHINE}"

TOOLS = {"linux": "appimagetool", "windows": "iscc", "macos": "hdiutil"}
"""What makes the installer of each system."""

Run = Callable[[Sequence[str | Path]], None]
"""Runs a command line; raises what the script tells if it fails."""


def archive() -> Path:
    """The built program packed to be unpacked anywhere."""
    if SYSTEM == "windows":
        return Path(shutil.make_archive(str(DIST / STEM), "zip", DIST, NAME))
    if SYSTEM == "macos":
        target = DIST / f"{STEM}.zip"  # made by a tool of the system, for an app is full of links
        subprocess.run(["ditto", "-c", "-k", "--keepParent", DIST / APP, target], check=True)
        return target
    target = DIST / f"{STEM}.tar.gz"
    with tarfile.open(target, "w:gz", compresslevel=6) as packed:
        packed.add(app_dir() / "usr", STEM, filter=_of_nobody)
    return target


def installer(tool: str, run: Run) -> Path:
    """The installer of this system, made by its tool."""
    if SYSTEM == "linux":
        target = DIST / f"{STEM}.AppImage"
        os.environ["ARCH"] = MACHINE  # which the tool reads
        run([tool, "--no-appstream", app_dir(), target])
        return target
    if SYSTEM == "windows":
        recipe = BUILD / "deckbuilder.iss"
        product.write_filled(product.FOLDER / "windows" / "deckbuilder.iss", recipe, "utf-8-sig")
        run([tool, "/Q", f"/O{DIST}", f"/F{STEM}-setup", recipe])
        return DIST / f"{STEM}-setup.exe"
    target = DIST / f"{STEM}.dmg"
    folder = BUILD / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(DIST / APP, folder / APP, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    run([tool, "create", "-volname", FACTS["TITLE"], "-srcfolder", folder, "-format", "UDZO", "-ov", target])
    return target


def app_dir() -> Path:
    """The program laid out as Linux has it, below `usr`, with what an AppImage needs beside; made anew."""
    folder = BUILD / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    usr, recipes = folder / "usr", product.FOLDER / "linux"
    shutil.copytree(DIST / NAME, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    for recipe, place in linux_files().items():
        product.write_filled(recipes / recipe, usr / "share" / place)
    for png in ICON.glob("*.png"):
        side = f"{png.stem}x{png.stem}"
        _copy(png, usr / "share" / "icons" / "hicolor" / side / "apps" / f"{IDENTIFIER}.png")
    _copy(ICON / "icon.svg", usr / "share" / "icons" / "hicolor" / "scalable" / "apps" / f"{IDENTIFIER}.svg")
    _copy(ROOT / "LICENSE", usr / "share" / "doc" / NAME / "copyright")
    product.write_filled(recipes / "AppRun", folder / "AppRun")
    (folder / "AppRun").chmod(0o755)
    desktop = f"{IDENTIFIER}.desktop"
    (folder / desktop).symlink_to(f"usr/share/applications/{desktop}")
    _copy(ICON / "256.png", folder / f"{IDENTIFIER}.png")
    (folder / ".DirIcon").symlink_to(f"{IDENTIFIER}.png")
    return folder


def linux_files() -> dict[str, str]:
    """The recipes of Linux with the places below `share` where desktops look for them."""
    return {
        "deckbuilder.desktop": f"applications/{IDENTIFIER}.desktop",
        "deckbuilder.metainfo.xml": f"metainfo/{IDENTIFIER}.metainfo.xml",
        "deckbuilder.mime.xml": f"mime/packages/{IDENTIFIER}.xml",
    }


def size(path: Path) -> int:
    """The bytes of a file, or of all files below a folder; links count nothing."""
    if path.is_file():
        return path.stat().st_size
    return sum(each.stat().st_size for each in path.rglob("*") if each.is_file() and not each.is_symlink())


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Unpacked by root, files shall not belong to whoever has the number of their maker."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
