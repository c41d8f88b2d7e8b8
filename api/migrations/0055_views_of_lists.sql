-- Lists of what was deleted and of what left an establishment have saved views of their own, beside those of what is there.
alter table list_view add column of_list text not null default 'here'
  check (of_list in ('here', 'deleted', 'transferred'));
alter table list_view drop constraint list_view_own_name;
alter table list_view add constraint list_view_own_name
  unique (user_id, box_id, asset_type, of_list, name_key);
drop index list_view_shared_name;
create unique index list_view_shared_name on list_view (box_id, asset_type, of_list, name_key) where is_shared;

alter table list_view_default add column of_list text not null default 'here'
  check (of_list in ('here', 'deleted', 'transferred'));
alter table list_view_default drop constraint list_view_default_pkey;
alter table list_view_default add primary key (user_id, box_id, asset_type, of_list);
