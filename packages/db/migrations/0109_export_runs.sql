-- A list that is too long to be written while somebody waits, written as a file in the worker: in the name of whoever asked,
-- part by part, and kept for them alone for a week.
create table export_runs (
  export_run_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  -- The role and the language in which the person asked.
  role text not null check (is_line(role, 64)),
  language text not null check (is_line(language, 16)),
  table_name text not null check (table_name in ('policy_activities', 'policies', 'quotes', 'quote_referrals')),
  file_name text not null check (is_line(file_name, 120)),
  -- What is written of each row, by the names of the table's columns, with their words; and which rows.
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'running', 'cancelled', 'done', 'failed')),
  -- Rows that matched at the start, as far as they were counted, and those that are written.
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  -- The last row that was written: the run goes on after it.
  after_id uuid,
  storage_key text check (is_line(storage_key, 500)),
  byte_size bigint check (byte_size > 0),
  failure text check (is_line(failure, 64)),
  expires timestamptz not null,
  -- When its bytes were removed.
  removed timestamptz,
  started timestamptz,
  finished timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint export_columns_bound check (is_small(columns, 60000)),
  constraint export_filter_bound check (is_small(filter, 40000)),
  constraint export_run_ended check ((status in ('done', 'cancelled', 'failed')) = (finished is not null)),
  constraint export_run_failed check ((status = 'failed') = (failure is not null)),
  constraint export_run_stored check (status <> 'done' or (storage_key is not null and byte_size is not null)),
  unique (organization_id, export_run_id)
);
create index export_runs_own on export_runs (user_id, created desc);
create index export_runs_left on export_runs (expires) where removed is null;
create trigger touch before update on export_runs for each row execute function touch_updated();

-- What is written of a file that is not whole yet.
create table export_parts (
  export_run_id uuid not null,
  organization_id uuid not null,
  place integer not null,
  -- Lines of CSV, in UTF-8.
  lines bytea not null check (octet_length(lines) <= 4000000),
  primary key (export_run_id, place),
  constraint export_part_run foreign key (organization_id, export_run_id)
    references export_runs (organization_id, export_run_id) on update cascade deferrable initially deferred
);

select tell_changes('export_runs', 'export_runs export_run_id');
