-- In database postgres, by the superuser: the login of PgBouncer, which is told of the product's logins by which password
-- they are known, and nothing else. Give it a password of its own afterwards.
create role pgbouncer login;
create function public.pooler_login(login text) returns table (usename name, passwd text)
language sql stable security definer set search_path = pg_catalog
begin atomic
  select s.usename, s.passwd from pg_shadow s where s.usename = login and s.usename in ('roadworthy_app', 'roadworthy_auth');
end;
revoke all on function public.pooler_login(text) from public;
grant execute on function public.pooler_login(text) to pgbouncer;
