-- A method that has ended is forgotten where it was kept, at its gateway, and what the gateway called it is kept no longer.
alter table payment_methods
  alter column token drop not null,
  -- When its gateway let go of it.
  add column forgotten timestamptz,
  add constraint payment_method_forgotten check ((token is null) = (forgotten is not null)
    and (forgotten is null or ended is not null));
create index payment_methods_to_forget on payment_methods (ended) where ended is not null and forgotten is null;

-- What another method took the place of has ended, and did not say so.
update payment_methods m set ended = app_now()
from billing_arrangements b join payment_methods c on c.payment_method_id = b.payment_method_id
where b.contract_id = m.contract_id and m.created < c.created and m.autopay_consented is not null and m.ended is null;
