-- Underwriting: the tenant's staff and all staff.

call pg_temp.tenant_table('underwriting_questions');
grant select on underwriting_questions to tenant_staff, global_staff;
grant select, insert, update on underwriting_questions to operator;
-- Who answers reads what is asked, and not what an answer brings about.
grant select (underwriting_question_id, organization_id, product_id, parent_id, parent_answer, question, question_fr, answer_type,
  choices, least, most, first_day, last_day, sort_order, effective_date, expiration_date, wording, archived)
  on underwriting_questions to customers, "token:quote";
create policy own_rows on underwriting_questions for select to customers, "token:quote"
  using (exists (select from quotes where quotes.product_id = underwriting_questions.product_id));

-- The trigger of the questions writes it, and nobody else.
call pg_temp.tenant_table('underwriting_question_versions');
grant select on underwriting_question_versions to tenant_staff, global_staff, operator;

call pg_temp.tenant_table('underwriting_rules');
grant select on underwriting_rules to tenant_staff, global_staff;
grant select, insert, update on underwriting_rules to operator;

-- The trigger of the rules writes it, and nobody else.
call pg_temp.tenant_table('underwriting_rule_versions');
grant select on underwriting_rule_versions to tenant_staff, global_staff, operator;

-- Whom a rejection names is for those who decide; an agent reads that there is one, and why.
call pg_temp.tenant_table('explicit_rejections');
grant select (explicit_rejection_id, organization_id, key, reason, provider, should_block_renewal, created_by, deleted, created,
  updated) on explicit_rejections to tenant_staff, global_staff;
grant select (value) on explicit_rejections to "organization:underwriter", global_staff;
grant select, insert, update on explicit_rejections to operator;
grant select (explicit_rejection_id, organization_id, keys_version) on explicit_rejections to worker;
create policy sweeps on explicit_rejections for select to worker using (true);

-- What stops business, and whom it does not stop, is for staff; who buys is told by the quote itself.
call pg_temp.tenant_table('moratoriums');
call pg_temp.tenant_table('moratorium_versions');
call pg_temp.tenant_table('moratorium_exceptions');
grant select on moratoriums, moratorium_versions, moratorium_exceptions to tenant_staff, global_staff;
grant select, insert, update on moratoriums, moratorium_exceptions to operator;
grant select on moratorium_versions to operator;

-- The insured learn that somebody looks at the quote, not what was written about them.
call pg_temp.tenant_table('quote_referrals');
grant select on quote_referrals to tenant_staff, global_staff;
grant select (quote_referral_id, organization_id, quote_id, status, review_type, created, updated) on quote_referrals
  to customers, "token:quote";
create policy own_rows on quote_referrals for select to customers
  using (exists (select from quotes where quotes.quote_id = quote_referrals.quote_id));
create policy token_reads on quote_referrals for select to "token:quote" using (quote_id = claim_quote());
grant select (quote_referral_id, organization_id, quote_id, status, last_day) on quote_referrals to worker;
create policy sweeps on quote_referrals for select to worker using (true);
grant select, insert, update on quote_referrals to operator;

-- Both sides of a referral read what they wrote, and nobody else.
call pg_temp.tenant_table('quote_referral_messages');
grant select on quote_referral_messages to tenant_staff, global_staff;
grant select, insert on quote_referral_messages to operator;

-- What a vendor knows of a person is for those who may read driver records; nobody reads the raw answer.
call pg_temp.tenant_table('quote_verifications');
grant select (quote_verification_id, organization_id, quote_id, entity_id, root_entity_id, call_type, provider, status, errored,
  error, fetched, created, updated) on quote_verifications to tenant_staff, global_staff;
grant select (result) on quote_verifications to "organization:underwriter", "global:underwriter", "global:admin";
grant select, insert, update on quote_verifications to operator;

call pg_temp.tenant_table('mvr_violations');
grant select on mvr_violations to tenant_staff, global_staff;
grant select, insert on mvr_violations to operator;

/* Who writes rules reads what a draft would do to the book of its product; operations and their job write it. The rule
   itself is said in words. */
call pg_temp.operates('rule_impact_runs');
call pg_temp.operates('rule_impact_rows');
do $$
declare
  impact text;
begin
  foreach impact in array array['rule_impact_runs', 'rule_impact_rows'] loop
    execute format('create policy tenant_reads on %I for select to "organization:underwriter" using (organization_id = claim_organization())', impact);
    execute format('create policy staff_reads on %I for select to "global:underwriter", "global:admin" using (true)', impact);
  end loop;
end $$;
grant select (rule_impact_run_id, organization_id, product_id, asked_by, rule_name, since, status, total, done, impact,
  failure, started, finished, created, updated) on rule_impact_runs
  to "organization:underwriter", "global:underwriter", "global:admin";
grant select on rule_impact_rows to "organization:underwriter", "global:underwriter", "global:admin";
grant select, insert, update on rule_impact_runs to operator;
grant select, insert on rule_impact_rows to operator;
