import { expect, test } from 'vitest';
import { areasOf, asClock, asInstant, codesOf, draftOf, inputOf, newDraft } from './moratorium-draft.ts';

const row = {
  moratorium_id: 'm1',
  organization_id: 'o1',
  name: 'Hurricane Odette',
  reason: 'Stopped.',
  notice: 'Near.',
  provider: null,
  actions: ['bind'],
  states: ['US-FL'],
  postal_codes: ['33139', '33100-33199'],
  version: 1,
  starts: '2026-09-10T18:30:00+00:00',
  ends: null,
  time_zone: 'America/New_York',
  organization: null,
  name_fr: 'Ouragan Odette',
  notice_fr: null,
};

test('hours are those of a clock in its zone, there and back, whatever the season', () => {
  for (const [instant, zone, clock] of [
    ['2026-09-10T18:30:00.000Z', 'America/New_York', '2026-09-10T14:30'],
    ['2026-12-10T18:30:00.000Z', 'America/Los_Angeles', '2026-12-10T10:30'],
    ['2026-01-01T03:30:00.000Z', 'America/St_Johns', '2026-01-01T00:00'],
  ] as const) {
    expect(asClock(instant, zone)).toBe(clock);
    expect(asInstant(clock, zone)).toBe(instant);
  }
  expect([asClock(null, 'America/Denver'), asInstant('', 'America/Denver')]).toEqual(['', null]);
});

test.each([
  ['33139, 33140;33141\n33142', ['33139', '33140', '33141', '33142']],
  ['33100 - 33199 331', ['33100-33199', '331']],
  ['k1a 0b1 K1A0B2, v6b', ['K1A0B1', 'K1A0B2', 'V6B']],
  [' , ', []],
])('%j are the codes %j', (text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

test('states and provinces are read by their codes; what there is not stays for the server to refuse', () => {
  expect(areasOf('fl, GA;on xx')).toEqual(['US-FL', 'US-GA', 'CA-ON', 'XX']);
});

test('what is kept is written anew as it stands', () => {
  expect(inputOf(draftOf(row))).toEqual({
    name: 'Hurricane Odette',
    name_fr: 'Ouragan Odette',
    reason: 'Stopped.',
    notice: 'Near.',
    notice_fr: null,
    provider: null,
    actions: ['bind'],
    states: ['US-FL'],
    postal_codes: ['33139', '33100-33199'],
    time_zone: 'America/New_York',
    starts: '2026-09-10T18:30:00.000Z',
    ends: null,
  });
});

test('one that nobody has written yet stops new cover from now on', () => {
  expect(inputOf(newDraft())).toMatchObject({ actions: ['bind'], starts: null, ends: null, provider: null });
});
