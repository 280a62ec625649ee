-- A refund goes back to the payments that were made: each part is asked of the gateway under its own key, once.
do $$
begin
  if not exists (select from pg_constraint where conrelid = 'payments'::regclass and contype = 'u'
      and pg_get_constraintdef(oid) = 'UNIQUE (organization_id, payment_id)') then
    alter table payments add unique (organization_id, payment_id);
  end if;
end $$;

create table refund_payouts (
  refund_payout_id uuid primary key default uuidv7(),
  organization_id uuid not null,
  policy_refund_id uuid not null,
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  -- sending: the gateway is or will be asked; sent: it has paid; failed: it will not.
  status text not null check (status in ('sending', 'sent', 'failed')),
  failure text check (is_line(failure, 64)),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint refund_payout_once unique (policy_refund_id, payment_id),
  constraint refund_payout_payment foreign key (organization_id, payment_id)
    references payments (organization_id, payment_id) on update cascade deferrable initially deferred,
  constraint refund_payout_refund foreign key (organization_id, policy_refund_id)
    references policy_refunds (organization_id, policy_refund_id) on update cascade deferrable initially deferred
);
create index refund_payouts_of_payment on refund_payouts (payment_id);
create trigger touch before update on refund_payouts for each row execute function touch_updated();

-- No payment gives back more than it was.
create function check_refund_payouts() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  back bigint;
  paid bigint;
begin
  select amount into paid from payments where payment_id = new.payment_id for update;
  select sum(amount) into back from refund_payouts where payment_id = new.payment_id and status <> 'failed';
  if back > paid then
    raise exception 'payment % of % cents would give back %', new.payment_id, paid, back
      using errcode = '23514', constraint = 'refunded_within_payment';
  end if;
  return null;
end $$;
create constraint trigger refunded_within_payment after insert or update on refund_payouts
  deferrable initially deferred for each row execute function check_refund_payouts();
