-- What happened on the pages, to see where visitors leave the checkout: never who they were. Rows go after 400 days.
create table visit_events (
  visit_event_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  message_id text not null check (is_line(message_id, 100)),
  day date not null,
  -- A keyed hash of a browser and a day: the same browser is another visit tomorrow.
  visit text not null check (is_line(visit, 32)),
  kind text not null check (kind in ('page', 'screen', 'track')),
  name text check (is_line(name, 64)),
  goal text check (is_line(goal, 64)),
  step text check (is_line(step, 64)),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  language text not null check (language in ('en-us', 'en-ca', 'fr-ca')),
  campaign text check (is_line(campaign, 64)),
  affiliate_id text check (is_line(affiliate_id, 200)),
  received timestamptz not null default app_now(),
  unique (organization_id, message_id)
);
comment on table visit_events is 'What happened on the pages, by visits of a day that nobody can be told by.';
create index visit_events_funnel on visit_events (organization_id, day, step) include (visit, device, language, campaign)
  where step is not null;
create index visit_events_received on visit_events (received);

create function checkout_funnel(from_day date, to_day date, split text default 'none')
returns table (part text, step text, visits bigint)
language sql stable rows 60 as $$
  select s.part, s.step, count(distinct s.visit)
  from (
    select e.visit, e.step, case split when 'device' then e.device when 'language' then e.language
      when 'campaign' then coalesce(e.campaign, '') else '' end as part
    from visit_events e where e.step is not null and e.day between from_day and to_day) s
  group by 1, 2
$$;
comment on function checkout_funnel is
  'How many visits reached each step of the checkout on the days asked for; split by device, language or campaign, or not at all. @flat @never_null part step visits';
