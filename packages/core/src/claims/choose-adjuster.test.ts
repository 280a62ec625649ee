import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { type Adjuster, chooseAdjuster, chooseSuccessor, type ClaimToAssign } from './choose-adjuster.ts';

const adjuster = (userId: string, facts: Partial<Adjuster> = {}): Adjuster => ({
  userId,
  lines: [],
  states: [],
  authority: 500_000,
  isSenior: false,
  open: 0,
  mostOpen: 60,
  awayFrom: null,
  awayUntil: null,
  lastAssigned: 0,
  ...facts,
});
const claim: ClaimToAssign = {
  line: 'roamly',
  place: 'OH',
  typeOfLoss: 'weather',
  severity: 'moderate',
  isSomebodyHurt: false,
  today: day('2026-08-03'),
};
const chosen = (adjusters: readonly Adjuster[], facts: Partial<ClaimToAssign> = {}) =>
  chooseAdjuster({ ...claim, ...facts }, adjusters);

describe('a claim is given', () => {
  test('to who is licensed where it counts and knows the line, and to nobody who is licensed elsewhere alone', () => {
    const elsewhere = adjuster('a', { states: ['TX'] });
    expect(chosen([elsewhere])).toBeNull();
    expect(chosen([adjuster('b', { lines: ['boat'] })])).toBeNull();
    expect(chosen([elsewhere, adjuster('c'), adjuster('d', { states: ['OH'], lines: ['roamly'] })])).toEqual({
      userId: 'd',
      score: 35,
      reasons: ['licensed', 'knows_line'],
    });
  });

  test('to a senior where somebody is hurt or much is expected, and to another where it is settled quickly', () => {
    const both = [adjuster('a'), adjuster('b', { isSenior: true })];
    expect(chosen(both, { isSomebodyHurt: true })?.userId).toBe('b');
    expect(chosen(both, { severity: 'severe' })?.userId).toBe('b');
    expect(chosen(both, { typeOfLoss: 'glass' })).toMatchObject({ userId: 'a', reasons: ['fast_track'] });
  });

  test('to nobody who is away, on the first and the last day too, or has enough', () => {
    const away = { awayFrom: day('2026-08-03'), awayUntil: day('2026-08-10') };
    expect(chosen([adjuster('a', away)])).toBeNull();
    expect(chosen([adjuster('a', away)], { today: day('2026-08-10') })).toBeNull();
    expect(chosen([adjuster('a', away)], { today: day('2026-08-11') })?.userId).toBe('a');
    expect(chosen([adjuster('a', { open: 60 })])).toBeNull();
  });

  test('to who has the least to do, and among equals to who has waited longest', () => {
    expect(chosen([adjuster('a', { open: 30 }), adjuster('b', { open: 2 })])).toMatchObject({
      userId: 'b',
      reasons: ['least_load'],
    });
    expect(chosen([adjuster('a', { lastAssigned: 2 }), adjuster('b', { lastAssigned: 1 })])).toMatchObject({
      userId: 'b',
      reasons: ['turn'],
    });
  });

  test('to who was named to go on, unless they are away too or handle none any more', () => {
    const today = claim.today;
    const named = adjuster('b', { states: ['TX'] });
    expect(chooseSuccessor('b', [adjuster('a'), named], today)).toEqual({ userId: 'b', reasons: ['successor'] });
    expect(chooseSuccessor('b', [adjuster('b', { awayFrom: today, awayUntil: today })], today)).toBeNull();
    expect(chooseSuccessor('b', [adjuster('a')], today)).toBeNull();
    expect(chooseSuccessor(null, [named], today)).toBeNull();
  });
});
