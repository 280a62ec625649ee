-- Staff read every note and file; the insured those that are visible to them.

call pg_temp.tenant_table('quote_notes');
grant select (quote_note_id, organization_id, quote_id, note, user_id, author_name, archived, created, updated)
  on quote_notes to customers, "token:quote", tenant_staff, global_staff;
grant select (visible) on quote_notes to tenant_staff, global_staff;
create policy own_rows on quote_notes for select to customers
  using (visible and archived is null and exists (select from quotes where quotes.quote_id = quote_notes.quote_id));
create policy token_reads on quote_notes for select to "token:quote"
  using (visible and archived is null and quote_id = claim_quote());
grant select, insert, update on quote_notes to operator;

call pg_temp.tenant_table('policy_notes');
grant select (policy_note_id, organization_id, policy_id, note, user_id, author_name, archived, created, updated)
  on policy_notes to customers, tenant_staff, global_staff;
grant select (visible) on policy_notes to tenant_staff, global_staff;
create policy own_rows on policy_notes for select to customers
  using (visible and archived is null and exists (select from policies where policies.policy_id = policy_notes.policy_id));
grant select, insert, update on policy_notes to operator;

call pg_temp.tenant_table('quote_attachments');
grant select (quote_attachment_id, organization_id, quote_id, name, url, file_id, user_id, sender_name, created,
  updated)
  on quote_attachments to customers, "token:quote", tenant_staff, global_staff;
grant select (visible, archived) on quote_attachments to tenant_staff, global_staff;
create policy own_rows on quote_attachments for select to customers
  using (visible and archived is null and exists (select from quotes where quotes.quote_id = quote_attachments.quote_id));
create policy token_reads on quote_attachments for select to "token:quote" using (visible and archived is null and quote_id = claim_quote());
grant select, insert, update on quote_attachments to operator;

call pg_temp.tenant_table('policy_attachments');
grant select (policy_attachment_id, organization_id, policy_id, name, url, file_id, user_id, sender_name, created,
  updated)
  on policy_attachments to customers, tenant_staff, global_staff;
grant select (visible, archived) on policy_attachments to tenant_staff, global_staff;
create policy own_rows on policy_attachments for select to customers
  using (visible and archived is null and exists (select from policies where policies.policy_id = policy_attachments.policy_id));
grant select, insert, update on policy_attachments to operator;

-- Whoever reads a note may see whom it mentions.
call pg_temp.tenant_table('note_mentions');
grant select on note_mentions to tenant_staff, global_staff;
grant select, insert, update (seen) on note_mentions to operator;

call pg_temp.tenant_table('policy_inspections');
grant select on policy_inspections to customers, tenant_staff, global_staff;
create policy own_rows on policy_inspections for select to customers
  using (exists (select from policies where policies.policy_id = policy_inspections.policy_id));
grant select, insert, update on policy_inspections to operator;
grant select (policy_inspection_id, organization_id, policy_id, status, due_date, reminded, overdue) on policy_inspections
  to worker;
create policy sweeps on policy_inspections for select to worker using (true);

call pg_temp.tenant_table('vehicle_assets');
grant select on vehicle_assets to customers, tenant_staff, global_staff;
create policy own_rows on vehicle_assets for select to customers
  using (archived is null and exists (select from policies where policies.policy_id = vehicle_assets.policy_id));
grant select, insert, update on vehicle_assets to operator;
