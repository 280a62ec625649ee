-- Commission that is due to an organization is put into a run, approved by somebody else, and paid once.
create table commission_runs (
  commission_run_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  through_month date not null,
  currency text not null,
  earned bigint not null,
  clawed_back bigint not null,
  payable bigint not null,
  status text not null default 'made',
  made_by uuid not null references users,
  made_by_name text not null,
  approved_by uuid references users,
  approved_by_name text,
  approved timestamptz,
  paid timestamptz,
  paid_by_name text,
  reference text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint commission_run_key unique (organization_id, commission_run_id),
  constraint commission_run_month check (extract(day from through_month) = 1),
  constraint commission_runs_currency_check check (currency in ('USD', 'CAD')),
  constraint commission_run_sums check (earned >= 0 and clawed_back >= 0 and payable = earned - clawed_back and payable > 0),
  constraint commission_runs_status_check check (status in ('made', 'approved', 'paid', 'withdrawn')),
  constraint commission_run_approved_by_another check (approved_by <> made_by),
  constraint commission_run_approved check ((approved_by is null) = (approved is null)
    and (status not in ('approved', 'paid') or approved is not null)),
  constraint commission_run_paid check ((status = 'paid') = (paid is not null) and (paid is null) = (reference is null)),
  constraint commission_runs_made_by_name_bound check (is_line(made_by_name, 201)),
  constraint commission_runs_approved_by_name_bound check (is_line(approved_by_name, 201)),
  constraint commission_runs_paid_by_name_bound check (is_line(paid_by_name, 201)),
  constraint commission_runs_reference_bound check (is_line(reference, 255)));
comment on constraint commission_runs_made_by_fkey on commission_runs is 'maker|commission_runs_made';
comment on constraint commission_runs_approved_by_fkey on commission_runs is 'approver|commission_runs_approved';
-- One at a time is on its way.
create unique index commission_run_on_its_way on commission_runs (organization_id, currency) where status in ('made', 'approved');
create trigger touch before update on commission_runs for each row execute function touch_updated();

create table commission_run_lines (
  commission_run_line_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  commission_run_id uuid not null,
  accounting_month date not null,
  policy_id uuid,
  policy_number text not null,
  agent_name text,
  earned bigint not null,
  clawed_back bigint not null,
  created timestamptz not null default app_now(),
  constraint commission_run_line_run foreign key (organization_id, commission_run_id)
    references commission_runs (organization_id, commission_run_id),
  constraint commission_run_line_amounts check (earned >= 0 and clawed_back >= 0 and earned + clawed_back > 0),
  constraint commission_run_lines_policy_number_bound check (is_line(policy_number, 255)),
  constraint commission_run_lines_agent_name_bound check (is_line(agent_name, 201)));
comment on column commission_run_lines.policy_id is 'As it was when the run was made: the policy may belong elsewhere by now.';
create index commission_run_lines_of on commission_run_lines (commission_run_id, accounting_month, policy_number);
