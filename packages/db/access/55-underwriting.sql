-- Underwriting: the tenant's staff and all staff.

alter table underwriting_questions enable row level security;
grant select on underwriting_questions to tenant_staff, global_staff;
create policy tenant_reads on underwriting_questions for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on underwriting_questions for select to global_staff using (true);
grant select, insert, update on underwriting_questions to operator;
create policy operates on underwriting_questions for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table underwriting_rules enable row level security;
grant select on underwriting_rules to tenant_staff, global_staff;
create policy tenant_reads on underwriting_rules for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on underwriting_rules for select to global_staff using (true);
grant select, insert, update on underwriting_rules to operator;
create policy operates on underwriting_rules for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- Whom a rejection names is for those who decide; an agent reads that there is one, and why.
alter table explicit_rejections enable row level security;
grant select (explicit_rejection_id, organization_id, key, reason, provider, should_block_renewal, deleted, created,
  updated) on explicit_rejections to tenant_staff, global_staff;
grant select (value) on explicit_rejections to "organization:underwriter", global_staff;
create policy tenant_reads on explicit_rejections for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on explicit_rejections for select to global_staff using (true);
grant select, insert, update on explicit_rejections to operator;
create policy operates on explicit_rejections for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- The insured learn that somebody looks at the quote, not what was written about them.
alter table quote_referrals enable row level security;
grant select on quote_referrals to tenant_staff, global_staff;
grant select (quote_referral_id, organization_id, quote_id, status, review_type, created, updated) on quote_referrals
  to customers, "token:quote";
create policy tenant_reads on quote_referrals for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on quote_referrals for select to global_staff using (true);
create policy own_rows on quote_referrals for select to customers
  using (exists (select from quotes where quotes.quote_id = quote_referrals.quote_id));
create policy token_reads on quote_referrals for select to "token:quote" using (quote_id = claim_quote());
grant select (quote_referral_id, organization_id, quote_id, status, created) on quote_referrals to worker;
create policy sweeps on quote_referrals for select to worker using (true);
grant select, insert, update on quote_referrals to operator;
create policy operates on quote_referrals for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- What a vendor knows of a person is for those who may read driver records; nobody reads the raw answer.
alter table quote_verifications enable row level security;
grant select (quote_verification_id, organization_id, quote_id, entity_id, call_type, provider, status, errored,
  error, fetched, created, updated) on quote_verifications to tenant_staff, global_staff;
grant select (result) on quote_verifications to "organization:underwriter", "global:underwriter", "global:admin";
create policy tenant_reads on quote_verifications for select to tenant_staff
  using (organization_id = claim_organization());
create policy staff_reads on quote_verifications for select to global_staff using (true);
grant select, insert, update on quote_verifications to operator;
create policy operates on quote_verifications for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

alter table mvr_violations enable row level security;
grant select on mvr_violations to tenant_staff, global_staff;
create policy tenant_reads on mvr_violations for select to tenant_staff using (organization_id = claim_organization());
create policy staff_reads on mvr_violations for select to global_staff using (true);
grant select, insert on mvr_violations to operator;
create policy operates on mvr_violations for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
