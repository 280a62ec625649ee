call pg_temp.tenant_reads('organizations');
call pg_temp.staff_reads('organizations', 'global:organization_admin');
grant select (organization_id, name, organization_type, default_provider, logo_url, service_phone, service_email,
  sales_number, sales_schedule_url, line_1, line_2, locality, administrative_area, postal_code, country, time_zone,
  parent_organization_id, license_number, archived)
  on organizations to tenant_staff, customers, "token:quote", global_staff, "global:organization_admin";
grant select (commission_email, created, updated, second_factor_demanded, version)
  on organizations to tenant_staff, global_staff, "global:organization_admin";
-- Whose product and whose rates they are: an organization is no person.
create policy names on organizations for select to "global:actuary" using (true);
grant select (organization_id, name) on organizations to "global:actuary";
-- The insured read the organization that serves them.
create policy own_organization on organizations for select to customers, "token:quote"
  using (exists (select from quotes where quotes.organization_id = organizations.organization_id));
grant select on organizations to operator, worker, identity;
create policy operates on organizations for select to operator, worker, identity using (true);
-- A new organization is made inside itself; which one is the platform's own, nobody changes here.
grant insert (organization_id, name, organization_type, parent_organization_id, license_number, time_zone, service_phone,
  service_email, sales_number, sales_schedule_url, commission_email, line_1, line_2, locality, administrative_area,
  postal_code, country) on organizations to operator;
grant update (name, organization_type, parent_organization_id, default_provider, license_number, time_zone, service_phone,
  service_email, sales_number, sales_schedule_url, commission_email, line_1, line_2, locality, administrative_area,
  postal_code, country, version, archived, second_factor_demanded, logo_url) on organizations to operator;
create policy adds on organizations for insert to operator with check (organization_id = claim_organization());
create policy changes on organizations for update to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

call pg_temp.tenant_reads('organization_members');
call pg_temp.staff_reads('organization_members', 'global:organization_admin', 'identity');
grant select on organization_members to tenant_staff, global_staff, "global:organization_admin", identity;
-- Whether an agent still sells for the organization; who joins it, does something else there, and leaves.
grant select, insert, update (active) on organization_members to operator;
create policy operates on organization_members for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());

-- Those who answer for its people read whom it asks; a link finds its row before anybody has signed in.
call pg_temp.operates('organization_invitations');
grant select (organization_invitation_id, organization_id, email, roles, number, expires, status, invited_by, accepted_by,
  created) on organization_invitations to "organization:owner", "global:organization_admin", "global:admin";
create policy tenant_reads on organization_invitations for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on organization_invitations for select to "global:organization_admin", "global:admin" using (true);
grant select, insert, update on organization_invitations to operator;
grant select (organization_invitation_id, organization_id, number, status, accepted_by, updated)
  on organization_invitations to identity;
create policy finds on organization_invitations for select to identity using (true);

call pg_temp.tenant_reads('agent_profiles');
call pg_temp.staff_reads('agent_profiles', 'global:organization_admin');
grant select (agent_profile_id, user_id, organization_id, first_name, last_name, title, phone, email, schedule_url, photo_url)
  on agent_profiles to tenant_staff, global_staff, "global:organization_admin";
grant select (notification_email, photo_file_id, created, updated) on agent_profiles to tenant_staff, global_staff;
-- The card of the agent who serves them.
grant select (agent_profile_id, user_id, organization_id, first_name, last_name, title, phone, schedule_url, photo_url, photo_file_id)
  on agent_profiles to customers, "token:quote";
create policy own_agent on agent_profiles for select to customers, "token:quote"
  using (exists (select from quotes where quotes.assigned_agent_id = agent_profiles.user_id
    and quotes.organization_id = agent_profiles.organization_id));
grant select on agent_profiles to operator, identity;
grant insert, update on agent_profiles to operator;
create policy operates on agent_profiles for all to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
create policy signs_in on agent_profiles for select to identity using (true);

call pg_temp.tenant_reads('partners');
call pg_temp.staff_reads('partners', 'global:organization_admin');
grant select (partner_id, organization_id, slug, partner_name, dealership, default_product, logo_url)
  on partners to anonymous, "token:quote", customers, tenant_staff, global_staff, "global:organization_admin";
grant select (archived, created, updated, version) on partners to tenant_staff, global_staff, "global:organization_admin";
create policy public_reads on partners for select to anonymous, "token:quote", customers, identity
  using (archived is null);
-- Whom a link names, wherever it was followed; of its own organization what is archived, too.
create policy finds on partners for select to operator
  using (archived is null or organization_id = claim_organization());
grant select on partners to operator, identity;
grant insert (organization_id, slug, partner_name, dealership, default_product) on partners to operator;
grant update (partner_name, dealership, default_product, archived, version, logo_url) on partners to operator;
create policy adds on partners for insert to operator with check (organization_id = claim_organization());
create policy changes on partners for update to operator
  using (organization_id = claim_organization()) with check (organization_id = claim_organization());
