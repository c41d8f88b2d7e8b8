-- What the company of an establishment kept private of a lot as it went to another company (decision 26): it is there
-- again when the lot comes back. Null of lots that stayed with their company, and of those that went before.
alter table transfer_lot add column kept jsonb;
