-- A person's address counts once whoever reads it has said so: another one to sign in with, when both inboxes did, and
-- another one for the letters of an agent, when that one did. What is asked for now is the row that is `asked`.
create table address_changes (
  address_change_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('sign_in', 'agent_letters')),
  former_email email_address not null check (is_line(former_email::text, 254)),
  new_email email_address not null check (is_line(new_email::text, 254)),
  -- In which its letters are written: that of the page where it was asked for.
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  former_confirmed timestamptz,
  new_confirmed timestamptz,
  expires timestamptz not null,
  status text not null default 'asked' check (status in ('asked', 'done', 'cancelled', 'replaced')),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint address_change_key unique (organization_id, address_change_id),
  constraint address_change_done check (status <> 'done' or new_confirmed is not null
    and (purpose = 'agent_letters' or former_confirmed is not null))
);
create unique index address_changes_asked on address_changes (user_id, purpose) where status = 'asked';
create index address_changes_of_organization on address_changes (organization_id);
create trigger touch before update on address_changes for each row execute function touch_updated();
comment on constraint address_changes_user_id_fkey on address_changes is 'person|address_changes';

-- What a person says of themselves. The names on a policy are the policy's.
alter table users add column preferred_name text check (is_line(preferred_name, 100));

alter table notifications
  add column address_change_id uuid,
  add constraint notification_address_change foreign key (organization_id, address_change_id)
    references address_changes (organization_id, address_change_id) on update cascade deferrable initially deferred;
create index notifications_of_address_change on notifications (address_change_id) where address_change_id is not null;
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['address_confirm'::text, 'address_changed'::text, $new$);
end $$;
