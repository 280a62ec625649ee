-- Who administers an organization reads which keys it has. The hash is for sign-in alone: an operation writes it and
-- cannot read it back.
call pg_temp.operates('api_keys');
grant select (api_key_id, organization_id, name, key_prefix, role, created_by, expires, revoked, revoked_by, last_used,
  created, updated) on api_keys to "organization:owner", "global:organization_admin", "global:admin", operator;
create policy tenant_reads on api_keys for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on api_keys for select to "global:organization_admin", "global:admin" using (true);
grant select, update (last_used) on api_keys to identity;
create policy signs_in on api_keys for all to identity using (true) with check (true);
grant insert, update (revoked, revoked_by) on api_keys to operator;
