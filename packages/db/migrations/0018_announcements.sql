-- What an organization's staff are told, and how else an organization works: who gets the next quote, which machines
-- speak for it, and what changed a moment ago.

create table announcements (
  announcement_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  body text not null check (body ~ '\S'),
  created_by uuid not null references users,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now()
);
comment on constraint announcements_created_by_fkey on announcements is 'author|announcements';
create index announcements_recent on announcements (organization_id, created desc) where archived is null;
create index announcements_all_recent on announcements (created desc) where archived is null;
create trigger touch before update on announcements for each row execute function touch_updated();

-- The pool out of which a quote that needs an agent gets one.
create table round_robin_members (
  round_robin_member_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null,
  weight integer not null default 1 check (weight between 1 and 100),
  paused boolean not null default false,
  -- States and provinces in which the agent may sell.
  licensed_in text[] not null default '{}',
  -- Days of the week from Monday 1, and hours, both in the organization's time zone.
  working_days integer[] not null default '{1,2,3,4,5}' check (working_days <@ '{1,2,3,4,5,6,7}'),
  works_from time not null default '08:00',
  works_until time not null default '18:00',
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, user_id),
  constraint round_robin_member_hours check (works_from < works_until),
  constraint round_robin_member_agent foreign key (organization_id, user_id)
    references agent_profiles (organization_id, user_id) on update cascade deferrable initially deferred
);
comment on constraint round_robin_member_agent on round_robin_members is 'agent_profile|round_robin_member';
create trigger touch before update on round_robin_members for each row execute function touch_updated();

-- A fact: it stays as it was when the quote or the agent moves on.
create table round_robin_assignments (
  round_robin_assignment_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  quote_id uuid not null,
  user_id uuid not null references users,
  agent_name text not null,
  reason text not null check (reason ~ '\S'),
  -- Null when the turn fell so; somebody who passed over the turn otherwise.
  assigned_by_user_id uuid references users,
  created timestamptz not null default app_now(),
  constraint round_robin_assignment_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint round_robin_assignments_user_id_fkey on round_robin_assignments
  is 'user|round_robin_assignments';
comment on constraint round_robin_assignments_assigned_by_user_id_fkey on round_robin_assignments
  is 'assigned_by|assigned_round_robin_assignments';
create index round_robin_assignments_recent on round_robin_assignments (organization_id, created desc);
create index round_robin_assignments_all_recent on round_robin_assignments (created desc);
create index round_robin_assignments_of_quote on round_robin_assignments (quote_id);
create index round_robin_assignments_of_user on round_robin_assignments (user_id, created desc);

-- A machine's credential: shown once, kept as a hash, good for one role of one organization.
create table api_keys (
  api_key_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  name text not null check (name ~ '\S'),
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  -- Its first characters, by which people tell one key from another.
  key_prefix text not null check (length(key_prefix) between 4 and 12),
  role text not null check (role in (
    'organization:agent', 'organization:owner', 'organization:underwriter', 'global:read_only',
    'global:service_agent', 'global:service_member', 'global:service_manager', 'global:actuary', 'global:underwriter',
    'global:organization_admin', 'global:admin')),
  created_by uuid not null references users,
  expires timestamptz,
  revoked timestamptz,
  revoked_by uuid references users,
  last_used timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint api_key_days check (expires > created),
  constraint api_key_revoked check (num_nonnulls(revoked, revoked_by) in (0, 2))
);
comment on constraint api_keys_created_by_fkey on api_keys is 'creator|created_api_keys';
comment on constraint api_keys_revoked_by_fkey on api_keys is 'revoker|revoked_api_keys';
create index api_keys_recent on api_keys (organization_id, created desc);
create trigger touch before update on api_keys for each row execute function touch_updated();

-- Append-only: which row changed, for the screens that show it. Every process reads on from the last transaction that
-- was over, so a hint has no key to anything and costs its writer nothing but the row.
create table hints (
  hint_id bigint generated always as identity primary key,
  written_by xid8 not null default pg_current_xact_id(),
  table_name text not null,
  row_id uuid not null,
  organization_id uuid not null,
  at timestamptz not null default now()
);
create index hints_by_transaction on hints (written_by);
