import { askAs } from '../kernel/operations/ask-as.ts';
import type { Platform } from '../kernel/platform.ts';

// What was summed last is summed again with the hour before it: a transaction that counted a goal may have ended since. A
// visit counts in the hour of its first arrival that day, in each part that it was seen in, as a report over rows would
// count it; for the rows of earlier hours, the visits at hand are looked up alone. What was
// summed days ago stays, whatever became of its rows.
const sum = `with since as (
    select coalesce(max(hour) - interval '1 hour', '-infinity') as hour from visit_sums
  ), arrivals as (
    select e.organization_id, e.day, e.visit, e.received, m.measure, m.reached, s.split, s.part
    from visit_events e
    cross join lateral (values ('step', e.step), ('goal', e.goal)) m (measure, reached)
    cross join lateral (values ('none', ''), ('device', coalesce(e.device, '')), ('language', e.language),
      ('campaign', coalesce(e.campaign, ''))) s (split, part)
    where e.received >= (select hour from since) and m.reached is not null
  ), first_arrivals as (
    select organization_id, day, visit, measure, reached, split, part, min(received) as received
    from arrivals group by 1, 2, 3, 4, 5, 6, 7
  ), fresh as (
    select organization_id, date_trunc('hour', f.received, 'UTC') as hour, measure, reached, split, part, count(*) as visits
    from first_arrivals f
    where not exists (
      select from visit_events earlier
      where earlier.organization_id = f.organization_id and earlier.day = f.day and earlier.visit = f.visit
        and earlier.received < (select hour from since)
        and f.reached = case f.measure when 'step' then earlier.step else earlier.goal end
        and f.part = case f.split when 'device' then coalesce(earlier.device, '') when 'language' then earlier.language
          when 'campaign' then coalesce(earlier.campaign, '') else '' end)
    group by 1, 2, 3, 4, 5, 6
  ), outdated as (
    delete from visit_sums v
    where v.hour >= (select hour from since) and v.hour > $1::timestamptz - interval '2 days' and not exists (select from fresh f
      where (f.organization_id, f.hour, f.measure, f.reached, f.split, f.part)
        = (v.organization_id, v.hour, v.measure, v.reached, v.split, v.part))
  )
  insert into visit_sums as kept (organization_id, hour, measure, reached, split, part, visits)
  select organization_id, hour, measure, reached, split, part, visits from fresh order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, hour, measure, reached, split, part) do update set visits = excluded.visits
    where kept.visits <> excluded.visits`;

/** Sums the visits that reached each step and goal by the hour, from where it was summed last: what reports read. */
export async function sumVisits({ pools, clock }: Pick<Platform, 'pools' | 'clock'>): Promise<void> {
  await askAs(pools.operations, { role: 'worker', text: sum, values: [clock.now().toISOString()] });
}
