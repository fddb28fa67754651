"""Which icon, scene and colour stands for what in Inscription."""

from typing import Final

from orrery.games.inscription.names import COUNCIL, PRODUCTION, SPECIAL, STRATEGY, WAR

SHEET_ICONS: Final = ("explore", "planet", "production", "attack")
RESOURCE_ICONS: Final = ("material", "influence", "research-resource", "trade-good")
RESOURCE_COLOURS: Final = ("material", "influence", "science", "credit")
"""What ``data-res`` calls them."""
KEPT_ICONS: Final = (
    "planet", "specialty-a", "specialty-b", "specialty-c", "specialty-d", "focus-die", "focus-die", "focus-die",
)  # fmt: skip
KEPT_COLOURS: Final = ("food", "credit", "science", "fleet", "influence", "material", "influence", "science")
COMMODITY_ICONS: Final = ("commodity-a", "commodity-b", "commodity-c")
EVENT_ICONS: Final = {STRATEGY: "dice", WAR: "attack", COUNCIL: "vote", PRODUCTION: "trade-good", SPECIAL: "crown"}
EVENT_SCENES: Final = {
    STRATEGY: ("port", "blue"),
    WAR: ("warship", "red"),
    COUNCIL: ("senate", "violet"),
    PRODUCTION: ("market", "yellow"),
    SPECIAL: ("core", "brass"),
}
FACTION_SCENES: Final = {
    "nekro-virus": ("spores", "red"),
    "argent-flight": ("satellite", "teal"),
    "clan-of-saar": ("transport", "yellow"),
    "emirates-of-hacan": ("market", "brass"),
    "empyrean": ("net", "violet"),
    "ghosts-of-creuss": ("torus", "blue"),
    "l1z1x-mindnet": ("core", "red"),
    "mentak-coalition": ("warship", "brass"),
    "embers-of-muaat": ("doomstar", "red"),
    "federation-of-sol": ("port", "blue"),
    "mahact-gene-sorcerers": ("vats", "yellow"),
    "barony-of-letnev": ("batteries", "red"),
    "arborec": ("field", "teal"),
    "naalu-collective": ("holo", "yellow"),
    "naaz-rokha-alliance": ("garrison", "teal"),
    "nomad": ("colony", "violet"),
    "sardakk-norr": ("titan", "red"),
    "titans-of-ul": ("fortress", "violet"),
    "universities-of-jol-nar": ("lab", "blue"),
    "vuilraith-cabal": ("spores", "violet"),
    "winnu": ("senate", "brass"),
    "yin-brotherhood": ("dome", "grey"),
    "xxcha-kingdom": ("elevator", "teal"),
    "yssaril-tribes": ("spy", "teal"),
}
RELIC_SCENES: Final = {
    "crown-of-thalnos": ("senate", "brass"),
    "dominus-orb": ("core", "violet"),
    "dynamis-core": ("core", "yellow"),
    "luxarch-treatise-i": ("holo", "blue"),
    "luxarch-treatise-ii": ("holo", "teal"),
    "nano-forge": ("lab", "grey"),
    "maw-of-worlds": ("doomstar", "violet"),
    "plenary-orbital": ("port", "teal"),
    "shard-of-the-throne": ("treasury", "brass"),
    "stellar-converter": ("doomstar", "red"),
    "the-codex": ("net", "blue"),
    "the-obsidian": ("torus", "grey"),
    "the-prophets-tears": ("vats", "blue"),
    "the-quantumcore": ("core", "teal"),
    "the-syncretone": ("sonar", "yellow"),
    "tyrants-lament": ("titan", "violet"),
}
UNIT_SCENES: Final = {
    "infantry": "garrison",
    "pds": "batteries",
    "cruiser": "warship",
    "dreadnought": "titan",
    "war-sun": "doomstar",
}
