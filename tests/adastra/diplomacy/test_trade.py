"""Trade Agreements: proposals, answers, what changes hands, and forcing."""

from random import Random

from orrery.games.adastra.cards.boxes import DIPLOMATS
from orrery.games.adastra.diplomacy.lasting import free_tokens
from orrery.games.adastra.player import PASSED
from orrery.games.adastra.state import DEEDS, GIFT_OF_FIVE
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from tests.adastra.diplomacy.talking import before, court, discarded, forces, influence
from tests.adastra.table import Table
from tests.markers import card, rule

STARTING = ["laser-cannon", "class-i-shield"]


def proposes(table: Table, *gives: str, asks: tuple[str, ...] = (), seat: int = 0, partner: int = 1) -> None:
    """A proposal: what is given, then what is asked for."""
    table.plays(seat, "trade", f"rival:{partner + 1}", *gives, "done", *asks, "done")


def held(table: Table, seat: int) -> list[str]:
    """All developed technologies."""
    return [TECHNOLOGIES[technology].id for technology in table.player(seat).developed]


@rule("AA-TRADE-1", "AA-TRADE-3")
def test_resources_change_hands_at_once() -> None:
    table = court()
    table.seat(0, food=4, credits=1)
    table.seat(1, research=3, credits=0, food=0)
    table.begin(0)
    proposes(table, "give:food", "amount:3", "give:credits", asks=("ask:research", "amount:2"))
    assert table.asked() == (1, "AcceptProposal")
    table.plays(1, "yes")
    assert (table.stock(0)[0], table.stock(0)[1], table.stock(0)[3]) == (1, 2, 0)
    assert (table.stock(1)[0], table.stock(1)[1], table.stock(1)[3]) == (3, 1, 1)
    assert table.asked() == (0, "TakeTurn")


@rule("AA-TRADE-1")
def test_a_player_who_has_passed_may_be_the_partner() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, food=2)
    table.player(1).counts[PASSED] = 1
    table.begin(0)
    proposes(table, "give:food", "amount:2")
    table.plays(1, "yes")
    assert (table.has(0, "food"), table.has(1, "food")) == (0, 2)


@rule("AA-TRADE-1", "AA-TRADE-6")
def test_only_what_is_there_can_be_offered_or_asked_for() -> None:
    table = court()
    table.seat(0, food=2, research=0, production=0, credits=0)
    table.seat(1, food=0, research=1, production=0, credits=0)
    table.begin(0)
    table.plays(0, "trade", "rival:2")
    technologies = [f"give-technology:{name}" for name in STARTING]
    assert sorted(table.options(0)) == sorted(["give:food", "give:diplomat", *technologies, "done"])
    table.plays(0, "give:food")
    assert table.options(0) == ["amount:1", "amount:2"]
    table.plays(0, "amount:2", "done")
    assert "ask:research" in table.options(0)
    assert "ask:food" not in table.options(0)
    assert "ask:envoy" not in table.options(0), "without the Council there are no envoys"


@rule("AA-TRADE-2", "AA-TRADE-7", "AA-HIDE-1")
def test_an_offered_diplomat_is_a_diplomat_with_a_claim_true_or_false() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, pool=["silk"])
    table.begin(0)
    table.plays(0, "trade", "rival:2", "give:diplomat")
    assert table.options(0) == ["hand-over:silk", "hand-over:imani-reyes"]
    table.plays(0, "hand-over:silk", "claim:saint-ilara", "done", "done")
    for viewer in (1, 2):
        masked = table.state.masked(viewer)
        assert masked.players[0].sealed == ()
        assert masked.offer == table.state.offer
    said = "Ada proposes to Bo: Ada gives a diplomat (“it is Saint Ilara”); Bo gives nothing."
    assert table.log(1)[-1] == said
    assert table.log(2)[-1] == said
    assert "Silk" not in "".join(table.log(1))
    assert table.log(1, "pl")[-1] == "Ada proponuje (Bo): Ada daje: dyplomatę („to Święta Ilara”); Bo daje: nic."


@rule("AA-TRADE-2")
def test_a_claim_is_optional_and_names_any_diplomat_of_the_game() -> None:
    table = court("sol", "psilon", expansion=False)
    table.begin(0)
    table.plays(0, "trade", "rival:2", "give:diplomat", "hand-over:imani-reyes")
    claims = table.options(0)
    assert len(claims) == 25 + 2 + 1
    assert "claim:third-eye" not in claims, "without the expansion it is not in the box"
    assert "claim:shara" not in claims, "nor is the diplomat of an empire that nobody plays"
    table.plays(0, "done", "done", "done")
    assert table.log(1)[-1] == "Ada proposes to Bo: Ada gives a diplomat; Bo gives nothing."


@rule("AA-TRADE-7", "AA-HIDE-1")
def test_a_sampled_state_has_some_diplomat_in_the_proposal() -> None:
    table = court()
    table.seat(0, pool=["silk", "lord-vantz"])
    table.begin(0)
    table.plays(0, "trade", "rival:2", "give:diplomat", "hand-over:silk", "done", "done", "done")
    seen = set()
    for seed in range(40):
        sampled = table.state.masked(1).sampled(Random(seed))
        [picked] = sampled.players[0].sealed
        assert picked in sampled.players[0].pool.cards
        seen.add(DIPLOMATS[picked].id)
        assert sampled.masked(1).save() == table.state.masked(1).save()
    assert len(seen) > 3, "it might be anybody"


@rule("AA-TRADE-3")
def test_a_received_diplomat_comes_into_play_with_a_token_of_the_giver() -> None:
    table = court()
    table.seat(0, pool=["chancellor-ume"])
    table.begin(0)
    proposes(table, "give:diplomat", "hand-over:chancellor-ume", "done")
    table.plays(1, "yes")
    assert (before(table, 1), table.player(1).before[1], free_tokens(table.state, 0)) == (["chancellor-ume"], 0, 7)
    assert table.pool(0) == ["imani-reyes"]


@rule("AA-TRADE-3", "AA-SUB-91")
def test_when_both_give_a_diplomat_the_active_players_new_one_resolves_first() -> None:
    """Bo's Nix takes Ada's credits before Ada's own gift to Bo does anything: the order shows in the log."""
    table = court()
    table.seat(0, pool=["ysolde-marrow"])
    table.seat(1, pool=["brother-teln"])
    table.begin(0)
    proposes(table, "give:diplomat", "hand-over:ysolde-marrow", "done", asks=("ask:diplomat",))
    table.plays(1, "yes", "hand-over:brother-teln")
    told = [line for line in table.log() if " acts upon " in line]
    assert told == ["Brother Teln acts upon Ada.", "Ysolde Marrow acts upon Bo."]


@rule("AA-TRADE-7")
def test_an_asked_diplomat_is_picked_by_whoever_accepts() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(1, pool=["silk", "madame-quill"])
    table.seat(0, credits=0)
    table.begin(0)
    proposes(table, asks=("ask:diplomat",))
    table.plays(1, "yes")
    assert table.asked() == (1, "HandOverDiplomat")
    assert len(table.options(1)) == 3
    table.plays(1, "hand-over:madame-quill")
    assert (before(table, 0), table.has(0, "credits")) == (["madame-quill"], 1)


@rule("AA-TRADE-6")
def test_one_agreement_a_turn_and_three_proposals() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, food=5)
    table.begin(0)
    proposes(table, "give:food", "amount:1")
    table.plays(1, "no")
    proposes(table, "give:food", "amount:2", partner=2)
    table.plays(2, "no")
    assert table.refusal(0, "trade") is None
    proposes(table, "give:food", "amount:3")
    table.plays(1, "no")
    assert table.has(0, "food") == 5
    table.plays(0, "trade")
    assert table.options(0) == ["force:2", "force:3", "done"], "no fourth proposal"
    assert table.refusal(0, "rival:2") == "three-proposals"
    table.plays(0, "done")
    assert table.refusal(0, "trade") == "three-proposals"


@rule("AA-TRADE-4", "AA-TRADE-6")
def test_whoever_was_declined_three_times_may_still_force() -> None:
    table = court()
    table.seat(0, food=5)
    table.begin(0)
    for _ in range(3):
        proposes(table, "give:food", "amount:1")
        table.plays(1, "no")
    forces(table, "imani-reyes")
    assert before(table, 1) == ["imani-reyes"]
    assert table.refusal(0, "trade") == "traded-already"


@rule("AA-TRADE-4", "AA-TRADE-6")
def test_who_can_force_nothing_is_not_asked_after_three_proposals() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, food=5)
    table.system("verdance", influence=0, flipped=True)
    table.begin(0)
    for _ in range(3):
        proposes(table, "give:food", "amount:1")
        table.plays(1, "no")
    assert table.refusal(0, "trade") == "three-proposals"


@rule("AA-TRADE-6", "AA-SUB-6")
def test_a_concluded_agreement_is_the_only_one_of_the_turn_but_not_of_the_round() -> None:
    table = court()
    table.seat(0, food=5)
    table.begin(0)
    proposes(table, "give:food", "amount:1")
    table.plays(1, "yes")
    assert table.refusal(0, "trade") == "traded-already"
    table.plays(0, "play:starting-a:explore")
    table.plays(1, "play:starting-a:explore")
    assert table.refusal(0, "trade") is None, "again in the next turn of the same round"


@rule("AA-TRADE-7")
def test_an_empty_proposal_is_dropped_and_counts() -> None:
    table = court()
    table.begin(0)
    for _ in range(3):
        proposes(table)
        assert table.asked() == (0, "TakeTurn")
    table.plays(0, "trade")
    assert table.refusal(0, "rival:2") == "three-proposals"


@rule("AA-TRADE-5")
def test_a_technology_leaves_its_giver_and_may_be_kept() -> None:
    table = court()
    table.seat(0, developed=["trade-treaties"])
    table.seat(1, levels={"government": 1})
    table.begin(0)
    proposes(table, "give-technology:trade-treaties")
    table.plays(1, "yes")
    assert table.asked() == (1, "KeepTechnology")
    table.plays(1, "keep-it")
    assert (table.developed(0), table.developed(1)) == ([], ["trade-treaties"])


@rule("AA-TRADE-5", "AA-SUB-92")
def test_a_technology_without_the_level_or_twice_is_discarded() -> None:
    table = court()
    table.seat(0, developed=["trade-treaties", "spy-network"])
    table.seat(1, developed=["spy-network"])
    table.begin(0)
    proposes(table, "give-technology:trade-treaties", "give-technology:spy-network")
    table.plays(1, "yes")
    assert (table.developed(0), table.developed(1)) == ([], ["spy-network"])
    assert table.asked() == (0, "TakeTurn")


@rule("AA-TRADE-5", "AA-SUB-92")
def test_without_room_the_receiver_may_make_some() -> None:
    table = court()
    six = ["robotic-factories", "mass-driver", "fusion-beam", "optronic-computer"]
    table.seat(0, developed=["trade-treaties"])
    table.seat(1, developed=six, levels={"government": 1})
    table.begin(0)
    proposes(table, "give-technology:trade-treaties")
    table.plays(1, "yes", "discard:fusion-beam")
    assert sorted(table.developed(1)) == ["mass-driver", "optronic-computer", "robotic-factories", "trade-treaties"]


@rule("AA-TRADE-5", "AA-SUB-92")
def test_a_flipped_technology_arrives_flipped() -> None:
    table = court()
    table.seat(0, developed=["microbiotics"], food=3, unrest=6)
    table.seat(1, levels={"biology": 2}, food=3, unrest=6)
    table.begin(0)
    table.plays(0, "use:microbiotics")
    proposes(table, "give-technology:microbiotics")
    table.plays(1, "yes", "keep-it")
    table.plays(0, "play:starting-a:explore")
    assert "use:microbiotics" not in table.options(1)
    assert table.developed(1) == ["microbiotics"]


@rule("AA-TRADE-5")
def test_starting_technologies_are_traded_without_a_level() -> None:
    table = court()
    table.player(1).develop(())
    table.begin(0)
    proposes(table, "give-technology:laser-cannon")
    table.plays(1, "yes", "keep-it")
    assert (held(table, 0), held(table, 1)) == (["class-i-shield"], ["laser-cannon"])


@rule("AA-TRADE-8")
def test_a_diplomat_received_needs_no_room_in_the_pool() -> None:
    table = court()
    table.seat(1, pool=["silk", "lord-vantz", "red-vesper", "saint-ilara"])
    table.seat(0, pool=["chancellor-ume"])
    table.begin(0)
    proposes(table, "give:diplomat", "hand-over:chancellor-ume", "done")
    table.plays(1, "yes")
    assert (len(table.pool(1)), before(table, 1)) == (5, ["chancellor-ume"])


@rule("AA-TRADE-9")
def test_declined_proposals_are_public_too() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, food=2)
    table.begin(0)
    proposes(table, "give:food", "amount:2", asks=("ask-technology:laser-cannon",))
    table.plays(1, "no")
    assert table.log(2)[-2:] == [
        "Ada proposes to Bo: Ada gives 2 food; Bo gives Laser Cannon.",
        "Bo declines the proposal of Ada.",
    ]
    assert (table.state.offer, table.player(0).sealed) == ((), ())


# Forcing


@rule("AA-TRADE-4", "AA-SUB-88")
def test_forcing_flips_a_token_and_is_this_turns_agreement_also_against_a_passed_player() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(0, pool=["red-vesper"])
    table.begin(0)
    table.player(1).counts[PASSED] = 1
    forces(table, "red-vesper")
    assert (influence(table)["verdance"], table.has(1, "unrest"), discarded(table)) == (10, 2, ["red-vesper"])
    assert table.refusal(0, "trade") == "traded-already"


@rule("AA-TRADE-4")
def test_forcing_needs_a_ready_token_on_the_map() -> None:
    table = court("sol", "psilon", "klackon")
    table.system("verdance", influence=0, flipped=True)
    table.begin(0)
    table.plays(0, "trade")
    assert table.refusal(0, "force:2") == "no-ready-token"


@rule("AA-TRADE-4")
def test_forcing_needs_a_diplomat() -> None:
    table = court("sol", "psilon", "klackon")
    table.player(0).pool = table.player(0).pool.minus(table.player(0).pool.cards[0])
    table.begin(0)
    table.plays(0, "trade")
    assert table.refusal(0, "force:2") == "empty-pool"


@rule("AA-SUB-87", "AA-DPL-5")
def test_without_a_free_diplomacy_token_no_diplomat_is_offered_asked_for_or_forced() -> None:
    eight = [diplomat.id for diplomat in DIPLOMATS.pieces if diplomat.activation][:8]
    table = court("sol", "psilon", "klackon")
    table.seat(2, before=[(name, 0) for name in eight])
    assert free_tokens(table.state, 0) == 0
    table.begin(0)
    table.plays(0, "trade")
    assert table.refusal(0, "force:2") == "no-diplomacy-token"
    table.plays(0, "rival:2")
    assert "give:diplomat" not in table.options(0)
    table.plays(0, "done", "ask:diplomat", "done")
    table.plays(1, "no")
    table.plays(0, "play:starting-a:explore")
    table.plays(1, "trade", "rival:1", "done")
    assert "ask:diplomat" not in table.options(1), "Ada could not give one"


@card("neural-scanner")
def test_a_neural_scanner_forces_without_a_token_once_a_round() -> None:
    table = court()
    table.seat(0, developed=["neural-scanner"], pool=["red-vesper"])
    table.begin(0)
    table.plays(0, "trade", "force:2")
    assert table.options(0) == ["use:neural-scanner", "done"]
    table.plays(0, "use:neural-scanner", "hand-over:red-vesper")
    assert (influence(table)["verdance"], table.has(1, "unrest")) == (0, 2)
    table.plays(0, "play:starting-a:explore")
    table.plays(1, "play:starting-a:explore")
    table.plays(0, "trade", "force:2")
    assert influence(table)["verdance"] == 10, "the second time a token pays"


@card("shapeshifters")
def test_shapeshifters_force_without_a_token() -> None:
    table = court("darlok", "psilon")
    table.system("verdance", influence=0, flipped=True)
    table.begin(0)
    table.plays(0, "trade", "force:2", "hand-over:whisper")
    assert influence(table)["verdance"] == 10


@card("cyber-security-link")
def test_cyber_security_asks_two_tokens_of_whoever_forces() -> None:
    table = court("sol", "psilon", "klackon")
    table.seat(1, developed=["cyber-security-link"])
    table.begin(0)
    table.plays(0, "trade")
    assert table.refusal(0, "force:2") == "no-ready-token"
    table = court()
    table.seat(1, developed=["cyber-security-link"])
    table.system("lapis", influence=0)
    table.begin(0)
    table.plays(0, "trade", "force:2", "flip:lapis")
    assert influence(table) == {"verdance": 10, "lapis": 10, "helia": 1}


@card("cyber-security-link")
def test_free_forcing_costs_a_token_against_cyber_security() -> None:
    table = court("darlok", "psilon")
    table.seat(1, developed=["cyber-security-link"])
    table.begin(0)
    table.plays(0, "trade", "force:2", "hand-over:whisper")
    assert influence(table)["verdance"] == 10


# What agreements trigger


@card("macro-economics")
def test_macro_economics_gains_a_credit_when_both_give_resources_once_a_round() -> None:
    table = court()
    table.seat(0, food=5, credits=0)
    table.seat(1, research=5, credits=0, developed=["macro-economics"])
    table.begin(0)
    proposes(table, "give:food", "amount:1", asks=("ask:research", "amount:1"))
    table.plays(1, "yes")
    assert (table.has(0, "credits"), table.has(1, "credits")) == (0, 1)
    table.plays(0, "play:starting-a:explore")
    table.plays(1, "play:starting-a:explore")
    proposes(table, "give:food", "amount:1", asks=("ask:research", "amount:1"))
    table.plays(1, "yes")
    assert table.has(1, "credits") == 1


@card("macro-economics")
def test_a_gift_gives_no_credit() -> None:
    table = court()
    table.seat(0, food=5, credits=0, developed=["macro-economics"])
    table.begin(0)
    proposes(table, "give:food", "amount:1")
    table.plays(1, "yes")
    assert table.has(0, "credits") == 0


def test_a_gift_of_five_is_a_deed_for_either_side() -> None:
    for seat, gives, asks in ((0, ("give:food", "amount:5"), ()), (1, (), ("ask:food", "amount:5"))):
        table = court(council=True)
        table.seat(0, food=5)
        table.seat(1, food=5)
        table.begin(0)
        proposes(table, *gives, asks=asks)
        table.plays(1, "yes")
        assert table.state.deeds == (seat * DEEDS + GIFT_OF_FIVE,)


def test_four_or_something_in_return_are_no_gift() -> None:
    for gives, asks in ((("give:food", "amount:4"), ()), (("give:food", "amount:5"), ("ask-technology:laser-cannon",))):
        table = court(council=True)
        table.seat(0, food=5)
        table.begin(0)
        proposes(table, *gives, asks=asks)
        table.plays(1, "yes")
        assert table.state.deeds == ()


# Envoys


@rule("XX-CNC-10", "XX-SUB-12", "XX-CNC-12")
def test_a_ready_envoy_stays_hidden_from_third_players_and_confuses_them() -> None:
    table = court("sol", "psilon", "klackon", council=True)
    table.begin(0)
    assert table.state.masked(2).players[0].envoys.cards == (3, 4), "the 4 and 5 of setup are known to all"
    proposes(table, "give:envoy", "hand-over-envoy:5")
    assert table.log(2)[-1] == "Ada proposes to Bo: Ada gives 1 ready envoy; Bo gives nothing."
    table.plays(1, "yes")
    assert (table.player(0).envoys.cards, table.player(1).envoys.cards) == ((3,), (3, 4, 4))
    assert table.state.masked(2).players[0].envoys.cards == (-1,)
    assert table.state.masked(2).players[1].envoys.cards == (-1, 3, 4)
    assert table.state.masked(1).players[0].envoys.cards == (3,), "who received it knows what is left"
    assert table.state.masked(0).players[1].envoys.cards == (3, 4, 4), "the former owner knows it"
    assert "Ada gives an envoy to Bo." in table.log(2)
    assert "Ada gives envoy 5 to Bo." in table.log(1)


@rule("XX-CNC-10", "XX-SUB-12")
def test_a_used_envoy_is_named_and_stays_used() -> None:
    table = court(council=True)
    table.player(0).used_envoys = (2,)
    table.begin(0)
    proposes(table, "give-used:3")
    table.plays(1, "yes")
    assert (table.player(0).used_envoys, table.player(1).used_envoys) == ((), (2,))
    assert table.player(1).envoys.cards == (3, 4)


@rule("XX-CNC-10", "AA-TRADE-7")
def test_asked_ready_envoys_are_picked_by_whoever_accepts() -> None:
    table = court(council=True)
    table.begin(0)
    proposes(table, asks=("ask:envoy", "ask:envoy"))
    table.plays(1, "yes")
    assert table.options(1) == ["hand-over-envoy:4", "hand-over-envoy:5"]
    table.plays(1, "hand-over-envoy:5")
    sampled = table.state.masked(0).sampled(Random(1))
    assert len(sampled.players[1].sealed) == 2
    table.plays(1, "hand-over-envoy:4")
    assert (table.player(0).envoys.cards, table.player(1).envoys.cards) == ((3, 3, 4, 4), ())


@rule("AA-TRADE-5", "AA-TECH-3")
def test_of_several_technologies_no_more_are_kept_than_there_is_room_for() -> None:
    """A technology that was just received makes way for another one: there is still one too many."""
    table = court()
    table.seat(0, developed=["fusion-beam", "mass-driver"])
    table.seat(1, levels={"physics": 1, "engineering": 1}, developed=["battle-scanner", "optronic-computer"])
    table.seat(1, developed=["reinforced-hull", "robotic-factories"])
    table.begin(0)
    proposes(table, "give-technology:fusion-beam", "give-technology:mass-driver")
    table.plays(1, "yes")
    assert len(held(table, 1)) == 8
    table.plays(1, "discard:mass-driver", "discard:laser-cannon")
    assert len(held(table, 1)) == 6
    assert "fusion-beam" in held(table, 1)
    assert table.asked() == (0, "TakeTurn")
