"""Makes the font files the app brings along (deckbuilder/paper/fonts) from the upstream fonts.

The sources, all under the SIL Open Font License 1.1:

* Barlow, Barlow Semi Condensed, Barlow Condensed: the npm packages ``@fontsource/barlow``,
  ``@fontsource/barlow-semi-condensed`` and ``@fontsource/barlow-condensed`` (``npm pack NAME``, then unpack
  each into a folder of its own). They split each weight into a Latin, an extended Latin and a Vietnamese
  file; the script puts them together again.
* Noto Sans CJK: the Debian package ``fonts-noto-cjk`` (``apt-get download fonts-noto-cjk``, then
  ``dpkg -x``), files ``NotoSansCJK-Regular.ttc`` and ``NotoSansCJK-Bold.ttc``.

Run it as::

    python packaging/make_fonts.py --barlow DIR --semi DIR --condensed DIR --noto DIR

It needs fonttools and brotli. The subsets are committed; run the script again only when a new set brings a
character that ``tests/paper/test_fonts.py`` reports as missing.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "deckbuilder" / "paper" / "fonts"

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
BARLOW = (
    ("barlow", "Barlow", "barlow", (400, 500, 600, 700)),
    ("semi", "Barlow Semi Condensed", "barlow-semi-condensed", (400, 600)),
    ("condensed", "Barlow Condensed", "barlow-condensed", (500, 600, 700)),
)
"""Per family: argument, family name, file stem upstream, weights."""

SCRIPTS = ("latin", "latin-ext", "vietnamese")
"""The files upstream parts each weight into."""

NOTO_FAMILY = "Noto Sans CJK JP"
RARE_FAMILY = "Noto Sans CJK JP Rare"
"""One weight of what only names of people and places need; larger than all else together."""

FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "pnum", "lnum", "palt"]
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]

# Kanji taught at school since 2010 that lie outside level 1 of JIS X 0208; with level 1 all 2,136 are there.
SCHOOL_KANJI = (
    "彙畏萎咽淫鬱怨臆苛楷潰諧崖骸毀嗅惧窟憬錮傲恣摯𠮟嫉呪羞蹴憧拭戚羨腺箋遡踪遜"
    "唾綻緻嘲諦溺塡貪謎剝罵斑訃璧蔑哺貌頰勃冥喩瘍沃拉辣璃慄瞭瑠賂弄籠麓"
)
# Kanji of family names that no Japanese standard of letters has, though fonts do.
NAME_KANJI = "𠮷𡈽𣘺𦚰𥔎𡌛"
# Words the screens and faces use; most lie in the ranges below, but a term added here is never missing.
GAME_WORDS = (
    "怪獣カード 交戦カード 戦略カード 拠点 怪獣デッキ メインデッキ 山札 手札 捨て札 戦略エリア 縦列"
    "隣接する 等級 特徴 脅威度 撃退力 合計撃退力 撃退する 進攻 前進 後退 怒り 破壊 出現時 出現させる"
    "強襲 覚醒 進化 逆襲 共鳴 トークン 引く 捨てる 公開する 探す シャッフルする 枚まで スタート メイン"
    "撃退 エンドフェイズ 赤青緑白 形態 世紀 船 街 結晶体 第 婆羅護吽 魏怒羅 絆 翔 終焉"
    "能力なし ブースター 構築済 プロモ"
)
EXTRA = "≤≥≈−–—×÷±…•·‘’“”′″←↑→↓⇒▲▶▼◀△●○■□◆◇★☆♪✓"


def japanese_characters() -> set[str]:
    """Everything the Japanese subset holds: kana and full width, JIS X 0208 level 1, card names."""
    chars = set(_jis_rows(range(1, 9))) | set(_jis_rows(range(16, 48)))
    for first, last in ((0x20, 0x7E), (0xA0, 0xFF), (0x3000, 0x30FF), (0x31F0, 0x31FF), (0xFF01, 0xFFEE)):
        chars.update(map(chr, range(first, last + 1)))
    for first, last in ((0x2160, 0x217F), (0x2460, 0x2473)):  # Roman numerals and ringed figures of ranks
        chars.update(map(chr, range(first, last + 1)))
    chars.update(SCHOOL_KANJI, GAME_WORDS, EXTRA)
    for text in card_texts():
        chars.update(text)
    return {char for char in chars if char.isprintable()}


def rare_characters() -> set[str]:
    """Kanji of names beyond those: levels 2 and 3 of JIS X 0213, and what Windows adds, such as 髙 and 德."""
    chars = set(_jis_rows(range(1, 95), "euc_jis_2004"))
    for lead in range(0xFA, 0xFD):
        for trail in range(0x40, 0xFD):
            with contextlib.suppress(UnicodeDecodeError):
                chars.add(bytes((lead, trail)).decode("cp932"))
    single = {char for char in chars if len(char) == 1 and char.isprintable()}
    return (single | set(NAME_KANJI)) - japanese_characters()


def card_texts() -> Iterator[str]:
    """The shipped card data, one text a file, with nothing escaped."""
    for path in sorted((ROOT / "card_data" / "sets").glob("*.json")):
        yield json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False)


def _jis_rows(rows: Iterable[int], codec: str = "euc_jp") -> Iterator[str]:
    """The characters of JIS X 0208 rows, or of X 0213, through the codec Python already has."""
    for row in rows:
        for cell in range(1, 95):
            with contextlib.suppress(UnicodeDecodeError):
                yield bytes((0xA0 + row, 0xA0 + cell)).decode(codec)


def make_barlow(folder: Path, family: str, stem: str, weight: int) -> TTFont:
    """One weight with its parts put together, features kept; of a character in two parts the first counts."""
    with tempfile.TemporaryDirectory() as scratch:
        parts: list[str] = []
        taken: set[int] = set()
        for script in SCRIPTS:
            font = TTFont(folder / "files" / f"{stem}-{script}-{weight}-normal.woff2", recalcTimestamp=False)
            if taken:
                _keep(font, _codes(font) - taken)
            taken |= _codes(font)
            font.flavor = None
            parts.append(str(Path(scratch) / f"{script}.ttf"))
            font.save(parts[-1])
        merged = Merger().merge(parts)
        latin = TTFont(parts[0])["head"]
    merged.recalcTimestamp = False  # the same sources give the same files
    merged["head"].created, merged["head"].modified = latin.created, latin.modified
    _keep(merged, _codes(merged))
    _rename(merged, family, weight)
    return merged


def make_noto(path: Path, weight: int, family: str, characters: set[str]) -> TTFont:
    """The Japanese face of the collection, cut down to some characters."""
    font = TTFont(path, fontNumber=0, recalcTimestamp=False)
    _keep(font, {ord(char) for char in characters} & _codes(font))
    _rename(font, family, weight)
    return font


def _codes(font: TTFont) -> set[int]:
    return set(font.getBestCmap() or ())


def _keep(font: TTFont, codes: set[int]) -> None:
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = NAMES
    options.notdef_outline = True
    options.drop_tables += ["BASE", "DSIG", "VORG", "vhea", "vmtx", "meta"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def _rename(font: TTFont, family: str, weight: int) -> None:
    """Give all weights one family name, so that Qt finds them by weight on every system."""
    style = WEIGHTS[weight]
    postscript = f"{family.replace(' ', '')}-{style}"
    plain = style in {"Regular", "Bold"}
    names = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{postscript};subset",
        4: f"{family} {style}",
        6: postscript,
        16: family,
        17: style,
    }
    for name_id, text in names.items():
        font["name"].removeNames(name_id)
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def write_licences(barlow: Path, noto: TTFont) -> None:
    """The licence text once for each family, each under its own copyright line."""
    licence = (barlow / "LICENSE").read_text(encoding="utf-8")
    body = licence[licence.index("This Font Software is licensed") :]
    barlow_owner = "Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)"
    for name, owner in (("Barlow", barlow_owner), ("NotoSansCJKjp", noto["name"].getDebugName(0))):
        (OUT / f"OFL-{name}.txt").write_text(f"{owner}\n\n{body}", encoding="utf-8")


def main() -> None:
    """Write all subsets and say how large they came out."""
    parser = argparse.ArgumentParser(description="Make the bundled font subsets.")
    for name in ("barlow", "semi", "condensed", "noto"):
        parser.add_argument(f"--{name}", type=Path, required=True, help="unpacked upstream folder")
    folders = vars(parser.parse_args())
    OUT.mkdir(parents=True, exist_ok=True)
    for name, family, stem, weights in BARLOW:
        for weight in weights:
            font = make_barlow(folders[name], family, stem, weight)
            font.save(OUT / f"{family.replace(' ', '')}-{WEIGHTS[weight]}.ttf")
    common, rare = japanese_characters(), rare_characters()
    for family, weight, characters in (
        (NOTO_FAMILY, 400, common),
        (NOTO_FAMILY, 700, common),
        (RARE_FAMILY, 400, rare),
    ):
        (path,) = folders["noto"].rglob(f"NotoSansCJK-{WEIGHTS[weight]}.ttc")
        font = make_noto(path, weight, family, characters)
        stem = f"NotoSansCJKjp{family.removeprefix(NOTO_FAMILY).strip()}"
        font.save(OUT / f"{stem}-{WEIGHTS[weight]}.otf")
    write_licences(folders["barlow"], font)
    for path in sorted(OUT.iterdir()):
        print(f"{path.stat().st_size:>9,}  {path.name}")


if __name__ == "__main__":
    main()
