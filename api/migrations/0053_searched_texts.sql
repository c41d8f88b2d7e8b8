-- A search by words asks all texts of an asset. Those that have no slot lie together beside the slots, folded, each behind the
-- name of its attribute; what is chosen of options lies there by its keys. So no search reads a record. For each million
-- assets this takes some minutes.
alter table asset_slot add column texts text collate "C", add column keys text collate "C";

create function pg_temp.folded(value text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        replace(normalize(lower(normalize(value, NFKC)), NFD), U&'n\0303', U&'n\007F'), '[\u0300-\u036f]', '', 'g'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'þ', 'th'),
    '\s+', ' ', 'g'))
$$;

create temporary table searched (asset_type integer, texts text[], keys text[]) on commit drop;
insert into searched values
  (33, '{dam_tag,sire_tag,entry_dte,origin_renspa,hba,rp,breeder_code,notes,last_treatment,slaughter_troop}'::text[], '{tag_color,crossed_with,horns,market_programs,registry_class,purchase_currency,vaccines_given,disposal_reason,carcass_conformation,carcass_fat}'::text[]),
  (34, '{certifier,program_certificate_no,cuig,dam_tag,sire_tag,entry_dte,origin_renspa,hba,rp,breeder_code,notes,dicose,senacsa_code,last_treatment,slaughter_troop,slaughter_plant,product_name,product_brand,product_description,product_video,product_link}'::text[], '{tag_color,crossed_with,coat,horns,purpose,market_programs,registry_class,purchase_currency,claims,program_exit_reason,quarantine_reason,quarantine_result,vaccines_given,disposal_reason,carcass_conformation,carcass_fat,destination_market,cuts}'::text[]),
  (35, '{field_name,renspa,bag_seal,holder_cuit,ruca,ctg,keeper_phone,insurance_company,insurance_policy,drum_batch,origin_slaughterhouse,dds_reference,supplier_city,supplier_zip_code,supplier_address_street,supplier_address_street_number,notes,deposit_certificate,id_stock_provider,disposal_reason}'::text[], '{commercial_type,bag_diameter,bag_brand,sustainability,insurance_currency,insurance_risks,weight_class,leather_type,leather_color,destination_use,defects,origin_country,trace_level,supplier_country,supplier_location,lwg_rating}'::text[]),
  (36, '{delivery_note,vat_number,supplier_city,supplier_zip_code,supplier_address_street,supplier_address_street_number,notes,disposal_reason}'::text[], '{certifications,supplier_country,supplier_location}'::text[]),
  (37, '{supplier_city,supplier_zip_code,supplier_address_street,supplier_address_street_number,notes,disposal_reason}'::text[], '{variety_list,certifications,supplier_country,supplier_location}'::text[]),
  (38, '{description,care_text,care_video,digital_certificate,notes,disposal_reason}'::text[], '{colour,leather_type,control_result}'::text[]),
  (12, '{sponsor_email,sponsor_phone,notes,disposal_reason}'::text[], '{use}'::text[]),
  (32, '{nursery_lot,renspa,notes,disposal_reason}'::text[], '{pests,certification}'::text[]),
  (5, '{dicose,brand_no,manager_phone,notes,last_treatment}'::text[], '{vaccines_given,disposal_reason}'::text[]),
  (31, '{contact_phone,email,conditions,disposal_reason}'::text[], '{services,categories,currency}'::text[]),
  (10, '{vet_phone,notes,last_treatment,slaughter_troop,disposal_reason}'::text[], '{vaccines_given}'::text[]),
  (11, '{dam,sire,notes,last_treatment,slaughter_troop,disposal_reason}'::text[], '{coat_color,vaccines_given}'::text[]),
  (30, '{owner_phone,l3,address_street,address_number,opening_hours,video,notes,disposal_reason}'::text[], '{color,equipment,currency}'::text[]);

with held as (
  select a.id,
    (select string_agg(
        U&'\001F' || upper(regexp_replace(t.name, '[^a-z]', '', 'g')) || U&'\001E' || pg_temp.folded(a.attributes ->> t.name), '' order by t.at)
      from unnest(w.texts) with ordinality as t(name, at) where jsonb_typeof(a.attributes -> t.name) = 'string') as texts,
    (select U&'\001F' || string_agg(k.name || ':' || v.key || U&'\001F', '' order by k.at, v.at)
      from unnest(w.keys) with ordinality as k(name, at)
      cross join lateral jsonb_path_query(a.attributes -> k.name, 'lax $[*] ? (@.type() == "string")')
        with ordinality as e(value, at)
      cross join lateral (select e.value #>> '{}' as key, e.at) as v) as keys
  from asset a join searched w on w.asset_type = a.asset_type
)
update asset_slot s set texts = h.texts, keys = h.keys
from held h where h.id = s.asset_id and (h.texts is not null or h.keys is not null);
