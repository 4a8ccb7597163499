"""The sounds of the house as files, and the scripts that make them again."""
