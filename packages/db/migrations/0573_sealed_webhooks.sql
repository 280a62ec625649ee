-- What is sealed says so by its type, so that all of it is found where it has to be sealed anew under another secret.
alter table webhooks
  alter column secret type sealed,
  alter column former_secret type sealed;

-- A value that is sealed anew says nothing new: its row was not touched.
create or replace function touch_updated() returns trigger language plpgsql as $$
begin
  if current_setting('app.sealing_anew', true) is distinct from 'on' then new.updated := app_now(); end if;
  return new;
end $$;
