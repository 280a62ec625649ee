-- A goal that the platform counts where it is reached comes from no device that anybody was asked for.
alter table visit_events alter device drop not null;

create or replace function checkout_funnel(from_day date, to_day date, split text default 'none')
returns table (part text, step text, visits bigint)
language sql stable rows 60 as $$
  select s.part, s.step, count(distinct s.visit)
  from (
    select e.visit, e.step, case split when 'device' then coalesce(e.device, '') when 'language' then e.language
      when 'campaign' then coalesce(e.campaign, '') else '' end as part
    from visit_events e where e.step is not null and e.day between from_day and to_day) s
  group by 1, 2
$$;
