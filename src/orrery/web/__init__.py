"""Pages: the server's tables drawn as HTML, with a little script that keeps them fresh."""
