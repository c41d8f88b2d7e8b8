-- A day that was kept a moment ago is in no statistics: the planner took it for a single row, and went through tens of
-- thousands by nested loops. Without any it takes each day for a part of all, and joins by hashes. Changing the type to what
-- it is drops what was gathered so far.
truncate past_day, past_asset, past_slot, past_absent;
alter table past_asset alter column day_id type bigint, alter column day_id set statistics 0;
alter table past_slot alter column day_id type bigint, alter column day_id set statistics 0;
alter table past_absent alter column day_id type bigint, alter column day_id set statistics 0;
