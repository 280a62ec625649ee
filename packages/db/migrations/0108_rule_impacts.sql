-- A rule that is not kept yet, tried on a whole book: every quote of its product of the last months, and every policy in
-- force. One run at a time for a product; a row for each quote that it hits, or would let go.
create table rule_impact_runs (
  rule_impact_run_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  asked_by uuid references users,
  rule_name text not null check (is_line(rule_name, 100)),
  -- The draft, and the wording in use that it would take the place of, as they were when it was asked; in core's words.
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  in_use jsonb check (jsonb_typeof(in_use) = 'object'),
  -- Quotes that were begun later are looked at.
  since timestamptz not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'cancelled', 'done', 'failed')),
  -- Quotes to be looked at as they were counted at the start, and those that were.
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  -- The last quote that was looked at: the run goes on after it.
  after_quote_id uuid,
  -- What was looked at so far comes to, in core's words.
  impact jsonb not null default '{}' check (jsonb_typeof(impact) = 'object'),
  failure text check (is_line(failure, 64)),
  started timestamptz,
  finished timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint rule_impact_rule_bound check (is_small(rule, 40000)),
  constraint rule_impact_in_use_bound check (is_small(in_use, 40000)),
  constraint rule_impact_bound check (is_small(impact, 100000)),
  constraint rule_impact_ended check ((status in ('done', 'cancelled', 'failed')) = (finished is not null)),
  constraint rule_impact_failed check ((status = 'failed') = (failure is not null)),
  unique (organization_id, rule_impact_run_id),
  constraint rule_impact_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred
);
comment on constraint rule_impact_product on rule_impact_runs is 'product|rule_impact_runs';
create unique index rule_impact_under_way on rule_impact_runs (organization_id, product_id)
  where status in ('queued', 'running');
create index rule_impact_runs_recent on rule_impact_runs (product_id, created desc);
create trigger touch before update on rule_impact_runs for each row execute function touch_updated();

create table rule_impact_rows (
  rule_impact_run_id uuid not null,
  organization_id uuid not null,
  -- No references: a quote may go to another organization, and what was found of it stays with the run.
  quote_id uuid not null,
  policy_id uuid,
  policy_number text check (is_line(policy_number, 64)),
  -- Of the policy in force, or of the quote that has become none.
  status text not null check (is_line(status, 64)),
  administrative_area text not null check (is_line(administrative_area, 2)),
  -- Premium of the term without fees, in cents; null where there is no price.
  premium bigint check (premium >= 0),
  is_hit boolean not null,
  -- Whether the wording in use hits it.
  is_hit_now boolean not null,
  -- What was seen.
  seen text not null check (is_prose(seen, 2000)),
  primary key (rule_impact_run_id, quote_id),
  constraint rule_impact_row_told check (is_hit or is_hit_now),
  constraint rule_impact_row_run foreign key (organization_id, rule_impact_run_id)
    references rule_impact_runs (organization_id, rule_impact_run_id) on update cascade deferrable initially deferred
);
comment on constraint rule_impact_row_run on rule_impact_rows is 'rule_impact_run|rows';

select tell_changes('rule_impact_runs', 'rule_impact_runs rule_impact_run_id');
