-- What a person sets up for their own work: how pages look and answer to keys, and the views of lists that they keep,
-- some of which they share with their organization.

-- Theme, shortcuts, columns and rows of each list, as core/identity/set-preferences.ts reads them.
alter table users add column preferences jsonb not null default '{}'
  constraint users_preferences_bound check (jsonb_typeof(preferences) = 'object' and is_small(preferences, 20000));

create table saved_views (
  saved_view_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  -- As others read it beside a view that is shared with them.
  author_name text not null check (is_line(author_name, 201)),
  list_name text not null check (list_name ~ '^[a-z][a-z_]*$' and is_line(list_name, 64)),
  name text not null check (name ~ '\S' and is_line(name, 100)),
  -- What stands in the address of the list, but its columns.
  query jsonb not null check (jsonb_typeof(query) = 'object' and is_small(query, 4000)),
  -- Null: those that whoever opens the view sees in the list anyway.
  columns text[] check (is_line(array_to_string(columns, ' '), 1000)),
  shared timestamptz,
  -- People of the platform belong to no organization: what they share is the house's.
  by_house boolean not null default false,
  archived timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, saved_view_id)
);
comment on constraint saved_views_user_id_fkey on saved_views is 'author|saved_views';
create index saved_views_own on saved_views (user_id, list_name) where archived is null;
create index saved_views_shared on saved_views (organization_id, list_name)
  where shared is not null and archived is null;
create trigger touch before update on saved_views for each row execute function touch_updated();
create trigger house_alone before insert or update of organization_id, by_house on saved_views
  for each row when (new.by_house) execute function only_the_house_addresses_everybody();
