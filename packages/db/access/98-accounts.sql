-- What a person asked for themselves is read by that person alone; nobody reads where it is kept.
alter table personal_exports enable row level security;
create policy own_rows on personal_exports for select to customers using (user_id = claim_user());
grant select (personal_export_id, organization_id, user_id, status, byte_size, finished, expires, removed, created)
  on personal_exports to customers;
call pg_temp.operates('personal_exports');
grant select, insert, update on personal_exports to operator;
create policy sweeps on personal_exports for select to worker using (true);
grant select (personal_export_id, organization_id, expires, removed) on personal_exports to worker;

-- How a person signs in and where they are, for what is written about them; nothing that opens anything.
create or replace function sign_in_of(person uuid) returns jsonb
language sql stable security definer set search_path = public
begin atomic
  select jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('started', "createdAt", 'last_seen', "updatedAt",
      'expires', "expiresAt", 'network_address', "ipAddress", 'program', "userAgent") order by "createdAt"), '[]')
      from auth.session where "userId" = person),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'created', created, 'last_used', last_used)
      order by created), '[]') from passkeys where user_id = person));
end;
revoke all on function sign_in_of from public;
grant execute on function sign_in_of to operator;
