call pg_temp.tenant_table('announcements', 'global:organization_admin');
grant select on announcements to tenant_staff, global_staff, "global:organization_admin";
create policy everybody_reads on announcements for select to tenant_staff using (for_everybody);
-- What an organization says to those beneath it.
create policy subtree_reads on announcements for select to tenant_staff
  using (for_subtree and organization_id = any ((select claim_lineage())::uuid[]));
revoke execute on function claim_lineage from public;
grant execute on function claim_lineage to tenant_staff;
grant select, insert, update on announcements to operator;

-- A person reads what they have read themselves, and who writes announcements reads who has read theirs.
call pg_temp.operates('announcement_receipts');
call pg_temp.staff_reads('announcement_receipts', 'global:organization_admin');
create policy own_rows on announcement_receipts for select to tenant_staff using (user_id = claim_user());
create policy authors_read on announcement_receipts for select to "organization:underwriter"
  using (organization_id = claim_organization());
grant select on announcement_receipts to tenant_staff, global_staff, "global:organization_admin";
grant select, insert, update on announcement_receipts to operator;
