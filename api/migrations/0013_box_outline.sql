-- Where an establishment lies, as the fields of its form hold it: its position with the view it was chosen in (a GeoJSON
-- point), and its outline (a GeoJSON polygon). The degrees that routes are drawn by follow from the position.

alter table box
  add column position jsonb,
  add column outline jsonb;

update box set position = jsonb_build_object(
  'type', 'Feature',
  'geometry', jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(lng, lat)),
  'properties', jsonb_build_object('center', jsonb_build_array(lng, lat), 'zoom', 14)
) where lat is not null;

alter table box
  drop column lat,
  drop column lng;

alter table box
  add column lat double precision
    generated always as ((position #>> '{geometry,coordinates,1}')::double precision) stored,
  add column lng double precision
    generated always as ((position #>> '{geometry,coordinates,0}')::double precision) stored,
  add constraint box_position check (num_nulls(position, lat, lng) in (0, 3));
