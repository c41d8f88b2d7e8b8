-- What every row of a sheet is given in fields that no column fills, by field, as its user left it on; null while nobody
-- was asked. Rows of sheets that came before have what they were given then.
alter table upload add column defaults jsonb;
