-- Moratoriums: some kind of business stopped somewhere for a while. One table for every way of stopping; an area that a
-- map draws will be a column beside states and postal codes.
create table moratoriums (
  moratorium_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  -- What it is called, for customers too.
  name text not null check (is_line(name, 100)),
  -- Why, for those who work here.
  reason text not null check (is_prose(reason, 1000)),
  -- What who buys is told.
  notice text not null check (is_line(notice, 1000)),
  -- Null stops every provider.
  provider text check (provider in ('personal', 'pro', 'boat', 'motorcycle', 'car_share', 'warranty', 'roadside',
    'tire_wheel', 'windshield', 'external', 'aviva', 'safeco', 'ambercare', 'electrified_care')),
  actions text[] not null check (is_line(array_to_string(actions, ' '), 200)) check (cardinality(actions) > 0 and actions <@ array[
    'bind', 'increase_cover', 'lower_deductible', 'add_vehicle', 'reinstate_with_lapse', 'cancel_for_non_payment',
    'collect']),
  -- ISO 3166-2: US-FL.
  states text[] not null default '{}' check (is_line(array_to_string(states, ' '), 1000)),
  -- The beginning of a postal code, or two of one length with all between them: 33139, 331, 33100-33199, K1A.
  postal_codes text[] not null default '{}'
    check (is_line(array_to_string(postal_codes, ' '), 10000)) check (cardinality(postal_codes) <= 500),
  starts timestamptz not null,
  -- The first instant at which it holds no more; null until somebody ends it.
  ends timestamptz,
  -- The zone in which its hours were written.
  time_zone text not null check (is_line(time_zone, 64)),
  version integer not null default 1 check (version > 0),
  created_by uuid references users,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  unique (organization_id, moratorium_id),
  constraint moratorium_area check (cardinality(states) + cardinality(postal_codes) > 0),
  constraint moratorium_ends check (ends >= starts)
);
comment on constraint moratoriums_created_by_fkey on moratoriums is 'author|moratoriums';
create index moratoriums_of_organization on moratoriums (organization_id, ends);
create index moratoriums_recent on moratoriums (starts desc);
create trigger touch before update on moratoriums for each row execute function touch_updated();

-- Every wording of a moratorium, the one in use among them, and who wrote it: kept whoever writes.
create table moratorium_versions (
  moratorium_version_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  moratorium_id uuid not null,
  version integer not null check (version > 0),
  wording jsonb not null constraint moratorium_versions_wording_bound check (is_small(wording, 40000)),
  user_id uuid references users,
  created timestamptz not null default app_now(),
  unique (moratorium_id, version),
  constraint moratorium_version_of foreign key (organization_id, moratorium_id)
    references moratoriums (organization_id, moratorium_id) on update cascade deferrable initially deferred
);
comment on constraint moratorium_version_of on moratorium_versions is 'moratorium|versions';
comment on constraint moratorium_versions_user_id_fkey on moratorium_versions is 'user|moratorium_versions';

create function count_moratorium_version() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on moratoriums
  for each row when (old.* is distinct from new.*) execute function count_moratorium_version();

create function keep_moratorium_version() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into moratorium_versions (organization_id, moratorium_id, version, wording, user_id)
  values (new.organization_id, new.moratorium_id, new.version, to_jsonb(new) - 'organization_id' - 'moratorium_id'
    - 'version' - 'created_by' - 'created' - 'updated', claim_user());
  return null;
end $$;
create trigger keep_first_version after insert on moratoriums
  for each row execute function keep_moratorium_version();
create trigger keep_version after update on moratoriums
  for each row when (old.version <> new.version) execute function keep_moratorium_version();

-- A quote or policy that a moratorium does not stop, and why.
create table moratorium_exceptions (
  moratorium_exception_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  -- Not with the organization: a quote that goes to another one takes what is beneath it along, and this is worth nothing there.
  moratorium_id uuid not null references moratoriums,
  quote_id uuid,
  policy_id uuid,
  reason text not null check (is_prose(reason, 1000)),
  created_by uuid references users,
  created timestamptz not null default app_now(),
  -- Taken back.
  deleted timestamptz,
  unique (organization_id, moratorium_exception_id),
  constraint moratorium_exception_about check (num_nonnulls(quote_id, policy_id) = 1),
  constraint moratorium_exception_quote foreign key (organization_id, quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  constraint moratorium_exception_policy foreign key (organization_id, policy_id)
    references policies (organization_id, policy_id) on update cascade deferrable initially deferred
);
comment on constraint moratorium_exceptions_moratorium_id_fkey on moratorium_exceptions is 'moratorium|exceptions';
comment on constraint moratorium_exceptions_created_by_fkey on moratorium_exceptions is 'author|moratorium_exceptions';
comment on constraint moratorium_exception_quote on moratorium_exceptions is 'quote|moratorium_exceptions';
comment on constraint moratorium_exception_policy on moratorium_exceptions is 'policy|moratorium_exceptions';
create unique index moratorium_exception_live on moratorium_exceptions (moratorium_id, coalesce(quote_id, policy_id))
  where deleted is null;
create index moratorium_exceptions_of_quote on moratorium_exceptions (quote_id) where quote_id is not null;
create index moratorium_exceptions_of_policy on moratorium_exceptions (policy_id) where policy_id is not null;

select tell_changes('moratoriums', 'moratoriums moratorium_id');
select tell_changes('moratorium_exceptions', 'moratoriums moratorium_id', 'quotes quote_id', 'policies policy_id');

-- Who waits for the end of one waits in its postal code; where nothing is sold, a state is waited for as before.
alter table waitlist
  add column postal_code text check (is_line(postal_code, 12)),
  drop constraint waitlist_reason_check,
  add constraint waitlist_reason_check check (reason in (
    'product_not_live', 'mandatory_line_not_offered', 'charge_not_levied', 'moratorium_active')),
  add constraint waitlist_place check ((postal_code is not null) = (reason = 'moratorium_active')),
  drop constraint waitlist_once,
  add constraint waitlist_once
    unique nulls not distinct (organization_id, email, country, administrative_area, provider, postal_code);
