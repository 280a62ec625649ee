import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { deviceKinds, funnelSplits, funnelSteps, pageGoals } from '@roadworthy/core/shared/site/visit-events.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepVisitEvents, purgeVisits } from './keep-visit-events.ts';
import { sumVisits } from './sum-visits.ts';

const fixture = useFixture('sums of visits', { now: '2026-06-15T14:00:00Z' });

type Seen = {
  readonly day: number;
  readonly minute: number;
  readonly visitor: number;
  readonly step: string | null;
  readonly goal: string | null;
  readonly device: string;
  readonly language: string;
  readonly campaign: string | null;
  readonly insurer: boolean;
};

const seen: fc.Arbitrary<Seen> = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  minute: fc.integer({ min: 0, max: 1_439 }),
  visitor: fc.integer({ min: 0, max: 3 }),
  step: fc.constantFrom(null, ...funnelSteps.slice(0, 3)),
  goal: fc.constantFrom(null, ...pageGoals.slice(0, 2)),
  device: fc.constantFrom(...deviceKinds),
  language: fc.constantFrom('en-us', 'fr-ca'),
  campaign: fc.constantFrom(null, 'spring', 'radio'),
  insurer: fc.boolean(),
});
const instantOf = ({ day, minute }: Seen): string => new Date(Date.UTC(2026, 5, 10 + day, 0, minute)).toISOString();

let messages = 0;
/** An event as the collector keeps it, at the minute at which it came. */
const keep = (event: Seen): Promise<number> => {
  messages += 1;
  const { platform } = fixture.backend;
  const { insurer, mirror } = fixture.tenants;
  return keepVisitEvents({ ...platform, clock: { ...platform.clock, now: () => new Date(instantOf(event)) } }, [
    {
      type: event.goal === null ? 'page' : 'track',
      messageId: `message-${String(messages).padStart(8, '0')}`,
      anonymousId: `visitor-${event.visitor}`,
      properties: {
        step: event.step,
        goal_name: event.goal,
        device: event.device,
        language: event.language,
        partner: (event.insurer ? insurer : mirror).partner,
        ...(event.campaign !== null && { utm_campaign: event.campaign }),
      },
    },
  ]);
};

const partOf = `case $1 when 'device' then coalesce(device, '') when 'language' then language
  when 'campaign' then coalesce(campaign, '') else '' end`;
/** What the rows say: every visit once for a step or goal and a part, over the days asked for. */
const byRows = (split: string, from: string, to: string) =>
  selectRows(
    fixture.backend,
    `select organization_id, measure, reached, part, count(distinct visit)::int as visits from (
       select organization_id, visit, ${partOf} as part, m.measure, m.reached from visit_events
       cross join lateral (values ('step', step), ('goal', goal)) m (measure, reached)
       where m.reached is not null and day between $2 and $3) rows group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [split, from, to],
  );
const bySums = (split: string, from: string, to: string) =>
  selectRows(
    fixture.backend,
    `select organization_id, measure, reached, part, sum(visits)::int as visits from visit_sums
     where split = $1 and hour >= $2::timestamp at time zone 'UTC' and hour < ($3::date + 1)::timestamp at time zone 'UTC'
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [split, from, to],
  );
const partitions = () =>
  selectRows<{ name: string; rows: number }>(
    fixture.backend,
    `select c.relname as name, (xpath('/row/n/text()', query_to_xml(
       format('select count(*) as n from partitions.%I', c.relname), false, true, '')))[1]::text::int as rows
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visit_events'::regclass order by 1`,
  );

beforeEach(async () => {
  await fixture.backend.owner.pool.query('delete from visit_events');
  await fixture.backend.owner.pool.query('delete from visit_sums');
});

describe('the sums of visits', () => {
  test('say what the rows say, for any days, in every division, however often they are made on the way', async () => {
    const { platform } = fixture.backend;
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
    const property = fc.asyncProperty(
      fc.array(seen, { maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      async (all, each) => {
        await fixture.backend.owner.pool.query('delete from visit_events');
        await fixture.backend.owner.pool.query('delete from visit_sums');
        const inOrder = all.toSorted((one, other) => instantOf(one).localeCompare(instantOf(other)));
        for (const [place, event] of inOrder.entries()) {
          await keep(event);
          if (place % each === 0) await sumVisits(platform);
        }
        await sumVisits(platform);
        for (const split of funnelSplits)
          for (const [from, to] of [
            ['2026-06-10', '2026-06-12'],
            ['2026-06-11', '2026-06-11'],
          ] as const)
            expect(await bySums(split, from, to)).toEqual(await byRows(split, from, to));
      },
    );
    await fc.assert(property, { seed, numRuns: 25 });
  });

  test('take in what was counted in a transaction that ended after the hour was summed', async () => {
    const { platform } = fixture.backend;
    const at = (minute: number): Seen => ({
      day: 5,
      minute,
      visitor: 1,
      step: 'start',
      goal: null,
      device: 'phone',
      language: 'en-us',
      campaign: null,
      insurer: true,
    });
    await keep(at(70));
    await sumVisits(platform);
    await keep(at(59));
    await sumVisits(platform);
    const rows = await selectRows(fixture.backend, `select hour, visits::int from visit_sums where split = 'none'`);
    expect(rows).toEqual([{ hour: new Date('2026-06-15T00:00:00Z'), visits: 1 }]);
  });

  test('outlive the rows that they are of', async () => {
    const { platform } = fixture.backend;
    await keep({
      day: 0,
      minute: 0,
      visitor: 1,
      step: 'start',
      goal: null,
      device: 'phone',
      language: 'en-us',
      campaign: null,
      insurer: true,
    });
    await sumVisits(platform);
    const before = await bySums('device', '2026-06-10', '2026-06-10');
    await fixture.backend.owner.pool.query('delete from visit_events');
    await keep({
      day: 2,
      minute: 0,
      visitor: 1,
      step: 'start',
      goal: null,
      device: 'phone',
      language: 'en-us',
      campaign: null,
      insurer: true,
    });
    await sumVisits(platform);
    expect(before).toHaveLength(1);
    expect(await bySums('device', '2026-06-10', '2026-06-10')).toEqual(before);
  });
});

describe('events of visits', () => {
  test('stand in a partition a month, which is dropped as one on the day on which its first day is 400 days old', async () => {
    const { backend } = fixture;
    const day = dayInZone(backend.platform.clock.now(), 'UTC');
    const at = (iso: string) => ({
      ...backend.platform,
      clock: { ...backend.platform.clock, now: () => new Date(`${iso}T10:00:00Z`) },
    });
    const page = (messageId: string) => ({
      type: 'page',
      messageId,
      anonymousId: 'visitor-1',
      properties: { step: 'start' },
    });
    for (const ago of [0, 40, 370, 400, 500])
      await keepVisitEvents(at(addDays(day, -ago)), [page(`message-${ago}-days`)]);
    await purgeVisits(backend.platform);
    const left = await selectRows<{ message_id: string }>(
      backend,
      'select message_id from visit_events order by day desc',
    );
    expect(left.map(({ message_id }) => message_id)).toEqual(['message-0-days', 'message-40-days', 'message-370-days']);
    const held = await partitions();
    expect(held.find(({ name }) => name === 'visit_events_rest')?.rows).toBe(0);
    expect(held.filter(({ rows }) => rows > 0).map(({ rows }) => rows)).toEqual([1, 1, 1]);
    await keepVisitEvents(at(day), [page('message-afterwards')]);
    expect((await partitions()).find(({ name }) => name === 'visit_events_rest')?.rows).toBe(0);

    backend.clock.set(`${addDays(day, 60)}T10:00:00Z`);
    try {
      await purgeVisits(backend.platform);
    } finally {
      backend.clock.set(`${day}T14:00:00Z`);
    }
    const months = (await partitions()).map(({ name }) => name);
    expect(months).not.toContain(`visit_events_${addDays(day, -370).slice(0, 7).replace('-', '_')}`);
    expect(await selectRows(backend, `select from visit_events where message_id = 'message-370-days'`)).toEqual([]);
  });

  test('are reached through their table alone', async () => {
    await purgeVisits(fixture.backend.platform);
    const open = await selectRows(
      fixture.backend,
      `select c.relname, r.rolname from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join pg_roles r
       where n.nspname = 'partitions' and c.relkind = 'r' and not r.rolsuper and c.relowner <> r.oid
         and not pg_has_role(r.oid, c.relowner, 'usage')
         and (has_schema_privilege(r.oid, n.oid, 'usage') or has_any_column_privilege(r.oid, c.oid, 'select'))
         and r.rolname !~ '^pg_'`,
    );
    expect(open).toEqual([]);
    const unsecured = await selectRows(
      fixture.backend,
      `select c.relname from pg_class c where c.relnamespace = 'partitions'::regnamespace and c.relkind = 'r' and not c.relrowsecurity`,
    );
    expect(unsecured).toEqual([]);
  });
});
