-- How the assets of the type stood when the upload was made: while they stand so, nobody has got an identifier that its
-- rows were checked for.
alter table upload add column assets_mark text;
