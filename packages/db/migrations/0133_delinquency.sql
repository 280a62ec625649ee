-- What is overdue is told by the invoices; nothing else says so a second time.
alter table policies drop column delinquent;

alter table product_parameters
  -- Days after a payment was asked for in vain on which notice is given that the policy ends unpaid.
  add column notice_days integer not null default 8 check (notice_days between 1 and 60);
