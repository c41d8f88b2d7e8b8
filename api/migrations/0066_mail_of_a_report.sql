-- The owners of a company are told of a report by mail.
alter table mail add column report_id bigint references qr_report (id) on delete cascade;
create index mail_of_report on mail (report_id) where report_id is not null;
