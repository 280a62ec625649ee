import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import type { CancellationReason } from '../vocabulary.ts';
import { groundsRowOf } from './grounds-table.ts';
import { checkGround, type PolicyOnGrounds } from './lawful-grounds.ts';

const since = day('2026-01-10');
const reasons: readonly CancellationReason[] = [
  'non_payment',
  'license_suspended',
  'misrepresentation',
  'fraud_claim',
  'uw_post_bind',
];
const letters: Readonly<Record<string, string>> = {
  non_payment: 'N',
  license_suspended: 'L',
  misrepresentation: 'M',
  fraud_claim: 'F',
  uw_post_bind: 'U',
};

/** The reasons that are lawful once so many days have passed since the first of the policy, by their initials. */
function lawful(state: string, age: number, others: Partial<PolicyOnGrounds> = {}): string {
  const sent = addDays(since, age);
  const about = {
    state,
    provider: 'personal',
    isRentedToOthers: false,
    inForceSince: since,
    sent,
    ends: addDays(sent, 30),
  };
  return reasons.flatMap((one) => (checkGround({ ...about, ...others }, one).ok ? [letters[one]] : [])).join('');
}

describe('the insurer ends cover', () => {
  // By hand from the laws: after the first days, on the last day of the window, and on the first day after it.
  test.each([
    ['TX', 'NLF', 59, 'NLMFU'],
    ['CO', 'NLMF', 59, 'NLMFU'],
    ['CA', 'NLMF', 0, 'NLMF'],
    ['DC', 'NLMF', 0, 'NLMF'],
    ['NC', 'NM', 0, 'NM'],
    ['MA', 'NLM', 0, 'NLM'],
    ['HI', 'NL', 59, 'NLMFU'],
    ['WA', 'NL', 59, 'NLMFU'],
    ['MO', 'NL', 59, 'NLMFU'],
    ['NY', 'NLMF', 59, 'NLMFU'],
    // The law leaves 90 and 70 days, the policy's own words 60.
    ['OH', 'NLMF', 59, 'NLMFU'],
    ['NV', 'NMF', 59, 'NLMFU'],
    // No law was found: the policy's own words.
    ['KY', 'NLMF', 59, 'NLMFU'],
    ['ON', 'NM', 59, 'NLMFU'],
    ['QC', 'N', 59, 'NLMFU'],
  ])('in %s after the first days only for %s, on day %i for %s', (state, later, last, first) => {
    expect(lawful(state, 102)).toBe(later);
    expect(lawful(state, last)).toBe(first);
    expect(lawful(state, last + 1)).toBe(later);
  });

  test('within the first days where the law counts the end and not the notice', () => {
    const sent = addDays(since, 40);
    expect(lawful('NM', 40, { sent, ends: addDays(since, 60) })).toContain('U');
    expect(lawful('NM', 40, { sent, ends: addDays(since, 61) })).not.toContain('U');
  });

  test.each([
    ['roadside', 'NM', 'NM'],
    ['warranty', 'NM', 'NM'],
    ['boat', 'NF', 'NLMFU'],
    ['motorcycle', 'NLF', 'NLMFU'],
    ['pro', 'NLMF', 'NLMFU'],
  ])('of %s in Texas for what its own words and the law name', (provider, later, first) => {
    expect(lawful('TX', 102, { provider })).toBe(later);
    expect(lawful('TX', 5, { provider })).toBe(first);
  });

  test('of what is rented to others by the law of business', () => {
    expect(lawful('TX', 102, { isRentedToOthers: true })).toBe('NLMF');
    expect(lawful('MT', 102, { isRentedToOthers: true })).toBe('NM');
  });

  test('and is told why not, and by which law', () => {
    const about = { provider: 'personal', isRentedToOthers: false, inForceSince: since, sent: addDays(since, 102) };
    const ends = addDays(since, 140);
    expect(checkGround({ ...about, ends, state: 'CO' }, 'uw_post_bind')).toMatchObject({
      refusal: {
        code: 'ground_not_lawful',
        message:
          'For this reason the insurer could end the policy only in its first 60 days (Colo. Rev. Stat. 10-4-602).',
      },
    });
    expect(checkGround({ ...about, ends, state: 'CA' }, 'uw_post_bind')).toMatchObject({
      refusal: { message: 'The insurer may not end this policy for this reason (Cal. Ins. Code 661).' },
    });
    expect(checkGround({ ...about, ends, state: 'TN' }, 'license_suspended')).toMatchObject({
      event: { grade: 'K', until: null },
    });
  });

  test('by the row of its day', () => {
    expect(groundsRowOf('TX', 'private_motor', day('1999-01-01'))).toBeNull();
    expect(groundsRowOf('TX', 'other', since)?.windowDays).toBe(90);
    expect(groundsRowOf('constructor', 'other', since)).toBeNull();
  });
});
