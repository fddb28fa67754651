"""The diplomacy test: dice, payments, and each effect."""

from orrery.games.adastra.state import DIPLOMAT_DECK
from tests.adastra.diplomacy.talking import before, court, discarded, influence, talks, tokens
from tests.markers import card, rule

FLIP = "flip:verdance"


@rule("AA-DIP-1")
def test_tokens_one_credit_and_diplomats_give_dice() -> None:
    table = court()
    table.system("lapis", influence=0)
    table.seat(0, credits=2, pool=["silk"])
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy", FLIP, "flip:lapis", "pay:credits")
    assert table.refusal(0, "pay:credits") == "credit-paid"
    table.plays(0, "discard-diplomat:silk", "discard-diplomat:imani-reyes", "done")
    assert len(table.options(-1)) == 6, "five dice"
    assert (table.has(0, "credits"), table.pool(0), discarded(table)) == (1, [], ["silk", "imani-reyes"])
    assert influence(table) == {"verdance": 10, "lapis": 10, "helia": 1}


@rule("AA-DIP-1")
def test_without_a_die_the_action_is_empty() -> None:
    table = court()
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy", "done")
    assert table.asked() == (1, "TakeTurn")


@rule("AA-DIP-1", "AA-DIP-2")
def test_who_has_nothing_to_roll_with_is_not_asked() -> None:
    table = court()
    table.seat(0, credits=0)
    table.player(0).pool = table.player(0).pool.minus(table.player(0).pool.cards[0])
    tokens(table, helia=1)
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy")
    assert table.asked() == (1, "TakeTurn"), "five tokens in the reserve are no dice"


@rule("AA-DIP-7", "AA-TEST-3")
def test_the_rulebooks_example() -> None:
    """Two ready tokens and a credit: 2, 4 and 5 extend, calm and hire; one ready and two flipped tokens are left."""
    table = court()
    table.system("lapis", influence=0)
    table.seat(0, credits=1, unrest=3)
    table.begin(0)
    talks(table, FLIP, "flip:lapis", "pay:credits", rolls=(2, 4, 5))
    table.plays(0, "effect:extend", "system:the-wormhole", "die:2", "reserve")
    table.plays(0, "effect:reduce", "die:4")
    assert table.has(0, "unrest") == 2
    table.plays(0, "effect:hire")
    table.nature("draw-diplomat:silk", "draw-diplomat:saint-ilara", "draw-diplomat:lord-vantz")
    table.plays(0, "keep-diplomat:saint-ilara")
    assert table.pool(0) == ["saint-ilara", "imani-reyes"]
    assert influence(table) == {"verdance": 10, "lapis": 10, "the-wormhole": 0, "helia": 1}
    assert table.asked() == (1, "TakeTurn")


@rule("AA-DIP-HIRE", "AA-DIP-7", "AA-SUB-85", "AA-DPL-1")
def test_hiring_ends_the_action_with_dice_left_and_a_sixth_diplomat_makes_one_go() -> None:
    table = court()
    table.seat(0, pool=["silk", "lord-vantz", "red-vesper", "saint-ilara"])
    table.begin(0)
    table.seat(0, credits=1)
    talks(table, FLIP, "pay:credits", rolls=(5, 6))
    table.plays(0, "effect:hire", "die:5")
    table.nature("draw-diplomat:third-eye", "draw-diplomat:hollow-tam", "draw-diplomat:tinker-vao")
    assert discarded(table) == []
    table.plays(0, "keep-diplomat:third-eye")
    assert table.asked() == (0, "TrimPool")
    assert len(table.options(0)) == 6, "any of the six"
    table.plays(0, "discard-diplomat:imani-reyes")
    assert discarded(table) == ["tinker-vao", "hollow-tam", "imani-reyes"]
    assert len(table.pool(0)) == 5
    assert table.asked() == (1, "TakeTurn")
    assert table.state.dice == [0] * 12


@rule("AA-DIP-HIRE", "AA-HIDE-1")
def test_others_see_who_was_discarded_but_not_who_stays() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    table.plays(0, "effect:hire")
    table.nature("draw-diplomat:silk", "draw-diplomat:saint-ilara", "draw-diplomat:lord-vantz")
    table.plays(0, "keep-diplomat:saint-ilara")
    assert table.log(1)[-4:] == [
        "Ada draws a diplomat. (×3)",
        "Ada keeps a diplomat.",
        "Ada discards Silk.",
        "Ada discards Lord Vantz.",
    ]
    assert "Ada keeps Saint Ilara." in table.log(0)


@rule("AA-DIP-HIRE")
def test_with_two_diplomats_left_two_are_drawn() -> None:
    table = court()
    table.deck(DIPLOMAT_DECK, "silk", "saint-ilara")
    table.begin(0)
    talks(table, FLIP, rolls=(5,))
    table.plays(0, "effect:hire")
    table.nature("draw-diplomat:silk", "draw-diplomat:saint-ilara")
    table.plays(0, "keep-diplomat:silk")
    assert (table.pool(0), discarded(table)) == (["silk", "imani-reyes"], ["saint-ilara"])


@card("spy-network")
def test_spy_network_hires_for_three_and_captures_for_five() -> None:
    table = court()
    table.seat(0, developed=["spy-network"], before=[("chancellor-ume", 1)])
    table.begin(0)
    table.seat(0, credits=1)
    talks(table, FLIP, "pay:credits", rolls=(5, 3))
    table.plays(0, "effect:capture", "effect:hire")
    table.nature("draw-diplomat:silk", "draw-diplomat:saint-ilara", "draw-diplomat:lord-vantz")
    assert table.asked() == (0, "KeepDiplomat")


@rule("AA-DIP-POP", "AA-SUB-31")
def test_change_population_is_repeatable_and_stops_at_the_limit() -> None:
    table = court()
    table.system("verdance", people=(2, 0, 0))  # Proteus: 3/1/0
    table.begin(0)
    table.seat(0, credits=1)
    talks(table, FLIP, "pay:credits", rolls=(3, 3))
    table.plays(0, "effect:change")
    assert table.people("verdance") == (1, 1, 0), "farmers can only become scientists"
    assert table.refusal(0, "effect:change") is None
    table.plays(0, "effect:change")
    assert table.people("verdance") == (2, 0, 0), "nobody but the scientist has room elsewhere"


@rule("AA-SUB-31")
def test_a_full_profession_is_refused() -> None:
    table = court()
    table.system("verdance", people=(1, 1, 0))
    table.begin(0)
    talks(table, FLIP, rolls=(3,))
    table.seat(0, levels={"biology": 2})  # terraforming: a worker, too
    table.plays(0, "effect:change")
    assert table.refusal(0, "change:farmers:scientists") == "no-room"
    assert table.refusal(0, "change:workers:farmers") == "nobody"


@rule("AA-DIP-UN-")
def test_anybodys_unrest_falls_by_a_field_for_four() -> None:
    table = court()
    table.seat(0, unrest=2, credits=1)
    table.seat(1, unrest=1)
    table.begin(0)
    talks(table, FLIP, "pay:credits", rolls=(4, 5))
    table.plays(0, "effect:reduce", "rival:2", "die:4")
    assert (table.has(1, "unrest"), table.has(0, "unrest")) == (0, 2)
    table.plays(0, "effect:reduce")
    assert (table.has(1, "unrest"), table.has(0, "unrest")) == (0, 1), "repeatable; nobody else is left"


@rule("AA-DIP-UN-")
def test_nobody_can_be_calmer_than_calm() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    assert table.refusal(0, "effect:reduce") == "no-unrest"


@card("holo-simulator")
def test_holo_simulator_calms_ones_own_people_for_two() -> None:
    table = court()
    table.seat(0, developed=["holo-simulator"], unrest=3)
    table.seat(1, unrest=3)
    table.begin(0)
    talks(table, FLIP, rolls=(2,))
    table.plays(0, "effect:reduce")
    assert (table.has(0, "unrest"), table.has(1, "unrest")) == (2, 3), "for others 2 is too little"


@card("pheromone-network")
def test_pheromones_and_holograms_together_calm_for_one() -> None:
    table = court("klackon", "sol", government=1)
    table.seat(0, developed=["holo-simulator"], unrest=3)
    table.begin(0)
    talks(table, FLIP, rolls=(1,))
    table.plays(0, "effect:reduce")
    assert table.has(0, "unrest") == 2


@rule("AA-DIP-UN+")
def test_each_other_empires_unrest_rises_once_in_a_test() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, credits=1, pool=["silk"])
    table.begin(0)
    talks(table, FLIP, "pay:credits", "discard-diplomat:silk", rolls=(4, 4, 4))
    table.plays(0, "effect:increase")
    assert table.options(0) == ["rival:2", "rival:3"], "not oneself"
    table.plays(0, "rival:3", "effect:increase")
    assert (table.has(1, "unrest"), table.has(2, "unrest")) == (1, 1)
    assert table.refusal(0, "effect:increase") == "raised-already"


@card("universal-antidote")
def test_an_antidote_takes_a_field_off_what_others_raise() -> None:
    table = court()
    table.seat(1, developed=["universal-antidote"])
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    assert table.refusal(0, "effect:increase") == "not-higher"


@rule("AA-DIP-UN+")
def test_unrest_at_its_height_cannot_rise() -> None:
    table = court()
    table.seat(1, unrest=24)
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    assert table.refusal(0, "effect:increase") == "not-higher"


@rule("AA-DIP-CAP", "AA-SUB-86")
def test_a_diplomat_before_anybody_oneself_included_is_captured_and_nothing_resolves() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, before=[("garrick-slag", 1)], production=5)
    table.seat(2, before=[("chancellor-ume", 1)])
    table.begin(0)
    table.seat(0, credits=1)
    talks(table, FLIP, "pay:credits", rolls=(3, 4))
    table.plays(0, "effect:capture")
    assert set(table.options(0)) == {"capture:garrick-slag", "capture:chancellor-ume"}
    table.plays(0, "capture:garrick-slag")
    assert (table.has(0, "production"), table.pool(0), before(table, 0)) == (5, ["garrick-slag", "imani-reyes"], [])
    assert table.state.masked(2).players[0].pool.cards.count(-1) == 1, "who saw it in play knows that it is there"


@rule("AA-DIP-CAP")
def test_nothing_to_capture() -> None:
    table = court()
    table.begin(0)
    talks(table, FLIP, "discard-diplomat:imani-reyes", rolls=(6, 6))
    assert table.refusal(0, "effect:capture") == "none-in-play"


@rule("AA-TEST-2", "AA-TEST-10")
def test_a_payment_holds_no_die_that_could_be_left_out() -> None:
    table = court()
    table.seat(0, credits=1, pool=["silk", "lord-vantz"], unrest=4)
    table.begin(0)
    talks(table, FLIP, "pay:credits", "discard-diplomat:silk", "discard-diplomat:lord-vantz", rolls=(5, 3, 2, 1))
    table.plays(0, "effect:reduce")
    assert table.options(0) == ["die:3", "die:5"], "5 alone, or 3 with another one; 2 and 1 are too little"
    table.plays(0, "die:3")
    assert table.options(0) == ["die:1", "die:2"], "one of them, not both, and no longer the 5"
    table.plays(0, "die:1")
    assert table.state.dice[:6] == [0, 1, 0, 0, 1, 0]


@rule("AA-TEST-10")
def test_dice_are_spent_from_the_highest_down() -> None:
    table = court()
    table.seat(0, credits=1, pool=["silk"], unrest=4)
    table.begin(0)
    talks(table, FLIP, "pay:credits", "discard-diplomat:silk", rolls=(3, 3, 1))
    table.plays(0, "effect:reduce")
    assert table.options(0) == ["die:1", "die:3"], "a 3 is spent in any case"
    table.plays(0, "die:1")
    assert (table.has(0, "unrest"), table.state.dice[:6]) == (3, [0, 0, 1, 0, 0, 0])


@rule("AA-TEST-4", "AA-DIP-3")
def test_effects_that_are_not_repeatable_work_once_in_a_test() -> None:
    table = court()
    table.seat(0, before=[("chancellor-ume", 1), ("legate-corvane", 1)])
    table.seat(0, credits=1, pool=["silk", "lord-vantz"])
    table.begin(0)
    talks(table, FLIP, "pay:credits", "discard-diplomat:silk", "discard-diplomat:lord-vantz", rolls=(6, 6, 6, 6))
    table.plays(0, "effect:capture", "capture:legate-corvane")
    assert table.refusal(0, "effect:capture") == "once-per-test"


@card("galactic-unification")
def test_galactic_unification_rolls_two_more_even_without_a_token() -> None:
    table = court()
    table.seat(0, developed=["galactic-unification"])
    table.begin(0)
    table.plays(0, "play:starting-a:diplomacy", "done")
    assert len(table.options(-1)) == 3, "two dice"


@card("symposium")
def test_a_symposium_rolls_a_die_for_each_system_with_two_scientists_at_most_two() -> None:
    for systems, dice in ((0, 1), (1, 2), (2, 3), (3, 3)):
        table = court("psilon", "sol", government=3)
        for star, planet in (("lapis", "rotan"), ("cobalt-eye", "xendalla"), ("thalassa", "aurora"))[:systems]:
            table.system(star, planet=planet, owner=0, people=(0, 2, 0))
        table.begin(0)
        table.plays(0, "play:starting-a:diplomacy", FLIP, "done")
        assert len(table.options(-1)) == dice + 1


@card("xeno-psychology")
def test_xeno_psychology_rerolls_any_dice_once() -> None:
    table = court()
    table.seat(0, developed=["xeno-psychology"], credits=1)
    table.begin(0)
    talks(table, FLIP, "pay:credits", "discard-diplomat:imani-reyes", rolls=(1, 2, 6))
    table.plays(0, "use:xeno-psychology", "reroll:1", "reroll:2", "done")
    table.rolls(5, 3)
    assert table.state.dice[:6] == [0, 0, 1, 0, 1, 1], "the six stayed, the others were rolled together"
    assert table.asked() == (0, "ActivateEffect"), "once per roll"


@card("xeno-psychology")
def test_xeno_psychology_rerolls_all_dice_or_none() -> None:
    table = court()
    table.seat(0, developed=["xeno-psychology"], credits=1)
    table.begin(0)
    talks(table, FLIP, "pay:credits", rolls=(1, 1))
    table.plays(0, "use:xeno-psychology")
    assert table.options(0) == ["reroll:1", "done"], "the first of two alike goes without saying"
    table.plays(0, "reroll:1")
    table.rolls(4, 4)
    assert table.state.dice[:6] == [0, 0, 0, 2, 0, 0]
    other = court()
    other.seat(0, developed=["xeno-psychology"])
    other.begin(0)
    talks(other, FLIP, rolls=(1,))
    other.plays(0, "done")
    assert other.state.dice[:6] == [1, 0, 0, 0, 0, 0]


@card("four-dimensional-debate")
def test_a_four_dimensional_debate_makes_one_die_a_six() -> None:
    table = court()
    table.seat(0, levels={"physics": 4}, credits=1)
    table.begin(0)
    talks(table, FLIP, "pay:credits", rolls=(1, 3))
    table.plays(0, "use:four-dimensional-debate")
    assert table.options(0) == ["reroll:1", "reroll:3"], "any one of them"
    table.plays(0, "reroll:1")
    assert table.state.dice[:6] == [0, 0, 1, 0, 0, 1]
    assert table.asked() == (0, "ActivateEffect"), "once per roll"


@card("four-dimensional-debate")
def test_a_four_dimensional_debate_may_be_declined_and_is_no_use_for_sixes() -> None:
    table = court()
    table.seat(0, levels={"physics": 4})
    table.begin(0)
    talks(table, FLIP, rolls=(6,))
    assert table.asked() == (0, "ActivateEffect")
    other = court()
    other.seat(0, levels={"physics": 4})
    other.begin(0)
    talks(other, FLIP, rolls=(2,))
    other.plays(0, "done")
    assert other.state.dice[:6] == [0, 1, 0, 0, 0, 0]


@card("web-of-lies")
def test_a_web_of_lies_rolls_two_more() -> None:
    table = court("darlok", "sol")
    table.begin(0)
    table.plays(0, "play:empire-card:empire", "done")
    assert len(table.options(-1)) == 3


@rule("AA-DIP-3")
def test_what_it_costs_stands_on_the_button_and_what_was_done_in_the_log() -> None:
    table = court()
    table.seat(1, unrest=2)
    table.begin(0)
    talks(table, FLIP, rolls=(4,))
    table.plays(0, "effect:reduce")
    assert table.log()[-3:] == ["Ada rolls 4.", "Ada: Reduce Unrest for 4.", "Bo: unrest from field 2 to 1."]
