-- A bank account pays like a card, days later: what was agreed to, and a payment that is on its way or came back.

-- How somebody pays: what the gateway calls it, sealed, and for a bank account what its owner agreed to.
create table payment_methods (
  payment_method_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  quote_id uuid not null,
  kind text not null check (kind in ('card', 'bank')),
  gateway text not null check (is_line(gateway, 64)),
  token sealed not null check (is_line(token::text, 1000)),
  -- The end of the card's or the account's number; null until the gateway has said it.
  cc_last_four text check (is_line(cc_last_four, 4)) check (cc_last_four ~ '^\d{4}$'),
  bank text check (is_line(bank, 4)) check (bank ~ '^\d{4}$'),
  -- The text that was agreed to, in which language, for how much, when and from where.
  authorization_version text check (is_line(authorization_version, 64)),
  authorization_language text check (authorization_language in ('en-us', 'en-ca', 'fr-ca')),
  authorized_amount bigint check (authorized_amount > 0),
  authorized timestamptz,
  authorized_from jsonb check (is_small(authorized_from, 2000)),
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, payment_method_id),
  constraint payment_method_end check (kind = 'bank' or bank is null),
  constraint payment_method_authorized check (kind = 'card' or (authorization_version is not null
    and authorization_language is not null and authorized_amount is not null and authorized is not null
    and authorized_from is not null)),
  constraint payment_method_quote foreign key (organization_id, quote_id) references quotes (organization_id, quote_id)
    on update cascade deferrable initially deferred
);
create index payment_methods_of_quote on payment_methods (quote_id);
create trigger touch before update on payment_methods for each row execute function touch_updated();

alter table payments
  add column payment_method_id uuid,
  add column settled timestamptz,
  -- When the gateway was last asked what became of a debit.
  add column followed timestamptz,
  add constraint payment_method foreign key (organization_id, payment_method_id)
    references payment_methods (organization_id, payment_method_id) on update cascade deferrable initially deferred,
  drop constraint payments_status_check,
  add constraint payments_status_check check (status in ('pending', 'authorized', 'processing', 'settled', 'failed',
    'returned', 'withdrawn', 'voided', 'refunded', 'unknown'));
create index payments_of_method on payments (payment_method_id) where payment_method_id is not null;
create index payments_to_follow on payments (status, followed) where payment_method_id is not null;
create index payments_by_reference on payments (gateway_reference) where payment_method_id is not null;

alter table invoices
  drop constraint invoices_status_check,
  add constraint invoices_status_check check (status in ('scheduled', 'issued', 'pending', 'paid', 'void'));
alter table transactions
  drop constraint transactions_status_check,
  add constraint transactions_status_check check (status in ('pending', 'authorized', 'settled', 'failed', 'returned',
    'voided', 'refunded', 'unknown'));
alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('new_business', 'payment', 'payment_return'));
