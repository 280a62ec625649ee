-- Administrators read which keys there are; the hash is for sign-in alone.
alter table api_keys enable row level security;
grant select (api_key_id, organization_id, name, key_prefix, role, created_by, expires, revoked, revoked_by, last_used,
  created, updated) on api_keys to "global:admin";
create policy staff_reads on api_keys for select to "global:admin" using (true);
grant select, update (last_used) on api_keys to identity;
create policy signs_in on api_keys for all to identity using (true) with check (true);
grant select, insert, update on api_keys to operator;
create policy operates on api_keys for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
