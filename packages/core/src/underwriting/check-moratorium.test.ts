import { describe, expect, test } from 'vitest';
import { isInArea } from '../quoting/subject/moratoriums.ts';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import {
  checkChangeable,
  checkMoratorium,
  checkMoratoriumArea,
  endOf,
  readPostalEntry,
  type TypedMoratorium,
} from './check-moratorium.ts';
import { clockZones } from '../shared/time/clock-zones.ts';
import { mostPostalEntries } from './vocabulary.ts';

const now = new Date('2026-09-10T12:00:00Z');
const later = new Date('2026-09-12T12:00:00Z');
const typed: TypedMoratorium = {
  name: {
    en: ' Hurricane  Odette ',
    fr: ' ',
  },
  reason: 'The carrier has stopped.',
  provider: null,
  notice: {
    en: 'A hurricane is near.',
    fr: ' Un ouragan  approche.',
  },
  actions: ['bind', 'add_vehicle'],
  states: ['US-GA', 'US-FL', 'US-FL'],
  postalCodes: [' 36603 ', ''],
  starts: now,
  ends: later,
  timeZone: 'America/New_York',
};
const english = (en: string) => ({ en, fr: null });
const check = (changes: Partial<TypedMoratorium> = {}, at = now) => checkMoratorium({ ...typed, ...changes }, at);

describe('a postal code, its beginning or a range', () => {
  test.each([
    ['33139', '33139'],
    ['33139-1234', '33139'],
    ['331', '331'],
    [' 33100 - 33199 ', '33100-33199'],
    ['33100–33199', '33100-33199'],
    ['331-334', '331-334'],
    ['k1a', 'K1A'],
    ['k1a0b1', 'K1A 0B1'],
    ['K1A-K1Z', 'K1A-K1Z'],
    ['K1A-K2B', 'K1A-K2B'],
    ['33199-33100', null],
    ['331-33199', null],
    ['33', null],
    ['3313', null],
    ['331-K1A', null],
    ['331-332-333', null],
    ['Miami', null],
    ['', null],
  ])('“%s” is read as %s', (text, read) => {
    expect(readPostalEntry(text)).toBe(read);
  });
});

describe('a moratorium that is written', () => {
  test('is kept tidy, its actions in their order', () => {
    expect(check()).toEqual({
      ok: true,
      event: {
        name: {
          en: 'Hurricane Odette',
          fr: null,
        },
        reason: 'The carrier has stopped.',
        notice: {
          en: 'A hurricane is near.',
          fr: 'Un ouragan approche.',
        },
        provider: null,
        actions: ['bind', 'add_vehicle'],
        states: ['US-FL', 'US-GA'],
        postalCodes: ['36603'],
        starts: now,
        ends: later,
        timeZone: 'America/New_York',
      },
    });
  });

  test.each([
    ['until further notice', { ends: null }],
    ['that began before', { starts: new Date('2026-09-01T00:00:00Z') }],
    ['for one line', { provider: 'boat' }],
    ['of postal codes alone', { states: [] }],
    ['of states alone', { postalCodes: [] }],
    ['in English alone elsewhere', { notice: english('a'), states: ['CA-ON'], postalCodes: ['K1A', '331-339'] }],
    ['in both languages in Quebec', { states: ['CA-QC'] }],
  ])('may be one %s', (_title, changes) => {
    expect(check(changes).ok).toBe(true);
  });

  test.each([
    ['a name', { name: english(' ') }, 'name_missing', 'name'],
    ['a name that is no link', { name: english('www.example.com') }, 'text_has_address', 'name'],
    ['a reason', { reason: '' }, 'reason_missing', 'reason'],
    ['a reason of some length', { reason: 'a'.repeat(1001) }, 'text_too_long', 'reason'],
    ['a French name that is no link', { name: { en: 'a', fr: 'www.example.com' } }, 'text_has_address', 'name_fr'],
    ['words for customers', { notice: english('  ') }, 'notice_missing', 'notice'],
    ['words of some length', { notice: english('a'.repeat(1001)) }, 'text_too_long', 'notice'],
    ['French of some length', { notice: { en: 'a', fr: 'a'.repeat(1001) } }, 'text_too_long', 'notice_fr'],
    ...(['H2X', 'E1A 1A1', 'G1A-H9Z', 'A1A-Z9Z'] as const).map(
      (code) =>
        [
          `French at ${code}`,
          { notice: english('a'), postalCodes: [code] },
          'notice_french_missing',
          'notice_fr',
        ] as const,
    ),
    ['French in Quebec', { notice: english('a'), states: ['CA-QC'] }, 'notice_french_missing', 'notice_fr'],
    ['a line that there is', { provider: 'bicycle' }, 'provider_unknown', 'provider'],
    ['something that it stops', { actions: [] }, 'action_unknown', 'actions'],
    ['things that there are', { actions: ['bind', 'sing'] }, 'action_unknown', 'actions'],
    ['a place', { states: [], postalCodes: [' '] }, 'area_missing', 'states'],
    ['states that there are', { states: ['US-XX'] }, 'area_unknown', 'states'],
    ['states of their country', { states: ['CA-FL'] }, 'area_unknown', 'states'],
    ['codes that there are', { postalCodes: ['33139', 'x'] }, 'area_unknown', 'postal_codes'],
    ['a zone that is shown', { timeZone: 'Europe/Paris' }, 'zone_unknown', 'time_zone'],
    ['a beginning', { starts: new Date('never') }, 'time_unknown', 'starts'],
    ['an end that is a time', { ends: new Date('never') }, 'time_unknown', 'ends'],
    ['an end after the beginning', { ends: now }, 'ends_before_start', 'ends'],
  ] as const)('needs %s', (_title, changes, code, field) => {
    const decision = check(changes);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('ends some day that is still to come', () => {
    expect(codeOf(check({}, later))).toBe('ends_in_the_past');
  });

  test('holds where it was written', () => {
    const written = checkMoratoriumArea({ states: [], postalCodes: ['k1a0b1', ' 43000 – 43215 '] });
    const holds = (administrativeArea: string, postalCode: string) =>
      written.ok && isInArea(written.event, { administrativeArea, postalCode });
    expect([holds('ON', 'K1A 0B1'), holds('OH', '43215'), holds('ON', 'K1A 0B2')]).toEqual([true, true, false]);
  });

  test('names at most so many postal codes', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => String(10_000 + index));
    const area = (count: number) => checkMoratoriumArea({ states: [], postalCodes: codes(count) });
    expect(area(mostPostalEntries).ok).toBe(true);
    expect(codeOf(area(mostPostalEntries + 1))).toBe('area_too_long');
  });

  test('has a zone that clocks know', () => {
    for (const timeZone of clockZones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

describe('a moratorium that is kept', () => {
  test.each([
    ['in force', { starts: now, ends: later, version: 3 }, 3, null],
    ['without an end', { starts: now, ends: null, version: 3 }, null, null],
    ['that is over', { starts: now, ends: now, version: 3 }, 3, 'moratorium_over'],
    ['that somebody else changed', { starts: now, ends: null, version: 4 }, 3, 'moratorium_changed_elsewhere'],
  ])('%s may be changed or not', (_title, stored, seen, code) => {
    expect(codeOf(checkChangeable(stored, seen, now))).toBe(code);
  });

  test('ends when somebody ends it, and never began when that is before', () => {
    expect(endOf({ starts: now }, later)).toBe(later);
    expect(endOf({ starts: later }, now)).toBe(later);
  });
});
