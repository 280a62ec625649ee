-- Events of visits stand by their month, which is dropped as one; what reports read of them is summed by the hour.
alter table visit_events rename to visit_events_before;
alter table visit_events_before rename constraint visit_events_pkey to visit_events_before_pkey;
alter table visit_events_before rename constraint visit_events_organization_id_message_id_key to visit_events_before_message;
alter index visit_events_funnel rename to visit_events_before_funnel;
alter index visit_events_received rename to visit_events_before_received;

create table visit_events (
  visit_event_id uuid not null default uuidv7(),
  organization_id uuid not null references organizations,
  message_id text not null check (is_line(message_id, 100)),
  day date not null,
  -- A keyed hash of a browser and a day: the same browser is another visit tomorrow.
  visit text not null check (is_line(visit, 32)),
  kind text not null check (kind in ('page', 'screen', 'track')),
  name text check (is_line(name, 64)),
  goal text check (is_line(goal, 64)),
  step text check (is_line(step, 64)),
  -- A goal that the platform counts where it is reached comes from no device that anybody was asked for.
  device text check (device in ('phone', 'tablet', 'desktop')),
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  campaign text check (is_line(campaign, 64)),
  affiliate_id text check (is_line(affiliate_id, 200)),
  received timestamptz not null default app_now(),
  primary key (visit_event_id, day),
  unique (organization_id, message_id, day),
  check (day = (received at time zone 'UTC')::date)
) partition by range (day);
comment on table visit_events is 'What happened on the pages, by visits of a day that nobody can be told by.';
create index visit_events_visit on visit_events (organization_id, day, visit);
create index visit_events_received on visit_events (received);

-- Partitions are of nobody's concern: they have no grants, and what has no partition of its month yet stands in the rest.
create schema partitions;
create table partitions.visit_events_rest partition of visit_events default;
insert into visit_events (visit_event_id, organization_id, message_id, day, visit, kind, name, goal, step, device,
    language, campaign, affiliate_id, received)
  select visit_event_id, organization_id, message_id, day, visit, kind, name, goal, step, device, language, campaign,
    affiliate_id, case when (received at time zone 'UTC')::date = day then received else day::timestamp at time zone 'UTC' end
  from visit_events_before;
drop table visit_events_before;

-- A visit counts in the hour in which it was first there that day, so that hours add up to days and days to any range.
create table visit_sums (
  organization_id uuid not null references organizations,
  hour timestamptz not null check (date_trunc('hour', hour, 'UTC') = hour),
  measure text not null check (measure in ('step', 'goal')),
  reached text not null check (is_line(reached, 64)),
  split text not null check (split in ('none', 'device', 'language', 'campaign')),
  part text not null check (part = '' or is_line(part, 64)),
  visits bigint not null check (visits > 0),
  primary key (organization_id, hour, measure, reached, split, part)
);
comment on table visit_sums is
  'How many visits reached a step or a goal in an hour for the first time that day, divided in each way that reports ask for.';
create index visit_sums_hour on visit_sums (hour);

create or replace function checkout_funnel(from_day date, to_day date, split text default 'none')
returns table (part text, step text, visits bigint)
language sql stable rows 60 as $$
  select s.part, s.reached, sum(s.visits)::bigint
  from visit_sums s
  where s.measure = 'step'
    and s.split = case when checkout_funnel.split in ('device', 'language', 'campaign') then checkout_funnel.split else 'none' end
    and s.hour >= from_day::timestamp at time zone 'UTC' and s.hour < (to_day + 1)::timestamp at time zone 'UTC'
  group by 1, 2
$$;

-- Drops each month on the day on which its first day may be kept no longer, and gives the months that are written a
-- partition. It waits for nobody for long, for whoever writes visits waits behind it: it is called again.
create function partition_visit_events(today date, most_days integer) returns void
language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare
  month date;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtext('partition_visit_events'));
  delete from partitions.visit_events_rest where day <= today - most_days;
  for partition, month in
    select c.relname, to_date(right(c.relname, 7), 'YYYY_MM')
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'visit_events'::regclass and c.relname <> 'visit_events_rest'
  loop
    if month <= today - most_days then
      execute format('drop table partitions.%I', partition);
    end if;
  end loop;
  for month in
    select distinct date_trunc('month', day)::date from partitions.visit_events_rest
    union select (date_trunc('month', today) + n * interval '1 month')::date from generate_series(0, 1) n
    order by 1
  loop
    partition := 'visit_events_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(format('partitions.%I', partition)) is not null;
    execute format('create table partitions.%I (like visit_events including all)', partition);
    execute format('alter table partitions.%I enable row level security', partition);
    execute format('with moved as (delete from partitions.visit_events_rest where day >= %L and day < %L returning *)
      insert into partitions.%I select * from moved', month, month + interval '1 month', partition);
    execute format('alter table visit_events attach partition partitions.%I for values from (%L) to (%L)',
      partition, month, (month + interval '1 month')::date);
  end loop;
end $$;
