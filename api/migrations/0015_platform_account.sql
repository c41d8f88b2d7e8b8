-- The platform itself, as the author of what happens without anybody: nobody can sign in as it. Its id is none that
-- people get.
insert into app_user (id, email, email_key, password_hash, firstname, lastname, timezone, language, disabled_at, created_at)
overriding system value
values (0, 'platform@huella.invalid', 'platform@huella.invalid', '', 'Huella', '', 'UTC', 'es', timestamptz 'epoch', timestamptz 'epoch');
