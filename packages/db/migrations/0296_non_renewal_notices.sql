-- No term ends in silence: who is insured is told by the law's day for non-renewal, once a term, where nothing renews it.
alter table notices
  add column ends_on date,
  add column send_by date,
  add constraint notice_of_term check ((kind = 'non_renewal') = (ends_on is not null)),
  add constraint notice_of_term_by check ((ends_on is null) = (send_by is null));
create unique index notices_of_term on notices (policy_id, ends_on) where ends_on is not null;
comment on column notices.ends_on is 'The end of the term that is not renewed.';
comment on column notices.send_by is 'The last working day on which it may go out for the term to end on its day.';

alter table policies add column non_renewal_look date;
comment on column policies.non_renewal_look is 'The day on which it is looked next whether the end of the term is to be told.';

alter table notifications drop constraint notifications_template_check;
alter table notifications add constraint notifications_template_check check (template in (
    'deletion_asked', 'deletion_taken_back', 'deletion_done', 'deletion_refused', 'data_ready', 'address_confirm',
    'address_changed', 'autopay_agreed', 'enquiry_received', 'enquiry_arrived', 'enquiry_answered',
    'enquiry_transcript', 'policy_changed', 'policy_rewritten', 'lender_rewritten', 'photos_wanted', 'refund_sent',
    'policy_reinstated', 'cancellation_announced', 'cancellation_reversed', 'policy_cancelled', 'lienholder_told',
    'non_renewal', 'lender_non_renewal', 'resume_quote', 'quote_sent', 'policy_bound', 'debit_returned',
    'payment_upcoming', 'payment_receipt', 'payment_failed', 'card_expiring', 'now_sold', 'mentioned',
    'referral_answered', 'referral_message', 'quote_reviewed', 'signature_asked', 'signature_answered',
    'signature_declined', 'score_notice', 'balance_reminder'));

create or replace view legal_days with (security_invoker=true) as
select d.legal_days_id, d.organization_id, o.name as organization_name, d.policy_id, p.policy_number, p.policy_status,
  p.provider, d.kind, d.due_date, t.days_left,
  case when t.days_left < 0 then 'late' when t.days_left = 0 then 'today' when t.days_left <= 5 then 'soon' else 'ahead' end
    as alert,
  d.amount, p.currency
from (
  select policy_refund_id as legal_days_id, organization_id, policy_id,
    case status when 'held' then 'refund_held' else 'refund' end as kind, due_date, amount
  from policy_refunds where status in ('owed', 'held')
  union all
  -- The working day that the dates of a notice are counted from, until something proves that it went out.
  select n.notice_id, n.organization_id, n.policy_id, 'letter', n.sent, null
  from notices n where n.proven_on is null
    and exists (select from policy_cancellations c where c.notice_id = n.notice_id and c.status = 'pending')
  union all
  -- The last working day on which a notice that a term is not renewed may go out, until something proves that it did; what
  -- proves that it went out later stays until the term ends or goes on.
  select n.notice_id, n.organization_id, n.policy_id, case when n.proven_on is null then 'letter' else 'non_renewal' end,
    n.send_by, null
  from notices n join policies t on t.policy_id = n.policy_id and t.expiration_date = n.ends_on
  where (n.proven_on is null or n.proven_on > n.send_by) and t.policy_status in ('active', 'delinquent')
    and not exists (select from policy_renewals r where r.source_policy_id = t.policy_id
      and r.policy_term > t.policy_term and r.customer_visible and r.status not in ('rejected', 'declined', 'expired'))
  union all
  select policy_cancellation_id, organization_id, policy_id, 'end', effective_date, null
  from policy_cancellations where status = 'pending'
) d
join policies p on p.policy_id = d.policy_id
left join organizations o on o.organization_id = d.organization_id
cross join lateral (select d.due_date - (app_now() at time zone p.time_zone)::date as days_left) t;
