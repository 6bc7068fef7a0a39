"""The processes of a server: web workers, their supervisor, and those in which bots think."""
