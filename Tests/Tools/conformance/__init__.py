"""Tests/Conformance, read by the grammar of RFC 8259 and without expo."""
