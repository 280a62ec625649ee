call pg_temp.tenant_reads('products');
call pg_temp.staff_reads('products', 'global:actuary', 'global:organization_admin');
grant select (product_id, organization_id, product_name, description, provider, live_in, not_live_in,
  available_payment_terms, available_policy_duration_months, default_policy_duration_months, underwriting_company,
  naic_number) on products
  to anonymous, "token:quote", customers;
grant select on products to tenant_staff, global_staff, "global:actuary", "global:organization_admin", operator;
create policy public_reads on products for select to anonymous, "token:quote", customers
  using (archived is null);
call pg_temp.operates('products');
grant update (product_name, description, support_policy_proposal, support_renewal, renewal_days,
  underwriter_cutoff_days, live_in, not_live_in, required_verifications, available_payment_terms,
  available_policy_duration_months, default_policy_duration_months, new_policy_number, external_url, rater_inputs, version)
  on products to operator;

call pg_temp.product_says('product_parameters');
grant insert, update (installment_fee, deposit_share, referral_days, announce_days, retry_days, grace_days, notice_days,
  refund_limit, small_amounts, commission_new, commission_renewal, renewal_cap, loyalty_years, reinstatement_days, reinstatements, reinstatement_fee,
  reminder_days, write_off_days, write_off_limit, collections_from, inspection_days, inspection_from_age, inspection_from_value) on product_parameters to operator;

alter table postal_areas enable row level security;
grant select on postal_areas to readers, operator;
create policy public_reads on postal_areas for select to readers, operator using (true);
