expo: error: schema expects one SCHEMA, found 2
for help: expo schema --help
