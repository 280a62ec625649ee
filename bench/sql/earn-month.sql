-- What a month earns of an organization's terms, by one statement: the same rows under the same row security.
with due as (
  select e.organization_id, e.policy_id, e.earned, sum(round(c.amount::numeric * ($1::date - c.days_from) / (c.days_until - c.days_from)))::bigint as now
  from policy_earnings e join charge_lines c using (policy_id)
  where not e.closed and e.earned_until < $1::date and c.kind = 'premium'
  group by e.policy_id
), header as (
  insert into ledger_transactions (organization_id, booked_organization_id, policy_id, kind, effective_date)
  select organization_id, organization_id, policy_id, 'earning', $1::date from due
  returning *
), entries as (
  insert into ledger_entries (organization_id, booked_organization_id, ledger_transaction_id, accounting_month,
    currency, account, amount)
  select h.organization_id, h.organization_id, h.ledger_transaction_id, h.accounting_month, 'USD', line.account, line.amount
  from header h join due using (policy_id), lateral (
    values ('unearned_premium', due.now - due.earned), ('earned_premium', due.earned - due.now)) line (account, amount)
)
update policy_earnings e set earned_until = $1::date, earned = due.now from due where e.policy_id = due.policy_id
