-- Each term is its own row; contract_id groups the terms and policy_number stays.

create table policies (
  policy_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  provider text not null,
  policy_number text collate "C" not null,
  policy_status text not null check (policy_status in (
    'pending', 'active', 'delinquent', 'pending_cancellation', 'cancelled', 'expired', 'rewritten')),
  policy_term integer not null default 1 check (policy_term >= 1),
  contract_id uuid not null default uuidv7(),
  current_quote_id uuid not null,
  user_id uuid references users,
  -- Cover begins and ends at 12:01 a.m. of time_zone on these days.
  effective_date date not null,
  expiration_date date not null,
  time_zone text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  payment_term text not null check (payment_term in ('monthly', 'pay_in_full')),
  -- Written premium of the term without fees, in cents.
  premium bigint not null check (premium >= 0),
  fees bigint not null check (fees >= 0),
  cancelled_as_of date,
  cancellation_reason text,
  customer_renewal_option text not null default 'auto_renew'
    check (customer_renewal_option in ('auto_renew', 'manual', 'do_not_renew')),
  meta jsonb not null default '{}',
  signed_at timestamptz,
  signer_info jsonb,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, policy_id),
  unique (policy_number, policy_term),
  constraint policy_days check (expiration_date > effective_date),
  constraint policy_product foreign key (organization_id, product_id) references products (organization_id, product_id)
    on update cascade deferrable initially deferred,
  constraint policy_current_quote foreign key (organization_id, current_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint policy_current_quote on policies is 'current_quote|current_policies';
-- Each bound quote gives exactly one policy.
create unique index policy_of_quote on policies (current_quote_id);
create index policies_recent on policies (organization_id, effective_date desc, policy_id);
create index policies_of_user on policies (user_id) where user_id is not null;
create index policies_starting on policies (effective_date) where policy_status = 'pending';
create index policies_by_number on policies (organization_id, policy_number);
create trigger touch before update on policies for each row execute function touch_updated();

alter table quotes add constraint quote_policy foreign key (organization_id, policy_id)
  references policies (organization_id, policy_id) on update cascade deferrable initially deferred;

-- One series for all; a gap after a failed bind is harmless.
create sequence policy_number_series start 100001;

create table policy_events (
  policy_event_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  event_type text not null,
  due_date date,
  data jsonb not null default '{}',
  archived timestamptz,
  created timestamptz not null default app_now(),
  constraint policy_event_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
create index policy_events_of_policy on policy_events (policy_id, created);

-- What the book did, as facts: booked_organization_id never changes when a policy moves.
create table policy_activities (
  history_id uuid primary key default uuidv7(),
  timestamp timestamptz not null default app_now(),
  organization_id uuid not null,
  booked_organization_id uuid not null references organizations,
  policy_id uuid not null,
  action text not null check (action in (
    'new_business', 'endorsement', 'cancellation', 'pending_cancellation', 'reinstatement', 'renewal', 'non_renewal',
    'rewrite', 'delinquency', 'refund')),
  organization_name text not null,
  agent_name text,
  provider text not null,
  policy_status text not null,
  effective_date date not null,
  expiration_date date not null,
  policy_term_premium bigint not null,
  premium_change bigint not null,
  current_quote_id uuid not null,
  policy_state text not null,
  payment_term text not null,
  cancelled_as_of date,
  constraint policy_activity_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
comment on constraint policy_activities_booked_organization_id_fkey on policy_activities
  is 'booked_organization|booked_activities';
create index policy_activities_recent on policy_activities (organization_id, timestamp desc);
create index policy_activities_of_policy on policy_activities (policy_id, timestamp);
