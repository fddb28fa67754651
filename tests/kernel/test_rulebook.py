"""One reader of the rules for all who show them."""

from __future__ import annotations

from orrery.kernel import Phrase
from orrery.kernel.rulebook import anchor, occurrences, rulebook
from orrery.kernel.text import EMPHASIS, RULE, STRONG, WORDS
from tests.coverage import rule_ids
from tests.tiny import TinyGame

RULES = """# The tiny rules

Read **all** of it.

## 1. Cards

- **TN-CARD-1** A *card* has a number; see TN-PLAY-1, not XX-NONE-1.
- **Highest** Żaba wins.
A plain line.

### 1.1 Dealing

- **TN-DEAL-1** Three each.

## 2. Play

- **TN-PLAY-1** One after the other.
- **TN-PLAY-1b** Or not. (TN-CARD-1)

## Cards
"""


class Ruled(TinyGame):
    title = Phrase("Ruled", "Ruled")

    def rules(self, language: str) -> str:
        return RULES


BOOK = rulebook(Ruled(), "en")


def test_chapters_parts_rules_and_paragraphs() -> None:
    assert BOOK.title == "The tiny rules"
    assert [(span.text, span.kind) for span in BOOK.intro[0].spans] == [
        ("Read ", WORDS),
        ("all", STRONG),
        (" of it.", WORDS),
    ]
    assert [section.title for section in BOOK.chapters()] == ["1. Cards", "2. Play", "Cards"]
    assert [section.level for section in BOOK.sections] == [2, 3, 2, 2]
    assert [rule.id for rule in BOOK.sections[0].rules] == ["TN-CARD-1", "Highest", ""]
    assert BOOK.sections[0].rules[2].text == "A plain line."


def test_every_anchor_is_its_own() -> None:
    anchors = [section.anchor for section in BOOK.sections] + [rule.anchor for rule in BOOK.rules() if rule.id]
    assert len(set(anchors)) == len(anchors)
    assert BOOK.sections[0].rules[0].anchor == "tn-card-1"


def test_references_are_spans_where_there_is_such_a_rule() -> None:
    text = BOOK.sections[0].rules[0].text
    assert text == "A card has a number; see TN-PLAY-1, not XX-NONE-1."
    assert [(span.text, span.kind, span.ref) for span in text.spans if span.kind] == [
        ("card", EMPHASIS, ""),
        ("TN-PLAY-1", RULE, "TN-PLAY-1"),
    ]


def test_rules_are_found_by_number_title_id_and_words() -> None:
    assert [section.title for section in BOOK.titled("1")] == ["1. Cards", "1.1 Dealing"]
    assert [section.title for section in BOOK.titled("deal")] == ["1.1 Dealing"]
    assert [rule.id for rule in BOOK.numbered("tn-play-1")] == ["TN-PLAY-1"]
    assert [rule.id for rule in BOOK.numbered("TN-PLAY")] == ["TN-PLAY-1", "TN-PLAY-1b"]
    assert [[rule.id for rule in rules] for _, rules in BOOK.search("zaba highest")] == [["Highest"]]
    assert BOOK.search("   ") == []
    assert BOOK.about("HIGHEST") == ["Żaba wins."]
    assert BOOK.close("numbr") == ["number"]


def test_what_was_searched_for_is_found_letter_for_letter() -> None:
    assert occurrences("Żaba i ŻÓŁW", "zolw żaba") == [(0, 4), (7, 11)]
    assert occurrences("anything", " ") == []


def test_lines_that_only_go_on_below_are_one() -> None:
    class Wrapped(TinyGame):
        def rules(self, language: str) -> str:
            return "# Rules\n\nTwo\nlines.\n\n## One\n\n- **TG-A-1** A rule\n  that goes on.\n- **TG-A-2** Another.\n"

    book = rulebook(Wrapped(), "en")
    assert book.intro == ["Two lines."]
    assert [rule.text for rule in book.rules()] == ["A rule that goes on.", "Another."]


class Worded(TinyGame):
    """Rules whose ids end in a word or a sign, beside cards that look like ids."""

    def rules(self, language: str) -> str:
        return (
            "# Rules\n\n## One\n\n"
            "- **TG-SCORE** Ties: TG-SCORE-TIE, as TG-SCORE-9 is none.\n"
            "- **TG-SCORE-TIE** See TG-DIP-UN-, TG-DIP-UN+ and (TG-DIP-UN+).\n"
            "- **TG-DIP-UN-** Less; TG-SCORE.\n"
            "- **TG-DIP-UN+** More; TG-DIP-1b, TG-DIP-1.\n"
            "- **TG-DIP-1** One.\n"
            "- **TG-DIP-1b** Another.\n"
            "- **OMEGA-NINE** A card.\n"
            "- **Highest** A name.\n"
        )


def test_ids_end_in_numbers_words_and_signs() -> None:
    book = rulebook(Worded(), "en")
    ids = ["TG-SCORE", "TG-SCORE-TIE", "TG-DIP-UN-", "TG-DIP-UN+", "TG-DIP-1", "TG-DIP-1b"]
    assert rule_ids(Worded()) == ids
    assert [rule.id for rule in book.rules()] == [*ids, "OMEGA-NINE", "Highest"]
    referred = {rule.id: [span.ref for span in rule.text.spans if span.kind == RULE] for rule in book.rules()}
    assert referred["TG-SCORE"] == ["TG-SCORE-TIE"]
    assert referred["TG-SCORE-TIE"] == ["TG-DIP-UN-", "TG-DIP-UN+", "TG-DIP-UN+"]
    assert referred["TG-DIP-UN-"] == ["TG-SCORE"]
    assert referred["TG-DIP-UN+"] == ["TG-DIP-1b", "TG-DIP-1"]


def test_ids_that_differ_in_their_sign_have_addresses_of_their_own() -> None:
    ruled = rulebook(Worded(), "en").rules()
    assert [rule.anchor for rule in ruled[2:4]] == ["tg-dip-un", "tg-dip-un-plus"]
    assert all(anchor(rule.id) == rule.anchor for rule in ruled)


def test_rules_are_found_by_ids_with_signs() -> None:
    book = rulebook(Worded(), "en")
    assert [rule.id for rule in book.numbered("tg-dip-un-")] == ["TG-DIP-UN-"]
    assert [rule.id for rule in book.numbered("tg-dip-un+")] == ["TG-DIP-UN+"]
    assert [rule.id for rule in book.numbered("tg-dip-un")] == ["TG-DIP-UN-", "TG-DIP-UN+"]
    assert [rule.id for rule in book.numbered("TG-SCORE")] == ["TG-SCORE"]
    assert [rule.id for rule in book.numbered("tg-dip-")] == ["TG-DIP-UN-", "TG-DIP-UN+", "TG-DIP-1", "TG-DIP-1b"]
