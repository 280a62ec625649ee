-- A book under another version of rates: one run at a time for a line of an organization, a row for each policy.
create table dislocation_runs (
  dislocation_run_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  provider text not null check (is_line(provider, 64)),
  rater_version_id uuid not null,
  -- What policies are compared with; null: each with the version that it was sold by.
  base_rater_version_id uuid,
  -- The most that a premium may move at a renewal, in percent either way; null: as far as it does.
  cap_percent integer check (cap_percent between 1 and 100),
  status text not null default 'queued' check (status in ('queued', 'running', 'cancelled', 'done', 'failed')),
  asked_by uuid references users,
  -- Policies to be rated as they were counted at the start, and those that were.
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  -- The last policy that was rated: the run goes on after it.
  after_policy_id uuid,
  -- What the versions said when the run began: a draft that is changed meanwhile would mix two books.
  rates_digest text check (is_line(rates_digest, 64)),
  -- What the policies rated so far come to together, in core's words.
  summary jsonb not null default '{}' check (jsonb_typeof(summary) = 'object'),
  failure text check (is_line(failure, 64)),
  started timestamptz,
  finished timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint dislocation_summary_bound check (is_small(summary, 200000)),
  constraint dislocation_run_ended check ((status in ('done', 'cancelled', 'failed')) = (finished is not null)),
  constraint dislocation_run_failed check ((status = 'failed') = (failure is not null)),
  unique (organization_id, dislocation_run_id),
  constraint dislocation_version foreign key (organization_id, rater_version_id)
    references rater_versions (organization_id, rater_version_id) on update cascade deferrable initially deferred,
  constraint dislocation_base_version foreign key (organization_id, base_rater_version_id)
    references rater_versions (organization_id, rater_version_id) on update cascade deferrable initially deferred
);
comment on constraint dislocation_version on dislocation_runs is 'rater_version|dislocation_runs';
comment on constraint dislocation_base_version on dislocation_runs is 'base_rater_version|dislocation_runs_compared_with';
create unique index dislocation_run_under_way on dislocation_runs (organization_id, provider)
  where status in ('queued', 'running');
create index dislocation_runs_recent on dislocation_runs (organization_id, created desc);
create index dislocation_runs_of_version on dislocation_runs (rater_version_id);
create trigger touch before update on dislocation_runs for each row execute function touch_updated();

create table dislocation_results (
  dislocation_run_id uuid not null,
  organization_id uuid not null,
  -- No reference: a policy may go to another organization, and what was found of it stays with the run.
  policy_id uuid not null,
  policy_number text not null check (is_line(policy_number, 64)),
  -- The next term that is on offer, where it is that term which was rated.
  policy_renewal_id uuid,
  -- The version that it was compared with; null where none is known.
  base_rater_version_id uuid,
  -- Premiums of the term without fees, in cents; null where a version has no price.
  premium_before bigint check (premium_before >= 0),
  premium_after bigint check (premium_after >= 0),
  premium_capped bigint check (premium_capped >= 0),
  -- What is charged, in cents; null for a term that is not priced yet.
  charged bigint,
  -- In basis points of the premium before.
  change integer,
  -- What the other version refers or refuses that the first does not, and what it finds no row for.
  referrals text[] not null default '{}' check (is_line(array_to_string(referrals, ' '), 2000)),
  refusals text[] not null default '{}' check (is_line(array_to_string(refusals, ' '), 2000)),
  missing text[] not null default '{}' check (is_line(array_to_string(missing, ' '), 2000)),
  crosses boolean not null,
  administrative_area text not null check (is_line(administrative_area, 2)),
  vehicle_class text not null check (is_line(vehicle_class, 64)),
  primary key (dislocation_run_id, policy_id),
  constraint dislocation_result_run foreign key (organization_id, dislocation_run_id)
    references dislocation_runs (organization_id, dislocation_run_id) on update cascade deferrable initially deferred
);
create index dislocation_results_crossing on dislocation_results (dislocation_run_id, policy_id) where crosses;

select tell_changes('dislocation_runs', 'dislocation_runs dislocation_run_id');
