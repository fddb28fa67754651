"""AA-RND, AA-DRAFT, AA-ACT, AA-MGT: the course of a round."""
