-- How the file of an upload was read: which sheet, which row names its columns, what was left out.
alter table upload add column reading jsonb;
