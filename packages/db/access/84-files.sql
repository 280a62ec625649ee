-- Staff see what their organization was sent. Everybody else sees a file through the attachment that shows it to them,
-- so that whoever may read the attachment may read its bytes, and nobody else. A photograph that an inspection asked for
-- is seen by its sender until it has arrived, and evidence of a claim until it is part of it.
call pg_temp.tenant_table('files');
-- Those of a report go with it to the organization of its policy.
call pg_temp.leaves('files');
grant select (file_id, organization_id, name, byte_size, content_type, stored, created, taken)
  on files to customers, "token:quote", "token:claim", tenant_staff, global_staff;
grant select (user_id, status, problem) on files to customers, "token:claim";
grant select (quote_id, policy_id, claim_id, agent_user_id, policy_inspection_id, shot, keeps_position, status, problem, found, sha256, user_id, attached, removed,
  updated, for_map, for_logo, partner_id) on files to tenant_staff, global_staff;
create policy own_rows on files for select to customers
  using (exists (select from quote_attachments where quote_attachments.file_id = files.file_id)
    or exists (select from policy_attachments where policy_attachments.file_id = files.file_id)
    or exists (select from claim_attachments where claim_attachments.file_id = files.file_id)
    or exists (select from vehicle_assets where vehicle_assets.file_id = files.file_id)
    or exists (select from agent_profiles where agent_profiles.photo_file_id = files.file_id)
    or (policy_inspection_id is not null and stored is null and user_id = claim_user())
    or (claim_id is not null and attached is null and user_id = claim_user()));
create policy quote_token_reads on files for select to "token:quote"
  using (exists (select from quote_attachments where quote_attachments.file_id = files.file_id)
    or exists (select from agent_profiles where agent_profiles.photo_file_id = files.file_id));
create policy claim_token_reads on files for select to "token:claim"
  using (exists (select from claim_attachments where claim_attachments.file_id = files.file_id)
    or (claim_id = claim_claim() and attached is null and user_id is null));
-- Administrators of organizations send their logos, and see no other file.
create policy logos on files for select to "global:organization_admin" using (for_logo);
grant select (file_id, organization_id, name, byte_size, content_type, stored, created, status, problem, user_id, for_logo, partner_id)
  on files to "global:organization_admin";
grant select, insert, update on files to operator;
grant select (file_id, organization_id, status, attached, removed, created) on files to worker;
create policy sweeps on files for select to worker using (true);

call pg_temp.tenant_table('file_parts');
grant select (organization_id, file_id, part, byte_size, sha256) on file_parts to tenant_staff, global_staff;
grant select, insert, update on file_parts to operator;

/* The organization of a logo, which anybody may see: its address stands in letters that were sent. Null for any other file. */
create or replace function organization_of_logo(logo uuid) returns uuid
language sql stable security definer set search_path = public
begin atomic
  select organization_id from files where file_id = logo and for_logo and stored is not null and removed is null;
end;
revoke execute on function organization_of_logo from public;
grant execute on function organization_of_logo to anonymous;
