-- A person asks that what we hold about them be deleted: it waits, it is carried out, and what the law keeps is emptied of
-- the person on a day that is written down with the record.
create table deletion_requests (
  deletion_request_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  status text not null default 'waiting' check (status in ('waiting', 'erasing', 'done', 'taken_back', 'refused')),
  -- From when on it is carried out.
  due timestamptz not null,
  -- By what the person's rows are found and where the last letter goes, once the account is gone: for that long alone.
  addresses sealed check (is_line(addresses::text, 20000)),
  -- What stood against it in the end, and the sentence that says so to the person.
  refusal_code text check (is_line(refusal_code, 64)),
  refusal jsonb check (is_small(refusal, 2000)),
  -- The last day of what is kept longest.
  kept_until date,
  finished timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint deletion_request_key unique (organization_id, deletion_request_id),
  constraint deletion_request_addresses check ((status = 'erasing') = (addresses is not null)),
  constraint deletion_request_finished check ((status in ('waiting', 'erasing')) = (finished is null)),
  constraint deletion_request_refused check ((status = 'refused') = (refusal_code is not null))
);
create unique index deletion_requests_open on deletion_requests (user_id) where status in ('waiting', 'erasing');
create index deletion_requests_of_person on deletion_requests (user_id, created);
create index deletion_requests_due on deletion_requests (due) where status in ('waiting', 'erasing');
create trigger touch before update on deletion_requests for each row execute function touch_updated();
comment on constraint deletion_requests_user_id_fkey on deletion_requests is 'person|deletion_requests';

-- Until when a record of somebody who asked for deletion is kept, and since when it tells of nobody.
alter table quotes add column kept_until date, add column erased timestamptz;
alter table policies add column kept_until date, add column erased timestamptz;
alter table claims add column kept_until date, add column erased timestamptz;
create index quotes_erased on quotes (organization_id) where erased is not null;
create index policies_erased on policies (organization_id) where erased is not null;
create index claims_erased on claims (organization_id) where erased is not null;
create index quotes_kept on quotes (kept_until) where kept_until is not null and erased is null;
create index policies_kept on policies (kept_until) where kept_until is not null and erased is null;
create index claims_kept on claims (kept_until) where kept_until is not null and erased is null;

-- Somebody whose name was erased has none, and is on no list of people any more.
alter table entities drop constraint entity_name;
alter table entities add constraint entity_name check (
  case
    when archived is not null and num_nonnulls(first_name, last_name, business_name) = 0 then true
    when entity_type = 'business' then business_name is not null
    else first_name is not null and last_name is not null
  end);

alter table notifications
  add column deletion_request_id uuid,
  add constraint notification_deletion_request foreign key (organization_id, deletion_request_id)
    references deletion_requests (organization_id, deletion_request_id) on update cascade deferrable initially deferred;
create index notifications_of_deletion_request on notifications (deletion_request_id)
  where deletion_request_id is not null;
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['deletion_asked'::text, 'deletion_taken_back'::text,
      'deletion_done'::text, 'deletion_refused'::text, $new$);
end $$;

-- What people write and who they are stays out of the trail from now on, because nothing in it may ever be changed: not
-- even for somebody who asks to be forgotten. What was written there before goes once, here.
update audit_log set input = (
  select jsonb_object_agg(entry.key, case when entry.key = any (hidden.names) then '"…"'::jsonb else entry.value end)
  from jsonb_each(audit_log.input) entry)
from (select array[
  'about', 'body', 'business_name', 'credentials', 'customer_name', 'debit_authorization', 'declarations', 'explanation',
  'first_name', 'given', 'last_name', 'message', 'name', 'note', 'proof', 'query',
  'reason', 'request_reasons', 'schedule_url', 'signed_by', 'url', 'value', 'vin', 'website',
  'where'
] as names) hidden
where input ?| hidden.names and operation <> 'lose_second_factor';
