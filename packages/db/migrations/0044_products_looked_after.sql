-- A product is changed by people who look after it: each change has a number, stands in the product's history, and is
-- told to the screens that show it.

alter table products
  add column version integer not null default 1 constraint product_version check (version > 0);
comment on column products.version is 'How many times it was changed, beginning with 1: an older one is refused.';

-- The rules of the core. What was written by hand against one of them is mended by the product's next change.
alter table products
  add constraint product_cutoff_within_renewal check (underwriter_cutoff_days <= renewal_days) not valid,
  add constraint product_default_duration_offered
    check (default_policy_duration_months = any (available_policy_duration_months)) not valid,
  add constraint product_area_once check (not (live_in && not_live_in)) not valid;
do $$
declare
  rule text;
begin
  foreach rule in array array['product_cutoff_within_renewal', 'product_default_duration_offered', 'product_area_once'] loop
    begin
      execute format('alter table products validate constraint %I', rule);
    exception when check_violation then
      raise warning 'a product does not keep %', rule;
    end;
  end loop;
end $$;

alter table timeline_entries add column product_id uuid;
alter table timeline_entries
  drop constraint timeline_entry_record,
  add constraint timeline_entry_record check (num_nonnulls(quote_id, policy_id, product_id) > 0),
  add constraint timeline_entry_product foreign key (organization_id, product_id)
    references products (organization_id, product_id) on update cascade deferrable initially deferred;
create index timeline_entries_of_product on timeline_entries (product_id, at desc, timeline_entry_id desc)
  where product_id is not null;

drop trigger hint_insert on timeline_entries;
drop trigger hint_update on timeline_entries;
drop function hint_timeline_entries();
select tell_changes('timeline_entries', 'quotes quote_id', 'policies policy_id', 'products product_id');
select tell_changes('products', 'products product_id');
select tell_changes('product_parameters', 'products product_id');
