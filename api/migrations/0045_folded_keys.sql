-- Keys fold further than before (domain/fold): full-width letters are the usual ones, and æ œ ß ø ł đ ð þ are spelled out. What
-- was folded before is folded on, so that it is found by what people type now. Where two keys that may not be alike come to the
-- same, both stay as they are.
create function pg_temp.refold(key text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(lower(normalize(key, NFKC)), NFD), '[\u0300-\u036f]', '', 'g'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'þ', 'th'),
    '\s+', ' ', 'g'))
$$;
create function pg_temp.is_refolded(key text) returns boolean language sql immutable as $$
  select key ~ '[^\u0001-\u007f]' and key <> pg_temp.refold(key)
$$;

do $$
declare slot text;
begin
  for slot in
    select column_name from information_schema.columns
    where table_schema = current_schema and table_name = 'asset_slot' and column_name ~ '^t[0-9]+$'
  loop
    execute format('update asset_slot set %1$I = pg_temp.refold(%1$I) where pg_temp.is_refolded(%1$I)', slot);
  end loop;
end
$$;

with changed as materialized (
  select asset_type, attribute, scope, value, pg_temp.refold(value) as next,
         count(*) over (partition by asset_type, attribute, scope, pg_temp.refold(value)) as alike
  from asset_key where pg_temp.is_refolded(value)
)
update asset_key k set value = c.next from changed c
where c.alike = 1 and k.asset_type = c.asset_type and k.attribute = c.attribute and k.scope = c.scope and k.value = c.value
  and not exists (
    select from asset_key o
    where o.asset_type = c.asset_type and o.attribute = c.attribute and o.scope = c.scope and o.value = c.next);

with changed as materialized (
  select id, box_id, asset_type, pg_temp.refold(name_key) as next,
         count(*) over (partition by box_id, asset_type, pg_temp.refold(name_key)) as alike
  from lot where pg_temp.is_refolded(name_key)
)
update lot k set name_key = c.next from changed c
where c.alike = 1 and k.id = c.id and not exists (
  select from lot o where o.box_id = c.box_id and o.asset_type = c.asset_type and o.name_key = c.next);

with changed as materialized (
  select id, box_id, entity_type, pg_temp.refold(value_key) as next,
         count(*) over (partition by box_id, entity_type, pg_temp.refold(value_key)) as alike
  from entity where pg_temp.is_refolded(value_key)
)
update entity k set value_key = c.next from changed c
where c.alike = 1 and k.id = c.id and not exists (
  select from entity o where o.box_id = c.box_id and o.entity_type = c.entity_type and o.value_key = c.next);
