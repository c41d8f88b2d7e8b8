-- Staged rows are written whole and read whole. As `json` they are kept as they come; `jsonb` would take each apart and
-- sort its keys, which costs more than everything else about staging a sheet.
alter table upload_row
  alter column cells type json using cells::json,
  alter column texts type json using texts::json,
  alter column values type json using values::json;
