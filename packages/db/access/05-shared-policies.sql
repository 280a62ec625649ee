-- Policies that most tables of a tenant share, said once. Grants stay with each table: who reads which column is said
-- there. The procedures end with the session that applies these files.

/* The tenant's staff read the rows of their organization. */
create or replace procedure pg_temp.tenant_reads(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy tenant_reads on %s for select to tenant_staff using (organization_id = claim_organization())', tenant_table);
end $$;

/* Global staff read every row, and so do the other roles that are named. */
create or replace procedure pg_temp.staff_reads(tenant_table regclass, variadic others text[] default '{}') language plpgsql as $$
declare
  roles text := (select string_agg(quote_ident(role), ', ') from unnest('{global_staff}' || others) as role);
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy staff_reads on %s for select to %s using (true)', tenant_table, roles);
end $$;

/* Operations work inside one organization. */
create or replace procedure pg_temp.operates(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('create policy operates on %s for all to operator using (organization_id = claim_organization()) with check (organization_id = claim_organization())', tenant_table);
end $$;

/* All three: what nearly every table of a tenant has. */
create or replace procedure pg_temp.tenant_table(tenant_table regclass, variadic others text[] default '{}') language plpgsql as $$
begin
  call pg_temp.tenant_reads(tenant_table);
  call pg_temp.staff_reads(tenant_table, variadic others);
  call pg_temp.operates(tenant_table);
end $$;

/*
 * What a product says from a day on: its readers, and operations that add and change what lies ahead alone. What counts on
 * a day that has begun anywhere we sell stays: the easternmost zone has each day first.
 */
create or replace procedure pg_temp.product_says(product_table regclass) language plpgsql as $$
begin
  call pg_temp.tenant_reads(product_table);
  call pg_temp.staff_reads(product_table, 'global:actuary', 'global:organization_admin');
  execute format('grant select on %s to tenant_staff, global_staff, "global:actuary", "global:organization_admin", operator', product_table);
  execute format('create policy operates on %s for select to operator using (organization_id = claim_organization())', product_table);
  execute format($policy$create policy adds_ahead on %s for insert to operator with check (
    organization_id = claim_organization() and effective_date > (app_now() at time zone 'America/St_Johns')::date)$policy$, product_table);
  execute format($policy$create policy changes_ahead on %s for update to operator
    using (organization_id = claim_organization() and effective_date > (app_now() at time zone 'America/St_Johns')::date)
    with check (organization_id = claim_organization())$policy$, product_table);
end $$;

/*
 * A row may leave for the organization that the operation names as its destination; what is beneath it follows by its keys.
 * An update looks at its new row as a read does, too.
 */
create or replace procedure pg_temp.leaves(tenant_table regclass) language plpgsql as $$
begin
  execute format('create policy leaves on %s for update to operator using (organization_id = claim_organization()) with check (organization_id = nullif(current_setting(''app.destination'', true), '''')::uuid)', tenant_table);
  execute format('create policy left_for on %s for select to operator using (organization_id = nullif(current_setting(''app.destination'', true), '''')::uuid)', tenant_table);
end $$;
