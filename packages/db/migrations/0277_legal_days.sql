-- One list of what the law gives a day for: refunds that are owed, letters of notice that have to leave, and ends that were
-- announced, by the dates that the deeds themselves ask.
create view legal_days with (security_invoker=true) as
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
  select policy_cancellation_id, organization_id, policy_id, 'end', effective_date, null
  from policy_cancellations where status = 'pending'
) d
join policies p on p.policy_id = d.policy_id
left join organizations o on o.organization_id = d.organization_id
cross join lateral (select d.due_date - (app_now() at time zone p.time_zone)::date as days_left) t;
comment on view legal_days is 'What the law gives a day for and is not done: refunds that are owed or held, letters of notice that have not left, ends that were announced; with the days that are left where the risk is.';

-- How many of them are late, of every organization; whose they are is not said.
create function late_legal_days() returns table (kind text, late bigint)
language sql stable security definer set search_path to 'public' as $$
  select kind, count(*) from legal_days where alert = 'late' group by kind order by kind
$$;

alter table export_runs
  drop constraint export_runs_table_name_check,
  add constraint export_runs_table_name_check check (table_name in ('policy_activities', 'policies', 'quotes',
    'quote_referrals', 'explicit_rejections', 'enquiries', 'external_quotes', 'waitlist', 'premium_bordereau',
    'receivables_ageing', 'legal_days'));
