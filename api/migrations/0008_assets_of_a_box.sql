-- The records of an establishment: lists that filter or sort by an attribute without a slot read just these.
create index asset_box on asset (box_id, asset_type);
