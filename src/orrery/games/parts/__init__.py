"""The grammar that games share: effects, abilities that listen, modify and permit, and the index that finds them."""
