-- What a company means by a text of a sheet that is no option of its field, such as 'M' of the sex: remembered for its
-- next sheet of the type.
create table remembered_meaning (
  company_id bigint not null references company (id),
  asset_type integer not null,
  attribute text not null,
  -- As texts are compared: without case and accents.
  text text not null,
  -- The key of the option; of several, keys parted by commas.
  option text not null,
  said_at timestamptz not null,
  primary key (company_id, asset_type, attribute, text)
);
