-- Under which name and colours people see the product, by the first label of the host that they ask.

create table tenant (
  -- A label of a host name: lower case, no dots.
  label text primary key check (label ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null check (length(trim(name)) between 1 and 40),
  -- The accents of its green and its blue screens; white text is made readable on them wherever they are drawn.
  green_accent text not null check (green_accent ~ '^#[0-9A-F]{6}$'),
  blue_accent text not null check (blue_accent ~ '^#[0-9A-F]{6}$'),
  -- A picture on this server, shipped or brought in; without one the product's own mark is drawn in the accent.
  logo text check (logo ~ '^/[A-Za-z0-9][A-Za-z0-9/_-]*(\.[a-z]+)?$'),
  -- The only chains that its top bar shows; null is every one.
  chains integer[]
);

insert into tenant (label, name, green_accent, blue_accent, logo, chains) values
  ('app', 'Huella', '#17784A', '#3969E8', null, null),
  ('a3', 'A3', '#8A5610', '#8A5610', '/logos/a3.svg', '{12}');

-- Whose name and colour a mail has: the tenant where it was asked for.
alter table mail add column tenant text not null default 'app' references tenant (label) on delete set default;
