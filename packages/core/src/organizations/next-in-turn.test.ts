import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWhyNot, nextInTurn, nextTurns, type PoolMember, type WorkToGive } from './next-in-turn.ts';

const member = (userId: string, weight = 1, more: Partial<PoolMember> = {}): PoolMember => ({
  userId,
  name: `Agent ${userId}`,
  weight,
  credit: 0,
  isPaused: false,
  sells: true,
  licensedUntil: null,
  licensedIn: [],
  lines: [],
  languages: [],
  workingDays: [1, 2, 3, 4, 5],
  worksFrom: '08:00',
  worksUntil: '18:00',
  cap: null,
  open: 0,
  ...more,
});
// A Monday.
const work: WorkToGive = { area: 'US-OH', line: 'personal', language: 'en', day: '2026-06-15', time: '14:05' };
const idsOf = (turns: readonly (PoolMember | null)[]) => turns.map((turn) => turn?.userId ?? null);

describe('the next turn', () => {
  test('is shared by the weights without bursts', () => {
    expect(idsOf(nextTurns([member('a', 5), member('b'), member('c')], work, 7))).toEqual([
      'a',
      'a',
      'b',
      'a',
      'c',
      'a',
      'a',
    ]);
  });

  test('is nobody’s where nobody can be taken', () => {
    expect(nextInTurn([member('a', 1, { isPaused: true })], work)).toMatchObject({
      chosen: null,
      passedOver: [{ userId: 'a', why: 'paused' }],
    });
    expect(nextInTurn([], work)).toEqual({ chosen: null, passedOver: [], pool: [] });
  });

  test('says of everybody who was passed over why', () => {
    const pool = [member('a'), member('b', 1, { licensedIn: ['US-KY'] }), member('c', 1, { cap: 2, open: 2 })];
    expect(nextInTurn(pool, work)).toMatchObject({
      chosen: { userId: 'a' },
      passedOver: [
        { userId: 'b', why: 'not_licensed' },
        { userId: 'c', why: 'full' },
      ],
    });
  });

  test('gives nobody a burst after a pause', () => {
    let pool: readonly PoolMember[] = [member('a'), member('b', 1, { isPaused: true })];
    for (let turn = 0; turn < 50; turn += 1) pool = nextInTurn(pool, work).pool;
    const back = pool.map((one) => ({ ...one, isPaused: false }));
    expect(new Set(idsOf(nextTurns(back, work, 2)))).toEqual(new Set(['a', 'b']));
  });

  test.each([
    [{ sells: false, isPaused: true }, {}, 'left'],
    [{ isPaused: true }, {}, 'paused'],
    [{ licensedIn: ['US-KY'] }, {}, 'not_licensed'],
    [{ licensedIn: ['US-OH'] }, { area: null }, 'not_licensed'],
    [{ lines: ['boat'] }, {}, 'other_line'],
    [{ languages: ['en'] }, { language: 'fr' }, 'other_language'],
    [{}, { day: '2026-12-25' }, 'holiday'],
    [{}, { day: '2026-06-14' }, 'off_today'],
    [{}, { time: '07:59' }, 'outside_hours'],
    [{}, { time: '18:00' }, 'outside_hours'],
    [{ cap: 0 }, {}, 'full'],
    [{ licensedIn: ['US-OH'], lines: ['personal'], languages: ['en'], cap: 1 }, { time: '08:00' }, null],
  ] as const)('of who has %j, for work of %j, meets %s', (has, of, why) => {
    expect(findWhyNot(member('a', 1, has), { ...work, ...of })).toBe(why);
  });
});

describe('10,000 turns of a random pool', () => {
  const pools = fc.uniqueArray(fc.record({ userId: fc.uuid(), weight: fc.integer({ min: 1, max: 20 }) }), {
    selector: ({ userId }) => userId,
    minLength: 1,
    maxLength: 8,
  });

  test('have shares within one turn of the weights, at every moment, and end where they began', () => {
    fc.assert(
      fc.property(pools, (drawn) => {
        const pool = drawn.map(({ userId, weight }) => member(userId, weight));
        const total = pool.reduce((sum, { weight }) => sum + weight, 0);
        const counts = new Map(pool.map(({ userId }) => [userId, 0]));
        let now: readonly PoolMember[] = pool;
        for (let turn = 1; turn <= total * 3; turn += 1) {
          const next = nextInTurn(now, work);
          const id = next.chosen?.userId ?? '';
          counts.set(id, (counts.get(id) ?? 0) + 1);
          now = next.pool;
          if (turn % total !== 0) continue;
          for (const { userId, weight } of pool) expect(counts.get(userId)).toBe((weight * turn) / total);
          expect(now.every(({ credit }) => credit === 0)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('are those of a plain reference that looks for the most owed', () => {
    fc.assert(
      fc.property(pools, (drawn) => {
        const pool = drawn.map(({ userId, weight }) => member(userId, weight));
        const owed = new Map(pool.map(({ userId }) => [userId, 0]));
        const total = pool.reduce((sum, { weight }) => sum + weight, 0);
        const expected = Array.from({ length: 100 }, () => {
          for (const { userId, weight } of pool) owed.set(userId, (owed.get(userId) ?? 0) + weight);
          const most = Math.max(...owed.values());
          const id =
            [...owed]
              .filter(([, credit]) => credit === most)
              .map(([one]) => one)
              .toSorted()[0] ?? '';
          owed.set(id, most - total);
          return id;
        });
        expect(idsOf(nextTurns(pool, work, 100))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
