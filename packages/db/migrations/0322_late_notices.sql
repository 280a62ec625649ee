-- What went out late was late, whatever was sent after it: a newer notice of a renewal hides an older one only while nothing
-- proves that the older one went out.
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
  where n.kind = 'non_renewal' and (n.proven_on is null or n.proven_on > n.send_by) and t.policy_status in ('active', 'delinquent')
    and not exists (select from policy_renewals r where r.source_policy_id = t.policy_id
      and r.policy_term > t.policy_term and r.customer_visible and r.status not in ('rejected', 'declined', 'expired'))
  union all
  -- The same of a renewal that is offered otherwise than the term that ends, while it may be taken: of a notice that a newer
  -- one took the place of, whatever proves that it went out late.
  select n.notice_id, n.organization_id, n.policy_id,
    case when n.proven_on is null then 'letter' else 'conditional_renewal' end, n.send_by, null
  from notices n join policies t on t.policy_id = n.policy_id and t.expiration_date = n.ends_on
  where n.kind = 'conditional_renewal' and (n.proven_on is null or n.proven_on > n.send_by)
    and t.policy_status in ('active', 'delinquent')
    and (n.proven_on is not null or not exists (select from notices l where l.policy_id = n.policy_id and l.kind = n.kind and l.ends_on = n.ends_on
      and (l.created, l.notice_id) > (n.created, n.notice_id)))
    and exists (select from policy_renewals r where r.source_policy_id = t.policy_id
      and r.status in ('offered', 'accepted', 'payment_failed'))
  union all
  select policy_cancellation_id, organization_id, policy_id, 'end', effective_date, null
  from policy_cancellations where status = 'pending'
) d
join policies p on p.policy_id = d.policy_id
left join organizations o on o.organization_id = d.organization_id
cross join lateral (select d.due_date - (app_now() at time zone p.time_zone)::date as days_left) t;
