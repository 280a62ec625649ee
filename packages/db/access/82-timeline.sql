-- Nothing that was written is changed: a quote's entries are only filed under the policy that it became.
call pg_temp.tenant_table('timeline_entries');
grant select (timeline_entry_id, organization_id, quote_id, policy_id, claim_id, at, kind, actor_name, actor_role, facts,
  premium_before, premium_after) on timeline_entries to customers, "token:quote", tenant_staff, global_staff;
grant select (timeline_entry_id, organization_id, claim_id, at, kind, actor_name, actor_role, facts)
  on timeline_entries to "token:claim";
grant select (actor_user_id, visible, product_id) on timeline_entries to tenant_staff, global_staff;
-- Who looks after products reads what became of them, and nothing of quotes and policies.
grant select (timeline_entry_id, organization_id, product_id, at, kind, actor_name, actor_role, facts)
  on timeline_entries to "global:organization_admin";
create policy products_history on timeline_entries for select to "global:organization_admin"
  using (product_id is not null);
create policy own_rows on timeline_entries for select to customers using (visible and (
  exists (select from quotes where quotes.quote_id = timeline_entries.quote_id)
  or exists (select from policies where policies.policy_id = timeline_entries.policy_id)
  or exists (select from claims where claims.claim_id = timeline_entries.claim_id)));
create policy token_reads on timeline_entries for select to "token:quote" using (visible and quote_id = claim_quote());
create policy claim_token_reads on timeline_entries for select to "token:claim" using (visible and claim_id = claim_claim());
grant select, insert, update (policy_id) on timeline_entries to operator;
