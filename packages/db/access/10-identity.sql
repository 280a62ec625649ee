call pg_temp.staff_reads('users');
grant select (user_id, email, first_name, last_name, phone, created) on users to customers, tenant_staff, global_staff;
grant select (preferred_name) on users to customers;
create policy own_row on users for select to customers, tenant_staff using (user_id = claim_user());
grant select, insert, update on users to operator, identity;
create policy operates on users for all to operator, identity using (true) with check (true);

-- What a person asked for themselves. A link of a letter finds its row before anybody has signed in, and a letter of any
-- organization goes to where its reader is by now: a person is nobody's row.
alter table address_changes enable row level security;
create policy own_rows on address_changes for select to customers, tenant_staff, global_staff using (user_id = claim_user());
grant select (address_change_id, organization_id, user_id, purpose, former_email, new_email, former_confirmed,
  new_confirmed, expires, status, created) on address_changes to customers, tenant_staff, global_staff;
create policy operates on address_changes for all to operator using (true) with check (true);
grant select, insert, update on address_changes to operator;
create policy finds on address_changes for select to identity using (true);
grant select (address_change_id, organization_id) on address_changes to identity;

alter table user_global_roles enable row level security;
grant select (user_id, role) on user_global_roles to "global:admin", identity;
create policy reads on user_global_roles for select to "global:admin", identity using (true);

alter table audit_log enable row level security;
grant select on audit_log, audit_trail to "organization:owner", "global:organization_admin", "global:admin";
create policy tenant_reads on audit_log for select to "organization:owner"
  using (organization_id = claim_organization());
create policy staff_reads on audit_log for select to "global:admin" using (true);
-- What was done to organizations; what was done to their customers' records is not theirs to read.
create policy administers on audit_log for select to "global:organization_admin"
  using (root_table = 'organizations' or operation = 'create_organization');
grant insert on audit_log to operator;
create policy appends on audit_log for insert to operator with check (true);

alter table idempotency_keys enable row level security;
grant select, insert, update on idempotency_keys to operator;
create policy operates on idempotency_keys for all to operator using (true) with check (true);
grant select (principal, key, created), delete on idempotency_keys to worker;
create policy sweeps on idempotency_keys for select to worker using (true);
create policy purges on idempotency_keys for delete to worker using (true);

alter table attempt_counters enable row level security;
grant select, insert, update, delete on attempt_counters to identity;
create policy operates on attempt_counters for all to identity using (true) with check (true);

-- better-auth works under its own login and sees nothing but its own tables.
grant usage on schema auth to roadworthy_auth;
grant select, insert, update, delete on all tables in schema auth to roadworthy_auth;
do $$
declare
  name text;
begin
  foreach name in array array['user', 'session', 'account', 'verification', 'letter', 'installation_key'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('drop policy if exists own_schema on auth.%I', name);
    execute format('create policy own_schema on auth.%I to roadworthy_auth using (true) with check (true)', name);
  end loop;
end $$;

-- Sign-in asks three questions about rows of other slices; it learns these answers and sees no row.
-- Replacing it could not change what it returns.
drop function if exists quote_token_state(uuid);
create function quote_token_state(quote uuid)
returns table (token_version integer, bound timestamptz, expiration_date date)
language sql stable security definer set search_path = public
begin atomic
  select q.token_version, q.bound, q.expiration_date from quotes q where q.quote_id = quote;
end;
revoke all on function quote_token_state from public;
grant execute on function quote_token_state to identity;

create or replace function claim_token_state(claim uuid) returns table (token_version integer)
language sql stable security definer set search_path = public
begin atomic
  select c.token_version from claims c where c.claim_id = claim;
end;
revoke all on function claim_token_state from public;
grant execute on function claim_token_state to identity;

create or replace function is_customer(person uuid) returns boolean
language sql stable security definer set search_path = public
return exists (select from policies p where p.user_id = person) or exists (select from quotes q where q.user_id = person);
revoke all on function is_customer from public;
grant execute on function is_customer to identity;

-- What follows from another address: sign-in knows the person under it, what was sent to the former one opens nothing,
-- and every session ends.
create or replace function follow_sign_in_address(person uuid, former text) returns void
language sql volatile security definer set search_path = public
begin atomic
  update auth."user" set email = (select u.email from users u where u.user_id = person), "emailVerified" = true,
    "updatedAt" = app_now() where id = person;
  update agent_profiles set email = (select u.email from users u where u.user_id = person) where user_id = person;
  delete from auth.letter where email = former;
  delete from auth.session where "userId" = person;
end;
revoke all on function follow_sign_in_address from public;
grant execute on function follow_sign_in_address to operator;

-- Who joins chooses a password unless they have one, and who leaves is signed out.
create or replace function has_password(person uuid) returns boolean
language sql stable security definer set search_path = public
return exists (select from auth.account a
  where a."userId" = person and a."providerId" = 'credential' and a.password is not null);
revoke all on function has_password from public;
grant execute on function has_password to operator, identity;

create or replace function end_sessions(person uuid) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from auth.session where "userId" = person;
end;
revoke all on function end_sessions from public;
grant execute on function end_sessions to operator;
