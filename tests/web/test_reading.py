"""What reads the pages in tests sees what is wrong with them."""

import pytest

from tests.web.reading import Reader


def test_elements_attributes_and_words_are_read() -> None:
    page = Reader('<p class="a" hidden>1 &lt; 2<br><svg viewBox="0 0"><use href="#x"/></svg></p><!-- no -->')
    assert page.elements[0] == ("p", {"class": "a", "hidden": ""})
    assert [tag for tag, _ in page.elements] == ["p", "br", "svg", "use"]
    assert page.words == ["1 < 2"]
    assert page.having("viewbox")


@pytest.mark.parametrize(
    "html", ["<p>", "</p>", "<b><i></b></i>", "<p class='a'></p>", '<p a="1" a="2"></p>', "<p", '<p a="<b>"></p>']
)
def test_what_is_not_well_formed_is_refused(html: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        Reader(html)
