-- What every slice stands on: the product's clock, sealed values and the columns' upkeep.

-- Personal data that identifies is sealed by the application before it comes here; the text is an envelope.
create domain sealed as text check (value ~ '^s1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$');

create domain email_address as text collate "C" check (value = lower(value) and value ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$');

-- The database's clock and the product's clock are one: a demo or a test sets app.now for its transactions.
create function app_now() returns timestamptz
language sql stable parallel safe
return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

create function touch_updated() returns trigger
language plpgsql as $$
begin
  new.updated := app_now();
  return new;
end $$;

-- Claims of the request, as row policies read them: null when absent, so that equality finds nothing.
create function claim_user() returns uuid language sql stable parallel safe
return nullif(current_setting('app.user', true), '')::uuid;

create function claim_organization() returns uuid language sql stable parallel safe
return nullif(current_setting('app.organization', true), '')::uuid;

create function claim_quote() returns uuid language sql stable parallel safe
return nullif(current_setting('app.quote', true), '')::uuid;
