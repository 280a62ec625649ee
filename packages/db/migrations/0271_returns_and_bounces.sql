-- Nobody is asked for money of a contract while a person has to look at what a bank answered; its reason.
alter table billing_arrangements
  add column held_for text,
  add constraint billing_arrangements_held_for_bound check (is_line(held_for, 100));

-- A fault of ours or the network's is no refusal of the card or account.
alter table payments
  drop constraint payments_decline_class_check,
  add constraint payments_decline_class_check check (decline_class in ('hard', 'soft', 'fault'));

-- The code of a mail server that did not take a letter; its words repeat the address.
alter table notifications
  add column bounce text,
  add constraint notifications_bounce_check check (bounce ~ '^([45]\d\d|[45]\.\d{1,3}\.\d{1,3})$');
create index notifications_bounced on notifications (recipient) where bounce is not null;
