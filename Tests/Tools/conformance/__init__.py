"""Python's json, made strict, as a reader of JSON that is not expo's."""
