-- Who is asked to work for an organization. The link of the newest letter opens an invitation, within its days and once.
create table organization_invitations (
  organization_invitation_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  email email_address not null,
  roles text[] not null,
  language text not null,
  number integer not null default 1,
  expires timestamptz not null,
  status text not null default 'open',
  invited_by uuid not null references users,
  accepted_by uuid references users,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint organization_invitation_key unique (organization_id, organization_invitation_id),
  constraint organization_invitations_email_bound check (is_line(email::text, 254)),
  constraint organization_invitations_roles_check check (
    roles <@ '{organization:agent,organization:owner,organization:underwriter}' and cardinality(roles) between 1 and 3),
  constraint organization_invitations_language_check check (language in ('en-us', 'en-ca', 'fr-ca')),
  constraint organization_invitations_number_check check (number between 1 and 1000),
  constraint organization_invitations_status_check check (status in ('open', 'accepted', 'withdrawn')),
  constraint organization_invitation_accepted check ((status = 'accepted') = (accepted_by is not null)));
create unique index organization_invitation_open on organization_invitations (organization_id, email) where status = 'open';
create index organization_invitations_accepted_by on organization_invitations (accepted_by);
comment on constraint organization_invitations_invited_by_fkey on organization_invitations is 'inviter|organization_invitations';
comment on constraint organization_invitations_accepted_by_fkey on organization_invitations is 'member|accepted_invitations';
create trigger touch before update on organization_invitations for each row execute function touch_updated();
create trigger letters_follow after delete or update of organization_id on organization_invitations
  for each row execute function letters_follow('organization_invitation', 'organization_invitation_id');

-- A template and a subject more, whatever the lists are by then.
do $$
declare
  list record;
  definition text;
begin
  for list in values ('notifications_subject_kind_check', 'organization_invitation'),
    ('notifications_template_check', 'member_invited') loop
    select replace(pg_get_constraintdef(oid), '])', format(', %L::text])', list.column2)) into strict definition
      from pg_constraint where conname = list.column1;
    execute format('alter table notifications drop constraint %I, add constraint %I %s',
      list.column1, list.column1, definition);
  end loop;
end $$;
