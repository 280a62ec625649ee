import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeGrades } from '../policies/vocabulary.ts';
import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import { addDays, day, daysBetween, yearOf } from '../shared/time/day.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { keepUntil, type Place, retentionOf, noticePlaces } from './retention-table.ts';
import { retentionKinds, type RetentionKind } from '../shared/deletion-kinds.ts';

const places: readonly Place[] = [
  ...usStates.map((area) => ({ country: 'US', area }) as const),
  ...canadianProvinces.map((area) => ({ country: 'CA', area }) as const),
];
const ohio = { country: 'US', area: 'OH' } as const;
const newYork = { country: 'US', area: 'NY' } as const;
const ontario = { country: 'CA', area: 'ON' } as const;
const quebec = { country: 'CA', area: 'QC' } as const;
const storedKinds: readonly RetentionKind[] = ['policy', 'money', 'claim'];

describe('what is kept when a person asks for deletion', () => {
  // Written down by hand, from the laws that the sources name.
  test.each([
    ['policy', ohio, '2033-12-31', 'C', 'no rule found'],
    ['policy', newYork, '2032-12-31', 'A', '11 NYCRR 243.2(b)(1)'],
    ['policy', ontario, '2032-12-31', 'B', 'Income Tax Act (Canada), s. 230(4)'],
    ['policy', quebec, '2032-12-31', 'B', 'Income Tax Act (Canada), s. 230(4)'],
    ['money', ohio, '2033-12-31', 'C', 'no rule found'],
    ['money', newYork, '2032-12-31', 'A', '11 NYCRR 243.2(b)(1)'],
    ['claim', ohio, '2033-12-31', 'C', 'no rule found'],
    ['claim', newYork, '2032-12-31', 'A', '11 NYCRR 243.2(b)(4)'],
    ['claim', quebec, '2032-12-31', 'K', 'usual practice'],
    ['application', newYork, '2032-12-31', 'A', '11 NYCRR 243.2(b)(2)'],
    ['application', ohio, null, 'C', 'no rule found'],
    ['application', quebec, null, 'A', 'CQLR c. P-39.1, s. 23'],
    ['quote', newYork, null, 'C', 'no rule found'],
    ['message', quebec, null, 'A', 'CQLR c. P-39.1, s. 23'],
    ['message', ontario, null, 'K', 'PIPEDA, Schedule 1, 4.5.3'],
    ['account', ohio, null, 'C', 'no rule found'],
  ] as const)('%s in %j that ended on 15 June 2026: %s', (kind, place, until, grade, source) => {
    expect(keepUntil(kind, place, day('2026-06-15'))).toBe(until);
    expect(retentionOf(kind, place)).toMatchObject({ grade, source });
  });

  // Years in the States, in New York, in Canada and in Quebec; nothing is kept where there is a dash.
  test.each([
    ['account', '-', '-', '-', '-'],
    ['quote', '-', '-', '-', '-'],
    ['application', '-', 6, '-', '-'],
    ['check', '-', '-', '-', '-'],
    ['policy', 7, 6, 6, 6],
    ['money', 7, 6, 6, 6],
    ['claim', 7, 6, 6, 6],
    ['message', '-', '-', '-', '-'],
    ['lead', '-', '-', '-', '-'],
    ['waiting', '-', '-', '-', '-'],
    ['letter', '-', '-', '-', '-'],
    ['file', '-', '-', '-', '-'],
    ['visit', '-', '-', '-', '-'],
  ] as const)('is for %s as written down here', (kind, ...years) => {
    const found = [ohio, newYork, ontario, quebec].map((place) => retentionOf(kind, place).years ?? '-');
    expect(found).toEqual(years);
  });

  test('rests on what somebody read in New York, and in Quebec for what is destroyed', () => {
    const gradesOf = (place: Place) => retentionKinds.map((kind) => retentionOf(kind, place).grade).join('');
    // By kind, in their order: account, quote, application, check, policy, money, claim, message, lead and so on.
    expect([gradesOf(ohio), gradesOf(newYork)]).toEqual(['CCCCCCCCCCCCC', 'CCACAAACCCCCC']);
    expect([gradesOf(ontario), gradesOf(quebec)]).toEqual(['KKKKBBKKKKKKC', 'AAAABBKAAAAAC']);
  });

  test.each(places.map((place) => [place.area, place] as const))('is said of every kind in %s', (_area, place) => {
    for (const kind of retentionKinds) {
      const rule = retentionOf(kind, place);
      expect(noticeGrades).toContain(rule.grade);
      expect(rule.source === 'no rule found').toBe(rule.grade === 'C');
      expect(rule.reviewed <= '2026-11-27').toBe(true);
      expect(rule.years !== null).toBe(storedKinds.includes(kind) || (kind === 'application' && place.area === 'NY'));
    }
  });

  test('is what no other rule has to keep, for as long as a law asks and hardly longer', () => {
    for (const place of places) {
      for (const kind of storedKinds) {
        const { years } = retentionOf(kind, place);
        expect(years).toBeGreaterThanOrEqual(6);
        expect(years).toBeLessThanOrEqual(7);
      }
    }
  });

  test('counts whole calendar years: the same last day, whenever in the year something ended', () => {
    const property = fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(...storedKinds),
      fc.integer({ min: 0, max: 4_000 }),
      (place, kind, days) => {
        const ended = addDays(day('2024-01-01'), days);
        const until = keepUntil(kind, place, ended);
        const years = retentionOf(kind, place).years ?? 0;
        expect(until).toBe(`${yearOf(ended) + years}-12-31`);
        expect(daysBetween(ended, day(until ?? ''))).toBeGreaterThanOrEqual(years * 365);
        expect(daysBetween(ended, day(until ?? ''))).toBeLessThan((years + 1) * 366);
      },
    );
    fc.assert(property, { seed: 230 });
  });

  test('has each reason in French, too', () => {
    for (const { country, area } of noticePlaces) {
      for (const kind of retentionKinds) {
        const { reason } = retentionOf(kind, { country, area });
        expect(printSentence(reason, 'fr-CA')).not.toBe(reason.message);
      }
    }
  });

  test('is told of one place for each set of rules', () => {
    const rulesOf = (place: Place) => JSON.stringify(retentionKinds.map((kind) => retentionOf(kind, place)));
    const notified = noticePlaces.map(rulesOf);
    expect(new Set(notified).size).toBe(noticePlaces.length);
    expect(places.filter((place) => !notified.includes(rulesOf(place)))).toEqual([]);
  });
});
