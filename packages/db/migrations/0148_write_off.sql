-- When nobody asks any more for what an end for non-payment left unpaid.
alter table product_parameters
  add column write_off_days integer not null default 45 check (write_off_days between 1 and 365),
  add column write_off_limit bigint not null default 1000 check (write_off_limit between 0 and 100000);
comment on column product_parameters.write_off_days is
  'Days after cover ended unpaid on which what is owed is written off.';
comment on column product_parameters.write_off_limit is
  'Up to this, in cents, one bill is all that is asked for.';
create index invoices_asked_for on invoices (policy_id) where status in ('issued', 'partly_paid');
