-- Raised by each change of a named entity, so that nobody writes over what somebody else saved meanwhile.

alter table entity add column version integer not null default 1;
