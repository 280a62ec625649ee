-- The end of a term before its last day: announced or done, with what the law says of it; and what goes back.

-- How a product parts the premium of a term that its insured ends; where it says nothing, by days.
create table product_cancellation_terms (
  product_cancellation_terms_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  product_id uuid not null,
  -- Null: in every state that has no row of its own.
  state text check (is_line(state, 64)),
  -- Counts for terms that begin on this day or later, until a later row does.
  effective_date date not null,
  basis text not null check (basis in ('pro_rata', 'short_rate_90', 'short_rate_table')),
  -- What stays earned whatever days come to, in cents.
  minimum_earned bigint not null default 0 check (minimum_earned between 0 and 1000000),
  created timestamptz not null default app_now(),
  constraint cancellation_terms_once unique nulls not distinct (organization_id, product_id, state, effective_date),
  constraint cancellation_terms_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred
);
create index product_cancellation_terms_of_product on product_cancellation_terms (product_id);

create table policy_cancellations (
  policy_cancellation_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid not null,
  status text not null check (status in ('pending', 'done', 'reversed')),
  reason text not null check (reason in ('insured_request', 'sold_vehicle', 'replaced_cover', 'non_payment',
    'uw_post_bind', 'license_suspended', 'misrepresentation', 'fraud_claim', 'total_loss', 'duplicate', 'rewrite',
    'never_taken')),
  explanation text check (is_prose(explanation, 1000)),
  -- What shows the sale or the other cover, where the day had passed.
  proof text check (is_prose(proof, 1000)),
  -- Cover ends at 12:01 a.m. of it.
  effective_date date not null,
  basis text not null check (basis in ('flat', 'pro_rata', 'short_rate_90', 'short_rate_table')),
  minimum_earned bigint not null default 0,
  ended_by text not null check (ended_by in ('insured', 'insurer')),
  -- Of what the insurer ends: the day of the notice, the first day that the law allows, and how that was counted.
  notice_sent date,
  legal_date date,
  notice_days integer,
  post_days integer,
  moved_days integer,
  notice_grade text check (notice_grade in ('A', 'B', 'C', 'K')),
  notice_source text check (is_line(notice_source, 200)),
  -- Why what goes back is held; it is owed all the same.
  hold_reason text check (is_prose(hold_reason, 1000)),
  -- The premium that came back, in cents; null until cover has ended.
  returned bigint,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, policy_cancellation_id),
  constraint cancellation_notice check ((ended_by = 'insurer') = (legal_date is not null)
    and num_nonnulls(notice_sent, legal_date, notice_days, post_days, moved_days, notice_grade, notice_source) in (0, 7)),
  -- Nobody's cover ends before the law lets it.
  constraint cancellation_not_before_the_law check (effective_date >= legal_date),
  constraint cancellation_done check ((status = 'done') = (returned is not null)),
  constraint policy_cancellation_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_cancellation_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred
);
create unique index policy_cancellation_pending on policy_cancellations (policy_id) where status = 'pending';
create index policy_cancellations_of_policy on policy_cancellations (policy_id, created desc);
create index policy_cancellations_due on policy_cancellations (effective_date) where status = 'pending';
create trigger touch before update on policy_cancellations for each row execute function touch_updated();
select tell_changes('policy_cancellations', 'policies policy_id');

-- What is owed back, by when, and what became of it.
create table policy_refunds (
  policy_refund_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_id uuid not null,
  policy_transaction_id uuid,
  -- Cents, without interest.
  amount bigint not null check (amount > 0),
  interest bigint not null default 0 check (interest >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  reason text not null check (is_prose(reason, 1000)),
  -- held: nobody sends it, for a reason; owed: it goes out; paid: it has.
  status text not null check (status in ('held', 'owed', 'paid')),
  hold_reason text check (is_prose(hold_reason, 1000)),
  due_date date not null,
  -- Of who is late, a year, simple, in per cent.
  interest_percent integer not null check (interest_percent between 0 and 100),
  clock_source text not null check (is_line(clock_source, 200)),
  clock_grade text not null check (clock_grade in ('A', 'B', 'C', 'K')),
  paid timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, policy_refund_id),
  constraint policy_refund_held check (status <> 'held' or hold_reason is not null),
  constraint policy_refund_paid check ((status = 'paid') = (paid is not null)),
  constraint policy_refund_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred,
  constraint policy_refund_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id)
    on update cascade deferrable initially deferred
);
create index policy_refunds_of_policy on policy_refunds (policy_id, created);
create index policy_refunds_owed on policy_refunds (created) where status = 'owed';
create trigger touch before update on policy_refunds for each row execute function touch_updated();
select tell_changes('policy_refunds', 'policies policy_id');

-- The letters about it, beside those that there are.
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_template_check');
begin
  alter table notifications drop constraint notifications_template_check;
  execute 'alter table notifications add constraint notifications_template_check '
    || replace(listed, 'ARRAY[', $new$ARRAY['cancellation_announced'::text, 'cancellation_reversed'::text,
      'policy_cancelled'::text, 'lienholder_told'::text, $new$);
end $$;
