call pg_temp.tenant_reads('products');
call pg_temp.staff_reads('products', 'global:actuary', 'global:organization_admin');
grant select (product_id, organization_id, product_name, description, provider, live_in, not_live_in,
  available_payment_terms, available_policy_duration_months, default_policy_duration_months, underwriting_company,
  naic_number) on products
  to anonymous, "token:quote", customers;
grant select on products to tenant_staff, global_staff, "global:actuary", "global:organization_admin", operator;
create policy public_reads on products for select to anonymous, "token:quote", customers
  using (archived is null);
create policy operates on products for select to operator using (organization_id = claim_organization());

call pg_temp.tenant_reads('product_parameters');
call pg_temp.staff_reads('product_parameters', 'global:actuary', 'global:organization_admin');
grant select on product_parameters to tenant_staff, global_staff, "global:actuary", "global:organization_admin", operator;
create policy operates on product_parameters for select to operator using (organization_id = claim_organization());

alter table postal_areas enable row level security;
grant select on postal_areas to readers, operator;
create policy public_reads on postal_areas for select to readers, operator using (true);
