"""One file for each format of `expo validate -f`: its standard, restated, and how it is judged.

Each has a function judge(output), which holds what expo wrote against the standard and the source.
"""
