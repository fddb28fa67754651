"""TI-RND: the events of the rounds, one module each, and what is before and after them."""
