import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addPerson, type Person } from '@roadworthy/testkit/seed.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('leaderboard', { now: '2026-07-01T12:00:00Z' });

type Action = 'new_business' | 'renewal' | 'rewrite' | 'endorsement' | 'cancellation' | 'reinstatement';
/** One line of the book of activities, as the reference reads it. */
type Booked = { at: string; policy: number; action: Action; agent: number | null; change: number; isFlat: boolean };
type Place = {
  month: string;
  with_endorsements: boolean;
  agent_name: string;
  gwp: number;
  policies: number;
  gwp_rank: number;
  policies_rank: number;
  is_shown: boolean;
};

const zones = ['Pacific/Honolulu', 'America/St_Johns', 'America/New_York'] as const;
const names = ['Ada Lind', 'Bo Reyes', 'Cy Novak'] as const;
const people: Person[] = [];
let base = '';

beforeAll(async () => {
  const { backend, tenants } = fixture;
  const { policyId } = await boundQuote(backend, aQuote());
  base = policyId;
  // The books below are of policies that are nowhere else.
  await selectRows(backend, 'alter table policy_activities drop constraint policy_activity_policy');
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${firstName}@leaders.example`.toLowerCase();
    const { organization } = tenants.insurer;
    people.push(
      await addPerson(backend.owner, { role: 'organization:agent', firstName, lastName, email, organization }),
    );
  }
});

/** Writes a book in place of the one that is there. */
async function write(book: readonly Booked[], zone: string): Promise<void> {
  const client = await fixture.backend.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from policy_activities');
    await client.query('update organizations set time_zone = $1', [zone]);
    for (const { at, policy, action, agent, change, isFlat } of book) {
      await client.query(
        `insert into policy_activities (timestamp, action, premium_change, agent_user_id, agent_name, organization_id,
           booked_organization_id, policy_id, policy_number, currency, organization_name, provider, policy_status,
           effective_date, expiration_date, policy_term_premium, current_quote_id, policy_state, payment_term,
           cancelled_as_of)
         select $2::timestamptz, $3::text, $4::bigint, $5::uuid, $6::text, organization_id, organization_id, md5($7::text)::uuid, policy_number, currency,
           'Harbor', provider, policy_status, effective_date, expiration_date, premium, current_quote_id, 'OH',
           payment_term, case when $3::text = 'cancellation' then effective_date + $8::int end
         from policies where policy_id = $1`,
        [
          base,
          at,
          action,
          change,
          agent === null ? null : people[agent]?.userId,
          agent === null ? null : names[agent],
          policy,
          isFlat ? 0 : 40,
        ],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const read = async (caller = fixture.tenants.insurer.agent) => {
  const { leaderboard } = await caller.must<{ leaderboard: Place[] }>(
    `{ leaderboard { month with_endorsements agent_name gwp policies gwp_rank policies_rank is_shown } }`,
  );
  return leaderboard;
};

const binds: readonly Action[] = ['new_business', 'renewal', 'rewrite'];
const monthAt = (instant: string, zone: string): string => `${dayInZone(new Date(instant), zone).slice(0, 7)}-01`;
const monthsBefore = (month: string, now: string): number => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const [thisYear = 0, thisOf = 0] = now.split('-').map(Number);
  return 12 * (thisYear - year) + thisOf - of;
};

/** The leaderboard worked out line by line. */
function expected(book: readonly Booked[], zone: string, now: string): Place[] {
  const places: Place[] = [];
  for (const withEndorsements of [false, true]) {
    const sums = new Map<string, { gwp: number; policies: number }>();
    for (const [index, line] of book.entries()) {
      const bound = book.find((one) => one.policy === line.policy && binds.includes(one.action));
      const endedFlat = book
        .slice(0, index)
        .findLast((one) => one.policy === line.policy && one.action === 'cancellation');
      let [agent, gwp, policies]: [number | null | undefined, number, number] = [null, 0, 0];
      if (binds.includes(line.action)) [agent, gwp, policies] = [line.agent, line.change, 1];
      else if (line.action === 'endorsement') {
        if (withEndorsements) [agent, gwp] = [line.agent, line.change];
      } else if (line.action === 'cancellation') {
        if (line.isFlat)
          [agent, gwp, policies] = [bound?.agent, withEndorsements ? line.change : -(bound?.change ?? 0), -1];
      } else if (endedFlat?.isFlat) {
        [agent, gwp, policies] = [bound?.agent, withEndorsements ? line.change : (bound?.change ?? 0), 1];
      }
      if (agent === null || agent === undefined) continue;
      const key = `${monthAt(line.at, zone)} ${agent}`;
      const sum = sums.get(key) ?? { gwp: 0, policies: 0 };
      sums.set(key, { gwp: sum.gwp + gwp, policies: sum.policies + policies });
    }
    const today = monthAt(now, zone);
    const rows = [...sums].map(([key, sum]) => ({ month: key.slice(0, 10), agent: Number(key.slice(11)), ...sum }));
    const newest = Math.min(...rows.map(({ month }) => monthsBefore(month, today)));
    for (const { month, agent, gwp, policies } of rows) {
      const peers = rows.filter((one) => one.month === month);
      places.push({
        month,
        with_endorsements: withEndorsements,
        agent_name: names[agent] ?? '',
        gwp,
        policies,
        gwp_rank: 1 + peers.filter((one) => one.gwp > gwp).length,
        policies_rank: 1 + peers.filter((one) => one.policies > policies).length,
        is_shown: monthsBefore(month, today) === Math.min(newest, 1),
      });
    }
  }
  return places;
}

const sorted = (places: readonly Place[]) =>
  places.toSorted((a, b) =>
    `${a.month}${a.with_endorsements}${a.agent_name}`.localeCompare(`${b.month}${b.with_endorsements}${b.agent_name}`),
  );

/** Instants about the ends of months, where zones disagree about which month it is. */
const instants = fc
  .tuple(fc.constantFrom('2026-05-01', '2026-06-01', '2026-07-01'), fc.integer({ min: -1_500, max: 1_500 }))
  .map(([first, minutes]) => new Date(Date.parse(`${first}T04:00:00Z`) + minutes * 60_000).toISOString());

const premium = fc.constantFrom(100_000, 120_000, 220_000);
const lives = fc.record({
  agent: fc.option(fc.constantFrom(0, 1, 2), { freq: 5 }),
  later: fc.constantFrom(0, 1, 2),
  action: fc.constantFrom<Action[]>('new_business', 'renewal', 'rewrite'),
  premium,
  instants: fc.array(instants, { minLength: 4, maxLength: 4 }),
  endorsed: fc.option(fc.constantFrom(-5_000, 20_000)),
  ended: fc.option(fc.constantFrom('flat', 'later')),
  isReinstated: fc.boolean(),
});

/** The lines of random lives of policies, oldest first. */
const books = fc.array(lives, { maxLength: 14 }).map((policies) =>
  policies
    .flatMap((one, policy): Booked[] => {
      const [bound = '', endorsed = '', ended = '', again = ''] = one.instants.toSorted();
      const line = (at: string, action: Action, change: number, agent: number | null, isFlat = false): Booked => ({
        at,
        policy,
        action,
        agent,
        change,
        isFlat,
      });
      const total = one.premium + (one.endorsed ?? 0);
      const back = one.ended === 'flat' ? total : 30_000;
      return [
        line(bound, one.action, one.premium, one.agent),
        // Somebody else may have it by now.
        ...(one.endorsed === null ? [] : [line(endorsed, 'endorsement', one.endorsed, one.later)]),
        ...(one.ended === null ? [] : [line(ended, 'cancellation', -back, one.later, one.ended === 'flat')]),
        ...(one.ended !== null && one.isReinstated ? [line(again, 'reinstatement', back, one.later)] : []),
      ];
    })
    .map((line, place) => ({ line, place }))
    .toSorted((a, b) => a.line.at.localeCompare(b.line.at) || a.place - b.place)
    .map(({ line }) => line),
);

describe('the leaderboard', () => {
  test('is what the book says line by line, in the months of the organization’s zone', async () => {
    await fc.assert(
      fc.asyncProperty(books, fc.constantFrom(...zones), instants, async (book, zone, now) => {
        await write(book, zone);
        fixture.backend.clock.set(now);
        expect(sorted(await read())).toEqual(sorted(expected(book, zone, now)));
      }),
      { numRuns: 40 },
    );
  });

  const line = (at: string, change: number, agent = 0, more: Partial<Booked> = {}): Booked => ({
    at,
    policy: 1,
    action: 'new_business',
    agent,
    change,
    isFlat: false,
    ...more,
  });

  test('counts the same minute in June in Honolulu and in July in St. John’s', async () => {
    const minute = '2026-07-01T03:00:00Z';
    fixture.backend.clock.set('2026-07-15T12:00:00Z');
    for (const [zone, month] of [
      ['Pacific/Honolulu', '2026-06-01'],
      ['America/New_York', '2026-06-01'],
      ['America/St_Johns', '2026-07-01'],
    ] as const) {
      await write([line(minute, 100)], zone);
      expect(new Set((await read()).map((one) => one.month)), zone).toEqual(new Set([month]));
    }
  });

  test('shows last month until something is bound in this one, and nothing that is older', async () => {
    fixture.backend.clock.set('2026-07-01T16:00:00Z');
    const june = line('2026-06-20T16:00:00Z', 100);
    const shown = async () => (await read()).filter((one) => one.is_shown && !one.with_endorsements);
    await write([june], 'America/New_York');
    expect((await shown()).map((one) => one.month)).toEqual(['2026-06-01']);
    await write([june, line('2026-07-01T15:00:00Z', 100, 1, { policy: 2 })], 'America/New_York');
    expect((await shown()).map((one) => [one.month, one.agent_name])).toEqual([['2026-07-01', 'Bo Reyes']]);
    await write([line('2026-05-20T16:00:00Z', 100)], 'America/New_York');
    expect(await shown()).toEqual([]);
  });

  test('is one’s own place alone without the permission, and no other organization’s', async () => {
    const { backend, tenants } = fixture;
    backend.clock.set('2026-07-15T12:00:00Z');
    const book = [100, 300, 200].map((change, agent) => line('2026-07-02T12:00:00Z', change, agent, { policy: agent }));
    await write(book, 'America/New_York');
    const places = async (caller = tenants.insurer.agent) =>
      (await read(caller))
        .filter((one) => !one.with_endorsements)
        .map((one) => [one.gwp_rank, one.agent_name])
        .toSorted();
    const all = [
      [1, 'Bo Reyes'],
      [2, 'Cy Novak'],
      [3, 'Ada Lind'],
    ];
    expect(await places()).toEqual(all);
    expect(await places(tenants.insurer.owner)).toEqual(all);
    const [ada] = people;
    if (!ada) throw new Error('Ada is there');
    expect(await places(backend.as({ ...ada, role: 'global:service_agent', organizationId: null }))).toEqual([
      [3, 'Ada Lind'],
    ]);
    expect(await places(backend.as({ ...ada, role: 'global:service_manager', organizationId: null }))).toEqual(all);
    expect(await places(tenants.mirror.agent)).toEqual([]);
  });

  test('follows what is bound by itself', async () => {
    const { backend } = fixture;
    await write([], 'America/New_York');
    backend.clock.set('2026-07-15T12:00:00Z');
    const { policyId } = await boundQuote(backend, aQuote(), fixture.tenants.insurer.agent);
    const [bound] = await selectRows<{ agent_user_id: string | null; premium_change: string }>(
      backend,
      'select agent_user_id, premium_change from policy_activities where policy_id = $1',
      [policyId],
    );
    const [place] = (await read()).filter((one) => !one.with_endorsements);
    expect(bound?.agent_user_id).not.toBeNull();
    expect([place?.gwp, place?.policies]).toEqual([Number(bound?.premium_change), 1]);
  });
});
