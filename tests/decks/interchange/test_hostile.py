"""The hostile corpus H01 to H44: inputs that break other tools, each with what a player should see (B28)."""

import base64
import json
import time
import tracemalloc
import zipfile
from io import BytesIO
from random import Random

import pytest

from deckbuilder.cards import Catalogue
from deckbuilder.decks.deck import Deck, Entry, Section
from deckbuilder.decks.interchange import (
    WHOLE_INPUT,
    LineState,
    ReadResult,
    ReportLine,
    read_deck,
    write_deck,
)

EBIRAH = "EBP01-016"
LIST = f"[monster deck]\n1 ESD01-001\n[main deck]\n4 {EBIRAH}\n"
LISTED = ((Entry("ESD01-001", 1),), (Entry(EBIRAH, 4),))


def cards(result: ReadResult) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """The entries of both decks."""
    return result.deck.monster, result.deck.main


def answer(line: str | bytes, catalogue: Catalogue) -> ReportLine:
    """How one line below a main deck heading is read."""
    heading: str | bytes = "Main Deck\n" if isinstance(line, str) else b"Main Deck\n"
    return read_deck(heading + line, catalogue).report.lines[1]  # type: ignore[operator]


def refusal(data: str | bytes, catalogue: Catalogue) -> str:
    """Why an input is refused; it must give no card at all."""
    result = read_deck(data, catalogue)
    assert not result.ok
    assert result.deck == Deck()
    (line,) = result.report.lines
    assert line.state is LineState.REJECTED
    return result.report.refusal


def v1(value: object) -> str:
    return "v1:" + base64.b64encode(json.dumps(value).encode()).decode()


def v3(value: object) -> str:
    return "v3:" + base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def test_h01_a_byte_order_mark_before_the_heading_is_no_part_of_it(catalogue: Catalogue) -> None:
    result = read_deck(b"\xef\xbb\xbf" + LIST.encode(), catalogue)
    assert cards(result) == LISTED
    assert result.report.is_clean
    assert read_deck("\ufeff" + LIST, catalogue).report.is_clean


@pytest.mark.parametrize("end", ["\r\n", "\r", "\u2028", "\f", "\x0b", "\x85", "\u2029"])
def test_h02_any_line_end_ends_a_line(end: str, catalogue: Catalogue) -> None:
    result = read_deck(LIST.replace("\n", end).encode(), catalogue)
    assert cards(result) == LISTED
    assert len(result.report.lines) == 4


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(
    "text", [LIST, "怪獣デッキ\n1 ESD01-001 ゴジラ(2023)\nメインデッキ\n4 EBP01-016 エビラ(2004)\n"]
)
def test_h03_utf16_is_read_with_a_mark_and_guessed_without(
    codec: str, text: str, catalogue: Catalogue
) -> None:
    marked = read_deck(("\ufeff" + text).encode(codec), catalogue)
    assert cards(marked) == LISTED
    assert marked.report.remarks == ()
    guessed = read_deck(text.encode(codec), catalogue)
    assert cards(guessed) == LISTED
    assert "guessed encoding" in guessed.report.remarks[0]


def test_h04_shift_jis_gives_the_same_deck_and_a_remark(catalogue: Catalogue) -> None:
    text = "怪獣デッキ\n1 SD01-001\nメインデッキ\n4 BP01-016 エビラ(2004)\n"
    result = read_deck(text.encode("cp932"), catalogue)
    assert result.deck == read_deck(text, catalogue).deck
    assert cards(result) == LISTED
    assert "Shift-JIS" in result.report.remarks[0]


def test_h05_a_latin_1_letter_costs_a_warning_not_the_line(catalogue: Catalogue) -> None:
    result = read_deck(
        f"怪獣デッキ\n1 ESD01-001\nメインデッキ\n4 {EBIRAH} Ebir".encode() + b"\xe9\n", catalogue
    )
    assert cards(result) == LISTED
    assert result.report.lines[3].state is LineState.CHANGED
    assert result.report.lines[3].text.endswith("Ebiré")
    assert result.report.lines[1].state is LineState.ACCEPTED


def test_h06_full_width_digits_are_digits(catalogue: Catalogue) -> None:
    line = answer("４　ＥＢＰ０１－０１６", catalogue)
    assert (line.state, line.entry) == (LineState.ACCEPTED, Entry(EBIRAH, 4))


@pytest.mark.parametrize("line", ["4 ebp01-016", "4 Ebp01-016"])
def test_h07_case_does_not_matter(line: str, catalogue: Catalogue) -> None:
    assert (answer(line, catalogue).state, answer(line, catalogue).entry) == (
        LineState.ACCEPTED,
        Entry(EBIRAH, 4),
    )


def test_h08_a_japanese_number_is_read_as_the_english_card_and_said_so(catalogue: Catalogue) -> None:
    line = answer("4 BP01-016", catalogue)
    assert (line.state, line.entry) == (LineState.CHANGED, Entry(EBIRAH, 4))
    assert f"Japanese number read as {EBIRAH}" in line.message


@pytest.mark.parametrize("line", ["4 EBP01–016", "4 EBP01−016", "4 EBP01 016", "4 EBP1-16"])
def test_h09_odd_spellings_of_a_number_are_completed_and_said_so(line: str, catalogue: Catalogue) -> None:
    assert (answer(line, catalogue).state, answer(line, catalogue).entry) == (
        LineState.CHANGED,
        Entry(EBIRAH, 4),
    )


def test_h10_other_art_is_kept_and_counts_as_the_same_card(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n4 EBP01-016+\n1 EBP01-016++", catalogue)
    assert result.report.is_clean
    assert result.deck.main == (Entry("EBP01-016+", 4), Entry("EBP01-016++", 1))
    assert result.deck.copies() == {EBIRAH: 5}


@pytest.mark.parametrize(
    ("line", "number"),
    [("4 SD01-005OL", "ESD01-005"), ("4 SD01-005ol", "ESD01-005"), ("4 SD01-005+OL", "ESD01-005+")],
)
def test_h11_the_suffix_of_picture_files_is_dropped(line: str, number: str, catalogue: Catalogue) -> None:
    read = answer(line, catalogue)
    assert (read.state, read.entry) == (LineState.CHANGED, Entry(number, 4))
    assert "suffix OL dropped" in read.message


def test_h12_a_repeated_card_adds_up(catalogue: Catalogue) -> None:
    """B22, B23."""
    result = read_deck(f"[main deck]\n2 {EBIRAH}\n3 {EBIRAH}", catalogue)
    assert result.deck.main == (Entry(EBIRAH, 5),)
    assert result.report.lines[2].state is LineState.CHANGED
    assert "added to line 2" in result.report.lines[2].message


def test_h13_a_card_in_both_sections_stays_in_both_and_counts_together(catalogue: Catalogue) -> None:
    result = read_deck("[monster deck]\n1 ESD01-001\n[main deck]\n3 ESD01-001", catalogue)
    assert result.report.is_clean
    assert cards(result) == ((Entry("ESD01-001", 1),), (Entry("ESD01-001", 3),))
    assert result.deck.copies() == {"ESD01-001": 4}


@pytest.mark.parametrize("number", ["EBP99-001", "EBP01-999"])
def test_h14_an_unknown_card_becomes_a_placeholder(number: str, catalogue: Catalogue) -> None:
    line = answer(f"4 {number}", catalogue)
    assert (line.state, line.entry) == (LineState.UNKNOWN, Entry(number, 4))
    assert "placeholder" in line.message


def test_h15_a_count_of_zero_is_reported_and_adds_nothing(catalogue: Catalogue) -> None:
    line = answer(f"0 {EBIRAH}", catalogue)
    assert (line.state, line.entry) == (LineState.SKIPPED, None)
    assert "count is 0" in line.message


@pytest.mark.parametrize("line", [f"-3 {EBIRAH}", f"−3 {EBIRAH}", "-3 Super X2"])
def test_h16_a_negative_count_is_not_turned_into_a_positive_one(line: str, catalogue: Catalogue) -> None:
    read = answer(line, catalogue)
    assert (read.state, read.entry) == (LineState.REJECTED, None)
    assert "below 1" in read.message


@pytest.mark.parametrize("count", ["1e3", "4.5", "٤", "Ⅳ", "②", "½", "0x4", "+4", "4,5"])
def test_h17_only_plain_digits_are_a_count(count: str, catalogue: Catalogue) -> None:
    for card in (EBIRAH, "Super X2"):
        line = answer(f"{count} {card}", catalogue)
        assert (line.state, line.entry) == (LineState.REJECTED, None), line.message
    assert "no whole number" in answer(f"{count} {EBIRAH}", catalogue).message


@pytest.mark.parametrize("digits", ["999999999999999999999", "100", "9" * 300])
def test_h18_a_count_beyond_reason_is_refused(digits: str, catalogue: Catalogue) -> None:
    for line in (f"{digits} {EBIRAH}", f"{EBIRAH} x{digits}"):
        assert answer(line, catalogue).state is LineState.REJECTED
        assert "too large" in answer(line, catalogue).message


def test_h19_a_number_alone_is_one_copy(catalogue: Catalogue) -> None:
    line = answer(EBIRAH, catalogue)
    assert (line.state, line.entry) == (LineState.CHANGED, Entry(EBIRAH, 1))
    assert "read as 1" in line.message


@pytest.mark.parametrize("line", [f"4{EBIRAH}", f"x4{EBIRAH}", f"4x{EBIRAH}"])
def test_h20_a_count_that_touches_the_number_is_read(line: str, catalogue: Catalogue) -> None:
    assert (answer(line, catalogue).state, answer(line, catalogue).entry) == (
        LineState.CHANGED,
        Entry(EBIRAH, 4),
    )


def test_h21_a_unique_name_is_the_card_and_a_shared_one_is_a_question(catalogue: Catalogue) -> None:
    assert answer("2 Super X2", catalogue).entry == Entry("EBP01-056", 2)
    shared = answer("4 Godzilla(2023)", catalogue)
    assert shared.state is LineState.QUESTION
    assert len(shared.candidates) == len(catalogue.named("Godzilla(2023)"))
    assert all("Godzilla (2023), rank" in choice.label for choice in shared.candidates)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Godzilla’s Bite", "EPR-005"),
        ("Godzillaʼs Bite", "EPR-005"),
        ("Gódzìlla's Bite", "EPR-005"),
        ("ｽｰﾊﾟｰX2", "EBP01-056"),
        ("スーパーX2", "EBP01-056"),
        ("super x2", "EBP01-056"),
        ("すーぱーＸ２", "EBP01-056"),
    ],
)
def test_h22_apostrophes_accents_and_kana_do_not_hide_a_card(
    name: str, number: str, catalogue: Catalogue
) -> None:
    """B29 to B31."""
    assert answer(f"2 {name}", catalogue).entry == Entry(number, 2)


def test_h23_a_misspelt_heading_is_asked_and_repeated_headings_merge(catalogue: Catalogue) -> None:
    result = read_deck(
        "[mian deck]\n2 EBP01-020\n怪獣デッキ\n1 ESD01-001\n"
        "[main deck]\n1 EBP01-020\n[monster deck]\n1 ESD01-002",
        catalogue,
    )
    assert result.report.lines[0].state is LineState.QUESTION
    assert 'unknown heading "mian deck"' in result.report.lines[0].message
    assert cards(result) == ((Entry("ESD01-001", 1), Entry("ESD01-002", 1)), (Entry("EBP01-020", 3),))
    answered = result.answer(1, "monster")
    assert answered.deck.monster == (Entry("EBP01-020", 2), Entry("ESD01-001", 1), Entry("ESD01-002", 1))
    assert answered.deck.main == (Entry("EBP01-020", 1),)


def test_h24_without_headings_nothing_is_placed_in_silence(catalogue: Catalogue) -> None:
    """B35, B86."""
    result = read_deck(f"4 {EBIRAH}\n1 ESD01-001", catalogue)
    assert result.deck.monster == ()
    assert result.report.lines[0].line_no == WHOLE_INPUT
    assert "no headings" in result.report.lines[0].message


def test_h25_comments_are_never_cards(catalogue: Catalogue) -> None:
    result = read_deck(
        "[main deck]\n# 4 EBP01-020\n// 4 EBP01-020\n4 EBP01-016 // not EBP01-020\n4 EBP01-017 # x2",
        catalogue,
    )
    assert result.deck.main == (Entry(EBIRAH, 4), Entry("EBP01-017", 4))
    assert result.deck.notes == "4 EBP01-020\n4 EBP01-020"


@pytest.mark.parametrize(
    "start",
    [
        "<!DOCTYPE html><html>",
        "\n<html lang=en>",
        "<!-- saved --><!doctype HTML>",
        "<HEAD>",
        '<ul class="a">',
        "<p>",
    ],
)
def test_h26_a_saved_web_page_is_named_and_none_of_it_imported(start: str, catalogue: Catalogue) -> None:
    page = f"{start}<title>Deck Log</title><li>4 EBP01-016</li></html>"
    assert "web page" in refusal(page, catalogue)


def test_h27_markup_in_names_stays_text(catalogue: Catalogue) -> None:
    name = "<script>alert(1)</script><img src=x onerror=y> &amp;"
    payload = {
        "title": name,
        "game_title_id": 7,
        "list": [{"card_number": "<b>x</b>", "num": 1}],
        "p_list": [],
    }
    result = read_deck(json.dumps(payload), catalogue)
    assert result.deck.name == name
    assert result.deck.main == (Entry("<b>x</b>", 1),)
    assert read_deck(write_deck(result.deck, "deck", catalogue), catalogue).deck.name == name


def _zip() -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("word/document.xml", "4 EBP01-016")
    return packed.getvalue()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"{\\rtf1\\ansi 4 EBP01-016}", "RTF"),
        (_zip(), "Word"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "PNG"),
        (b"SQLite format 3\x00" + bytes(100), "SQLite"),
        (b"%PDF-1.7\n", "PDF"),
        (b"\xff\xd8\xff\xe0", "JPEG"),
    ],
    ids=["rtf", "docx", "png", "sqlite", "pdf", "jpeg"],
)
def test_h28_files_of_other_kinds_are_named(data: bytes, kind: str, catalogue: Catalogue) -> None:
    started = time.process_time()
    reason = refusal(data, catalogue)
    assert time.process_time() - started < 0.1
    assert reason.startswith("not a text deck")
    assert kind in reason


@pytest.mark.parametrize("kind", ["random", "lines", "one line"])
def test_h29_ten_megabytes_are_refused_at_once_and_without_memory(kind: str, catalogue: Catalogue) -> None:
    data = {
        "random": lambda: Random(29).randbytes(10_000_000),
        "lines": lambda: b"4 EBP01-016\n" * 900_000,
        "one line": lambda: b"4" * 10_000_000,
    }[kind]()
    tracemalloc.start()
    started = time.process_time()
    reason = refusal(data, catalogue)
    taken = time.process_time() - started
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "too large" in reason
    assert taken < 0.5
    assert peak < 50_000_000


@pytest.mark.parametrize(
    "text",
    [
        "x " * 450_000,
        "4 EBP01-016\n" * 80_000,
        "4" + " " * 900_000 + "x",
        "[=" * 400_000,
        "v2:" + "|" * 900_000,
        "a(b[c{" * 150_000,
        '4 "' + '\\"' * 400_000,
        ("a " * 190 + ":\n") * 2_500,
        ("a" + "-" * 77 + "x\n") * 2_500,
        (": " * 150 + "EBP01-016\n") * 2_500,
        "number,count" + "," * 900_000,
    ],
    ids=[
        "line",
        "lines",
        "blanks",
        "brackets",
        "code",
        "openers",
        "quotes",
        "long lines",
        "dashes",
        "colons",
        "columns",
    ],
)
def test_h29_what_just_fits_is_answered_within_seconds(text: str, catalogue: Catalogue) -> None:
    started = time.process_time()
    assert not read_deck(text, catalogue).report.is_clean
    assert time.process_time() - started < 5


def _two_keys_alike() -> str:
    keys = [f'"{number:05x}":1' for number in range(60_000)]
    return "{" + ",".join([*keys, keys[-1]]) + "}"


def _ids_found_last() -> str:
    listed = ",".join(map(str, range(90_000)))
    cards = ",".join(['{"CardID":89999}'] * 25_000)
    return f'{{"ObjectStates":[{{"Name":"Deck","DeckIDs":[{listed}],"ContainedObjects":[{cards}]}}]}}'


def _many_rows() -> str:
    return '{"game_title_id":7,"p_list":[],"list":[' + ",".join(["{}"] * 300_000) + "]}"


@pytest.mark.parametrize(
    "text", [_two_keys_alike(), _ids_found_last(), _many_rows()], ids=["keys", "ids", "rows"]
)
def test_h29_large_json_does_not_hang(text: str, catalogue: Catalogue) -> None:
    started = time.process_time()
    assert refusal(text, catalogue)
    assert time.process_time() - started < 2


def test_h30_characters_that_hide_or_act_are_stripped_and_shown(catalogue: Catalogue) -> None:
    line = answer("4 E\u200dBP01\u202e-0\x0016 \x1b[31mred", catalogue)
    assert line.entry == Entry(EBIRAH, 4)
    assert line.text == "4 E\\u200dBP01\\u202e-0\\u000016 \\u001b[31mred"
    assert "\x1b" not in line.message
    assert "\u202e" not in line.message


def test_h31_json_beyond_sense_is_refused_with_the_reason(catalogue: Catalogue) -> None:
    assert "nested too deeply" in refusal("[" * 10_000 + "]" * 10_000, catalogue)
    assert "nested too deeply" in refusal('{"list":' * 10_000, catalogue)
    assert 'the key "list" stands twice' in refusal('{"list":[],"list":[]}', catalogue)
    assert "NaN is no number" in refusal('{"list":[{"card_number":"EBP01-016","num":NaN}]}', catalogue)
    assert "line 1, column" in refusal('{"list":[', catalogue)


@pytest.mark.parametrize(
    ("num", "copies"),
    [
        ("true", 0),
        ('"4"', 4),
        ("null", 0),
        ("1e309", 0),
        ("4", 4),
        ("4.0", 0),
        ("-1", 0),
        ("9" * 5000, 0),
        ('"٤"', 0),
        ("[]", 0),
    ],
)
def test_h31_each_count_of_a_payload_is_judged_alone(num: str, copies: int, catalogue: Catalogue) -> None:
    rows = f'{{"card_number":"EBP01-016","num":{num}}},{{"card_number":"EBP01-020","num":1}}'
    text = f'{{"game_title_id":7,"p_list":[],"list":[{rows}]}}'
    result = read_deck(text, catalogue)
    if len(num) > 4000:
        assert "too long to be real" in result.report.refusal
        return
    assert result.deck.copies() == ({EBIRAH: copies, "EBP01-020": 1} if copies else {"EBP01-020": 1})
    assert bool(result.report.in_state(LineState.REJECTED)) == (not copies)


def test_h32_each_fault_of_deck_log_data_has_its_own_sentence(catalogue: Catalogue) -> None:
    reasons = [
        refusal("[]", catalogue),
        refusal("{}", catalogue),
        refusal('{"game_title_id":6,"list":[],"p_list":[]}', catalogue),
        refusal('{"game_title_id":7,"list":{},"p_list":[]}', catalogue),
    ]
    assert len(set(reasons)) == 4
    assert "no deck of that code" in reasons[0]
    assert "6, Shadowverse: Evolve" in reasons[2]
    assert "list is no list" in reasons[3]
    missing = read_deck('{"game_title_id":7,"list":[{"card_number":"EBP01-016","num":4}]}', catalogue)
    assert missing.deck.main == (Entry(EBIRAH, 4),)
    assert "p_list, the monster deck, is missing" in missing.report.lines[0].message


@pytest.mark.parametrize(
    "address",
    [
        "https://decklog.bushiroad.com.evil.example/view/ABC12",
        "http://decklog.bushiroad.com/view/ABC12",
        "https://decklog.bushiroad.com:8443/view/ABC12",
        "https://user:pass@decklog.bushiroad.com/view/ABC12",
    ],
)
def test_h33_of_a_foreign_address_only_the_code_is_taken(address: str, catalogue: Catalogue) -> None:
    result = read_deck(address, catalogue)
    assert result.deck.deck_log_code == "ABC12"
    line = result.report.lines[0]
    assert line.state is LineState.CHANGED
    assert "not Deck Log's; nothing is fetched" in line.message


@pytest.mark.parametrize(
    "code",
    [
        "v2:0.1.2|",
        "v2:0!.1|",
        "v2:zz.zz|",
        "v2:0.1|1.1|2.1",
        "v2:cmd:2pick",
        "v2:0.1,0.1|",
        "v2:0.0|",
        "v2:0.2s|",
    ],
)
def test_h34_a_damaged_v2_code_gives_no_deck_at_all(code: str, catalogue: Catalogue) -> None:
    assert "v2" in refusal(code, catalogue)


@pytest.mark.parametrize(
    "code",
    [
        "v1:****",
        "v1:abc",
        v1({"main": [["x", -1]]}),
        v1({"main": {"BP01-016ol": -1}}),
        v3({"version": 3, "main": [["BP01-016ol", 4]]}) + "==",
        "v3:ab+/",
        v3({"version": 3, "main": [["x", -1]]}),
        v3({"version": 2, "main": []}),
        v3({"version": 3, "main": [["godzilla-cardgame:52", 1]]}),
        "v3:" + "A" * 20_001,
    ],
)
def test_h35_a_damaged_v1_or_v3_code_gives_no_deck_at_all(code: str, catalogue: Catalogue) -> None:
    assert refusal(code, catalogue)


@pytest.mark.parametrize("key", ["__proto__", "constructor", ""])
def test_h36_magic_keys_are_unknown_ids(key: str, catalogue: Catalogue) -> None:
    for code in (
        v1({"main": {key: 1}, "monster": {}}),
        v3({"version": 3, "main": [[key, 1]], "monster": []}),
    ):
        assert "is no card id" in refusal(code, catalogue)


def test_h37_tables_of_any_delimiter_and_order_are_read(catalogue: Catalogue) -> None:
    ebirah = f'"Ebirah\r\n(2004)";4;{EBIRAH};main'
    text = f"name;copies;number;section\r\n{ebirah}\r\nGodzilla;1;ESD01-001;monster\r\n"
    assert cards(read_deck(text, catalogue)) == LISTED
    assert cards(read_deck(text.replace(";", "\t").encode("utf-16"), catalogue)) == LISTED
    assert "100,002 columns" in refusal("number,count" + "," * 100_000, catalogue)
    assert "quotation mark" in refusal(f'section,count,number\nmain,4,"{EBIRAH}\n', catalogue)


def test_h38_a_formula_is_exported_as_text(catalogue: Catalogue) -> None:
    formula = '=HYPERLINK("http://evil.example")'
    text = write_deck(Deck(main=(Entry(formula, 1),)), "csv", catalogue).decode("utf-8-sig")
    assert "'=HYPERLINK" in text
    assert ",=HYPERLINK" not in text
    assert read_deck(text, catalogue).deck.main == (Entry(formula, 1),)


def test_h39_odd_tabletop_objects_are_read_with_remarks_or_refused(catalogue: Catalogue) -> None:
    card = {"Name": "Card", "CardID": 100, "Nickname": f"{EBIRAH} Ebirah(2004)"}
    deck = {"Name": "DeckCustom", "Nickname": "Test main", "DeckIDs": [200], "ContainedObjects": [card, card]}
    result = read_deck(json.dumps({"SaveName": "", "ObjectStates": [deck]}), catalogue)
    assert result.deck.main == (Entry(EBIRAH, 2),)
    assert len(result.report.remarks) == 3
    crowd = {**deck, "ContainedObjects": [{"Name": "Card"}] * 1_001}
    assert "too many cards" in refusal(json.dumps({"ObjectStates": [crowd]}), catalogue)
    huge = {**deck, "ContainedObjects": [{"Name": "Card"}] * 100_000}
    assert "too large" in refusal(json.dumps({"ObjectStates": [huge]}), catalogue)


@pytest.mark.parametrize(
    "name", ["", "x" * 300, "CON", "a/b", "..", "end.", "🦖", "\u202eevil", "ア\u0000イ", "a\nb"]
)
def test_h40_names_lose_what_can_act_and_keep_what_can_be_read(name: str, catalogue: Catalogue) -> None:
    """Safe file names for such decks are made where files are saved."""
    read = read_deck(
        json.dumps({"title": name, "game_title_id": 7, "list": [], "p_list": []}), catalogue
    ).deck.name
    assert len(read) <= 100
    assert read.isprintable()
    if name in {"CON", "a/b", "..", "end.", "🦖"}:
        assert read == name


def test_h41_an_empty_file_is_refused_with_the_reason(catalogue: Catalogue) -> None:
    """Files that vanish, loop or block are for whoever opens them; here only what is left of one."""
    assert "the input is empty" in refusal(b"", catalogue)
    assert "the input is empty" in refusal(b"\x00" * 3, catalogue)


def test_h42_an_empty_or_enormous_clipboard_gets_a_sentence(catalogue: Catalogue) -> None:
    """A clipboard of only a picture is for the window that reads it."""
    assert "the input is empty" in refusal(" \n\t", catalogue)
    assert "too large" in refusal("x" * 50_000_000, catalogue)
    assert "web page" in refusal("<html><body>4 EBP01-016</body></html>", catalogue)


def test_h43_tokens_and_rage_cards_are_refused_and_a_monster_may_be_in_the_main_deck(
    catalogue: Catalogue,
) -> None:
    """B26."""
    result = read_deck("Main Deck\n4 EBP02-T03\n1 PR-011\n2 ESD01-002", catalogue)
    token, rage, monster = result.report.lines[1:]
    assert (token.state, rage.state, monster.state) == (
        LineState.REJECTED,
        LineState.REJECTED,
        LineState.ACCEPTED,
    )
    assert "token" in token.message
    assert "rage card" in rage.message
    assert result.deck.main == (Entry("ESD01-002", 2),)
    assert result.deck.unread == ("4 EBP02-T03", "1 PR-011")


def test_h43_a_deck_file_keeps_even_a_token_so_that_its_check_can_tell(catalogue: Catalogue) -> None:
    result = read_deck("[main deck]\n4 EBP02-T03\n1 EPR-011", catalogue)
    assert result.deck.main == (Entry("EBP02-T03", 4), Entry("EPR-011", 1))
    assert "a token" in result.report.lines[1].message
    assert "rage card" in result.report.lines[2].message


def test_h44_fifty_lines_of_one_card_in_all_spellings_are_fifty_copies(catalogue: Catalogue) -> None:
    spellings = [EBIRAH, "EBP01-016+", "BP01-016", "ebp01-016++", "BP01-016ol"]
    result = read_deck("Main Deck\n" + "\n".join(f"1 {spellings[i % 5]}" for i in range(50)), catalogue)
    assert result.deck.copies() == {EBIRAH: 50}
    assert result.deck.count(Section.MAIN) == 50
    assert len(result.report.lines) == 51
