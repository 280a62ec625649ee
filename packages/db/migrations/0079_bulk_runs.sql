-- What somebody does to all rows of a list that match: the rows as they were when it was asked for, each with what became
-- of it. It is done row by row in the worker, as that person and by the operation that one row uses.
create table bulk_runs (
  bulk_run_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  -- The role and the language in which the person asked.
  role text not null check (is_line(role, 64)),
  language text not null check (is_line(language, 16)),
  table_name text not null check (table_name in ('quotes', 'policies')),
  action text not null check (is_line(action, 64)),
  -- The other arguments of the operation, the same for every row.
  given jsonb not null default '{}' check (jsonb_typeof(given) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'running', 'cancelled', 'done', 'failed')),
  total integer not null check (total > 0),
  done integer not null default 0 check (done >= 0),
  refused integer not null default 0 check (refused >= 0),
  failure text check (is_line(failure, 64)),
  started timestamptz,
  finished timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint bulk_run_given_bound check (is_small(given, 4000)),
  constraint bulk_run_counted check (done + refused <= total),
  constraint bulk_run_ended check ((status in ('done', 'cancelled', 'failed')) = (finished is not null)),
  constraint bulk_run_failed check ((status = 'failed') = (failure is not null)),
  unique (organization_id, bulk_run_id)
);
create index bulk_runs_own on bulk_runs (user_id, created desc);
create trigger touch before update on bulk_runs for each row execute function touch_updated();

create table bulk_run_rows (
  bulk_run_id uuid not null,
  organization_id uuid not null,
  place integer not null,
  -- No reference: whose the row is may change meanwhile, and what became of it stays with the run.
  row_id uuid not null,
  outcome text check (outcome in ('done', 'refused')),
  -- Why it was refused: the code, and what was said to the person.
  code text check (is_line(code, 64)),
  message text check (is_prose(message, 1000)),
  primary key (bulk_run_id, place),
  constraint bulk_run_row_refused check ((outcome is not distinct from 'refused') = (code is not null)),
  constraint bulk_run_row_run foreign key (organization_id, bulk_run_id)
    references bulk_runs (organization_id, bulk_run_id) on update cascade deferrable initially deferred
);
comment on constraint bulk_run_row_run on bulk_run_rows is 'bulk_run|rows';
create index bulk_run_rows_left on bulk_run_rows (bulk_run_id, place) where outcome is null;
create index bulk_run_rows_refused on bulk_run_rows (bulk_run_id, place) where outcome = 'refused';

select tell_changes('bulk_runs', 'bulk_runs bulk_run_id');
