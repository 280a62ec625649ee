-- What people sign in with, beside passwords. Sign-in alone reads it.
do $$
declare
  name text;
begin
  foreach name in array array['second_factors', 'recovery_codes', 'trusted_devices', 'sign_in_steps', 'passkeys',
    'answered_challenges'] loop
    execute format('alter table %I enable row level security', name);
    execute format('grant select, insert, update, delete on %I to identity', name);
    execute format('create policy signs_in on %I for all to identity using (true) with check (true)', name);
  end loop;
end $$;
-- Whether there is something to take away, and no more.
grant select (user_id, confirmed) on second_factors to operator;
create policy looks on second_factors for select to operator using (true);
grant select (user_id) on passkeys to operator;
create policy looks on passkeys for select to operator using (true);

revoke all on function end_ways_in from public;
grant execute on function end_ways_in to operator;
