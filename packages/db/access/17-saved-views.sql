-- A person reads the views that they keep where they work, and those that are shared where they work. The two policies add up
-- (docs/decisions/021-own-and-shared-views.md); people of the platform work for its organization.
call pg_temp.operates('saved_views');
grant select on saved_views to tenant_staff, global_staff, "global:actuary", "global:organization_admin";
create policy own_where_one_works on saved_views for select to tenant_staff
  using (user_id = claim_user() and organization_id = claim_organization());
create policy own_rows on saved_views for select to global_staff, "global:actuary", "global:organization_admin"
  using (user_id = claim_user());
create policy shared_where_one_works on saved_views for select to tenant_staff
  using (shared is not null and archived is null and organization_id = claim_organization());
-- Not for actuaries, who read no names: a view may look for one.
create policy shared_by_the_platform on saved_views for select to global_staff, "global:organization_admin"
  using (shared is not null and archived is null and by_platform);
grant select, insert, update on saved_views to operator;
