-- Where commission is paid to, by transfer: one account of an organization in each currency, verified anew after each change.
create table commission_payees (
  commission_payee_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  currency text not null,
  account_token text not null,
  account_last_four text not null,
  account_changed timestamptz not null,
  account_changed_by uuid not null references users,
  account_changed_by_name text not null,
  account_verified timestamptz,
  account_verified_by uuid references users,
  account_verified_by_name text,
  account_verified_how text,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint commission_payee_key unique (organization_id, commission_payee_id),
  constraint commission_payee_once unique (organization_id, currency),
  constraint commission_payees_currency_check check (currency in ('USD', 'CAD')),
  constraint commission_payees_account_token_bound check (is_line(account_token, 255)),
  constraint commission_payees_account_last_four_bound check (is_line(account_last_four, 4)),
  constraint commission_payees_account_changed_by_name_bound check (is_line(account_changed_by_name, 201)),
  constraint commission_payees_account_verified_by_name_bound check (is_line(account_verified_by_name, 201)),
  constraint commission_payees_account_verified_how_bound check (is_line(account_verified_how, 255)),
  constraint commission_payee_verified check ((account_verified is null) = (account_verified_by is null)
    and (account_verified is null) = (account_verified_how is null) and account_verified >= account_changed),
  constraint commission_payee_verified_by_another check (account_verified_by <> account_changed_by));
comment on constraint commission_payees_account_changed_by_fkey on commission_payees is 'changer|commission_accounts_changed';
comment on constraint commission_payees_account_verified_by_fkey on commission_payees is 'verifier|commission_accounts_verified';
create trigger touch before update on commission_payees for each row execute function touch_updated();

-- A run is paid by who pays out, too: it is on its way until it arrived; what was refused or came back is to be paid again.
alter table commission_runs
  add column attempt integer not null default 0,
  add column sent timestamptz,
  add column followed timestamptz,
  add column account_last_four text,
  add column failure text,
  add constraint commission_runs_attempt_check check (attempt between 0 and 1000),
  add constraint commission_runs_account_last_four_bound check (is_line(account_last_four, 4)),
  add constraint commission_runs_failure_bound check (is_line(failure, 255)),
  drop constraint commission_runs_status_check,
  add constraint commission_runs_status_check
    check (status in ('made', 'approved', 'sending', 'sent', 'paid', 'withdrawn')),
  drop constraint commission_run_approved,
  add constraint commission_run_approved check ((approved_by is null) = (approved is null)
    and (status in ('made', 'withdrawn') or approved is not null)),
  drop constraint commission_run_paid,
  add constraint commission_run_paid check ((status = 'paid') = (paid is not null)
    and (status in ('sent', 'paid')) = (reference is not null) and (status <> 'sent' or sent is not null));
comment on column commission_runs.attempt is 'How often who pays out was asked: each is asked under a key of its own.';
drop index commission_run_on_its_way;
create unique index commission_run_on_its_way on commission_runs (organization_id, currency)
  where status in ('made', 'approved', 'sending', 'sent');
