-- Addresses of people who are no customers yet: the staff of the organization, and the platform's.
call pg_temp.tenant_table('waitlist', 'global:organization_admin');
grant select on waitlist to tenant_staff, global_staff, "global:organization_admin";
grant select, insert, update (told, source, language, withdrawn) on waitlist to operator;
grant select (waitlist_id, organization_id, country, administrative_area, postal_code, vehicle_class, provider, created, told,
  policy_id, withdrawn), delete on waitlist to worker;
create policy sweeps on waitlist for select to worker using (true);
create policy purges on waitlist for delete to worker using (true);
