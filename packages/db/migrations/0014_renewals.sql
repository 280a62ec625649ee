-- The offer of a policy's next term.

create table policy_renewals (
  policy_renewal_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  source_policy_id uuid not null,
  -- The term that is offered.
  policy_term integer not null check (policy_term >= 2),
  renewal_quote_id uuid unique,
  status text not null default 'pending' check (status in (
    'pending', 'quoted', 'in_review', 'agent_review', 'approved', 'offered', 'accepted', 'completed', 'rejected',
    'payment_failed', 'error', 'declined', 'expired')),
  renewal_date date not null,
  -- The last day on which an underwriter may still say no: later the law wants the policy renewed.
  underwriter_cutoff_date date not null,
  customer_renewal_option text not null default 'auto_renew'
    check (customer_renewal_option in ('auto_renew', 'manual', 'do_not_renew')),
  underwriting_renewal_status text not null default 'not_required'
    check (underwriting_renewal_status in ('not_required', 'pending', 'approved', 'rejected')),
  underwriting_renewal_decision text
    check (underwriting_renewal_decision in ('renew', 'renew_with_changes', 'non_renew')),
  underwriting_renewal_notes text,
  issue_type text not null default 'none' check (issue_type in (
    'none', 'missing_fields', 'payment_method', 'payment_failed', 'price_change', 'verification', 'referral',
    'rejection', 'moratorium', 'product_withdrawn', 'rating_error')),
  -- New annual premium less the old one, in cents; null until it is rated.
  price_change bigint,
  customer_visible boolean not null default false,
  -- Who decided or set the status last.
  actor_id uuid references users,
  last_error text,
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, policy_renewal_id),
  constraint policy_renewal_days check (underwriter_cutoff_date < renewal_date),
  constraint policy_renewal_rejected check (
    status <> 'rejected' or coalesce(underwriting_renewal_notes ~ '\S', false)),
  constraint policy_renewal_error check (status <> 'error' or last_error is not null),
  constraint policy_renewal_offer check (
    status not in ('offered', 'accepted', 'payment_failed', 'completed')
    or customer_visible and renewal_quote_id is not null and price_change is not null),
  constraint policy_renewal_sale_status check (
    meta ->> 'sale_status' in ('not_contacted', 'contacted', 'quoted', 'sold', 'lost')),
  constraint policy_renewal_agent_review check (jsonb_typeof(meta -> 'agent_review_required') = 'boolean'),
  constraint policy_renewal_source_policy foreign key (organization_id, source_policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_renewal_quote foreign key (organization_id, renewal_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred
);
comment on constraint policy_renewal_quote on policy_renewals is 'renewal_quote|policy_renewal';
-- A term is renewed once: a second offer waits until the first has expired.
create unique index policy_renewal_of_term on policy_renewals (source_policy_id, policy_term) where status <> 'expired';
create index policy_renewals_of_policy on policy_renewals (source_policy_id, created desc);
create index policy_renewals_by_cutoff on policy_renewals (organization_id, underwriter_cutoff_date, policy_renewal_id);
create index policy_renewals_all_by_cutoff on policy_renewals (underwriter_cutoff_date, policy_renewal_id);
create index policy_renewals_open_by_cutoff on policy_renewals (organization_id, underwriter_cutoff_date)
  where status not in ('completed', 'expired');
create index policy_renewals_due on policy_renewals (renewal_date) where status not in ('completed', 'expired');
create trigger touch before update on policy_renewals for each row execute function touch_updated();
