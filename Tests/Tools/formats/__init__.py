"""The standards of the report formats that other programs read, restated as JSON Schemas."""
