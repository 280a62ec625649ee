-- Roles of the whole platform, which its administrators give, two of them each: nobody else reads who asked for which.
call pg_temp.operates('global_role_requests');
create policy staff_reads on global_role_requests for select to "global:admin" using (true);
grant select on global_role_requests to "global:admin";
grant select, insert, update (status, decided, decided_by, decided_by_name) on global_role_requests to operator;

grant select, insert on user_global_roles to operator;
create policy operates on user_global_roles for select to operator using (true);
create policy gives on user_global_roles for insert to operator with check (true);

-- A role ends with the keys that speak under it, in whichever organization they are.
create or replace function end_global_role(person uuid, held text, ender uuid) returns void
language sql volatile security definer set search_path = public
begin atomic
  delete from user_global_roles where user_id = person and role = held;
  update api_keys set revoked = app_now(), revoked_by = ender
    where created_by = person and role = held and revoked is null;
end;
revoke all on function end_global_role from public;
grant execute on function end_global_role to operator;
