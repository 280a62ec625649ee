-- How policies that were filled in are paid: by hand.
insert into billing_arrangements (organization_id, contract_id, policy_id, anchor_day, payment_term, currency)
select organization_id, contract_id, policy_id, extract(day from effective_date), 'monthly', currency from policies
-- next
insert into policy_collections (policy_id, organization_id, next_look) select policy_id, organization_id, null from policies
-- next
vacuum (analyze)
