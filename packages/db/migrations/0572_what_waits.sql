-- What operators watch is asked every few seconds, and is a handful of rows of tables that grow for ever.
create index payments_unknown on payments (gateway, created) where status = 'unknown';
create index claim_payments_being_sent on claim_payments (method, created) where status = 'sending';
create index notifications_unsent on notifications (created) where status = 'queued';
create index notifications_failed on notifications (created) where status = 'failed';

-- operating_figures tells the same, and the days that are near.
drop function late_legal_days;
