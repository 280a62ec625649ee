-- An announcement has a title and its days, reaches its organization, those beneath it or everybody, and is changed in place.
alter table announcements
  add column title text not null default '',
  add column for_subtree boolean not null default false,
  add column starts timestamptz not null default app_now(),
  add column expires timestamptz,
  add column pinned boolean not null default false,
  add column acknowledgement boolean not null default false,
  add column version integer not null default 1,
  add column edition integer not null default 1,
  add constraint announcements_title_bound check (is_line(title, 100)),
  add constraint announcements_reach check (not (for_subtree and for_everybody)),
  add constraint announcements_days check (expires > starts),
  add constraint announcements_version_check check (version between 1 and 1000000),
  add constraint announcements_edition_check check (edition between 1 and version),
  add constraint announcement_key unique (organization_id, announcement_id);
comment on column announcements.body is 'HTML of a few elements, cleaned by the server.';
comment on column announcements.edition is 'How many wordings it has had: who has read an older one has not read this one.';
create index announcements_for_subtree on announcements (organization_id, created desc)
  where for_subtree and archived is null;

-- Who has read which wording, and who said so.
create table announcement_receipts (
  announcement_receipt_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  announcement_id uuid not null,
  user_id uuid not null references users,
  reader_name text not null,
  edition integer not null,
  acknowledged timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint announcement_receipt_once unique (announcement_id, user_id),
  constraint announcement_receipts_announcement_id_fkey foreign key (organization_id, announcement_id)
    references announcements (organization_id, announcement_id) on update cascade deferrable initially deferred,
  constraint announcement_receipts_reader_name_bound check (is_line(reader_name, 201)),
  constraint announcement_receipts_edition_check check (edition between 1 and 1000000));
create index announcement_receipts_of on announcement_receipts (organization_id, announcement_id);
create index announcement_receipts_by on announcement_receipts (user_id);
comment on constraint announcement_receipts_user_id_fkey on announcement_receipts is 'reader|announcement_receipts';
create trigger touch before update on announcement_receipts for each row execute function touch_updated();

-- The organization of who reads, and those above it: what one of them says to all beneath it is said here too.
create function claim_lineage() returns uuid[] language sql stable security definer set search_path to 'public'
begin atomic
  with recursive above as (
    select organization_id, parent_organization_id, 0 as step from organizations
      where organization_id = claim_organization()
    union all
    select parent.organization_id, parent.parent_organization_id, above.step + 1
      from organizations parent join above on parent.organization_id = above.parent_organization_id
      where above.step < 50)
  select array_agg(organization_id) from above;
end;
