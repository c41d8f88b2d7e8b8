-- Lots that GS1 addresses name: by their trade item number in 14 digits and their name.
create index lot_gtin on lot (lpad(attributes ->> 'gtin', 14, '0'), (attributes ->> 'name'))
  where attributes ? 'gtin' and qr_event and deleted_at is null;
