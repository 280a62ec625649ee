-- Terms that began in March 2026 with what is charged for them, and nothing of it earned yet.
update policies set effective_date = date '2026-03-01' + k, expiration_date = date '2027-03-01' + k
from (select policy_id as id, (row_number() over (order by policy_id) % 28)::int as k from policies) numbered
where policy_id = id
-- next
insert into policy_transactions (organization_id, policy_id, kind, effective_date, actor_kind, actor_role, resulting_quote_id)
select organization_id, policy_id, 'new_business', effective_date, 'quote_token', 'token:quote', current_quote_id from policies
-- next
insert into charge_lines (organization_id, policy_id, policy_transaction_id, coverage, kind, code, annual, term_amount, days, amount, earning)
select p.organization_id, p.policy_id, d.policy_transaction_id, line.coverage, line.kind, line.code, line.amount, line.amount,
  daterange(p.effective_date, p.expiration_date), line.amount, case line.kind when 'fee' then 'at_once' else 'pro_rata' end
from policies p join policy_transactions d using (policy_id), lateral (
  select 'collision' as coverage, 'premium' as kind, null as code, premium - 5 * (premium / 6) as amount
  union all select coverage, 'premium', null, premium / 6
    from unnest(array['liability', 'comprehensive', 'roadside', 'emergency_expense', 'vacation_liability']) coverage
  union all select null, 'fee', 'policy_fee', 2500) line
-- next
insert into policy_earnings (organization_id, policy_id, earned_until)
select organization_id, policy_id, effective_date from policies
-- next
vacuum (analyze)
