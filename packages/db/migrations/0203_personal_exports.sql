-- What we hold about a person, written as a file for them.
create table personal_exports (
  personal_export_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  status text not null default 'queued' check (status in ('queued', 'done', 'failed')),
  storage_key text check (is_line(storage_key, 255)),
  byte_size bigint check (byte_size > 0),
  finished timestamptz,
  -- Until when it may be downloaded, and when its bytes were removed.
  expires timestamptz,
  removed timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint personal_export_key unique (organization_id, personal_export_id),
  constraint personal_export_done check (status <> 'done' or num_nulls(storage_key, byte_size, finished, expires) = 0)
);
create unique index personal_exports_queued on personal_exports (user_id) where status = 'queued';
create index personal_exports_of_person on personal_exports (user_id, created);
create trigger touch before update on personal_exports for each row execute function touch_updated();
comment on constraint personal_exports_user_id_fkey on personal_exports is 'person|personal_exports';

alter table notifications
  add column personal_export_id uuid,
  add constraint notification_personal_export foreign key (organization_id, personal_export_id)
    references personal_exports (organization_id, personal_export_id) on update cascade deferrable initially deferred;
create index notifications_of_personal_export on notifications (personal_export_id) where personal_export_id is not null;
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['data_ready'::text, $new$);
end $$;
