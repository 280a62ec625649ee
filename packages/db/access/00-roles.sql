-- The roles a request may run as. Each request runs as exactly one; none can log in, none owns anything.
-- Group roles carry what several callers share, so that a grant and a policy are written once.
do $$
declare
  name text;
begin
  foreach name in array array[
    -- callers
    'anonymous', 'token:quote', 'token:claim', 'email', 'global:user', 'organization:customer', 'organization:agent',
    'organization:owner', 'organization:underwriter', 'global:read_only', 'global:service_agent',
    'global:service_member', 'global:service_manager', 'global:actuary', 'global:underwriter',
    'global:organization_admin', 'global:admin',
    -- the platform itself: operations inside one organization, the worker across them, sign-in
    'operator', 'worker', 'identity',
    -- groups
    'everyone', 'readers', 'customers', 'tenant_staff', 'global_staff', 'raters', 'link_senders',
    'leaderboard_readers'
  ] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin nobypassrls', name);
    end if;
  end loop;
end $$;

-- An address that nobody has claimed yet may enter and reads nothing; the others read what is public.
grant everyone to readers, email, operator, worker, identity;
grant readers to anonymous, "token:quote", "token:claim", customers, tenant_staff, global_staff, "global:actuary",
  "global:organization_admin";
grant customers to "global:user", "organization:customer";
grant tenant_staff to "organization:agent", "organization:owner", "organization:underwriter";
grant global_staff to "global:read_only", "global:service_agent", "global:service_member", "global:service_manager",
  "global:underwriter", "global:admin";
grant raters to "organization:underwriter", "global:actuary", "global:underwriter", "global:admin";

grant anonymous, "token:quote", "token:claim", email, "global:user", "organization:customer", "organization:agent",
  "organization:owner", "organization:underwriter", "global:read_only", "global:service_agent",
  "global:service_member", "global:service_manager", "global:actuary", "global:underwriter",
  "global:organization_admin", "global:admin", operator, worker, identity
  to roadworthy_app with inherit false, set true;

revoke create on schema public from public;
grant usage on schema public to everyone, raters;
