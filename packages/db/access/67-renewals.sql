-- The insured see an offer once it is one, and nothing of what was said before.
call pg_temp.tenant_table('policy_renewals');
grant select (policy_renewal_id, organization_id, source_policy_id, policy_term, renewal_quote_id, status,
  renewal_date, customer_renewal_option, price_change, premium_before, premium_uncapped, offered, ended_because, renewed_policy_id, decline_reason, decline_comment, created,
  updated) on policy_renewals to customers;
grant select on policy_renewals to tenant_staff, global_staff;
grant select on renewal_retention to tenant_staff, global_staff;
create policy own_rows on policy_renewals for select to customers
  using (customer_visible
    and exists (select from policies where policies.policy_id = policy_renewals.source_policy_id));
grant select (policy_renewal_id, organization_id, source_policy_id, policy_term, status, renewal_date,
  underwriter_cutoff_date, next_look) on policy_renewals to worker;
create policy sweeps on policy_renewals for select to worker using (true);
grant select, insert, update on policy_renewals to operator;
-- Whoever bears the link of a letter is led to the organization of its renewal.
grant select (policy_renewal_id, link_version, organization_id) on policy_renewals to identity;
create policy finds_link on policy_renewals for select to identity using (true);
