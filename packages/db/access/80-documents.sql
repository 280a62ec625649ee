call pg_temp.tenant_table('documents');
grant select (document_id, organization_id, quote_id, policy_id, document_type, about_id, version, language, name, status, content_type, byte_size,
  created, updated) on documents to customers, "token:quote", tenant_staff, global_staff;
grant select (visible) on documents to tenant_staff, global_staff;
create policy own_rows on documents for select to customers using (visible and (
  exists (select from quotes where quotes.quote_id = documents.quote_id)
  or exists (select from policies where policies.policy_id = documents.policy_id)));
create policy token_reads on documents for select to "token:quote" using (visible and quote_id = claim_quote());
grant select, insert, update on documents to operator;
