import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { printSentence } from '../../shared/text/sentence.ts';
import type { Location } from '../quote.ts';
import {
  isInArea,
  type Moratorium,
  moratoriumsFor,
  moratoriumsOn,
  type RiskPlace,
  riskPlacesOf,
  describeMoratorium,
} from './moratoriums.ts';
import { exampleMoratorium, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import { moratoriumActions } from '../vocabulary.ts';

const columbus: RiskPlace = { administrativeArea: 'OH', postalCode: '43215' };
const ottawa: RiskPlace = { administrativeArea: 'ON', postalCode: 'K1A 0B1' };
const at = new Date('2026-03-11T12:00:00Z');
const requested = { action: 'bind', provider: 'personal', places: [columbus], at } as const;
const stops = (changes: Partial<Moratorium>, question: Partial<typeof requested> | object = {}) =>
  moratoriumsFor([exampleMoratorium(changes)], { ...requested, ...question }).length === 1;

describe('where a device was last seen', () => {
  const lastSeen = (places: RiskPlace[], isInLayer = false) => ({ lastSeen: { places, isInLayer } });

  test('counts like where a thing is kept', () => {
    const florida = { states: [], postalCodes: ['33'] };
    expect(stops(florida)).toBe(false);
    expect(stops({ ...florida, ...lastSeen([{ administrativeArea: 'FL', postalCode: '33139' }]) })).toBe(true);
    expect(stops({ ...florida, ...lastSeen([columbus]) })).toBe(false);
  });

  test('counts within the layer of a map itself, and only for what the moratorium stops then', () => {
    const inLayer = { states: [], postalCodes: ['33139'], ...lastSeen([columbus], true) };
    expect(stops(inLayer)).toBe(true);
    expect(stops(inLayer, { action: 'collect' })).toBe(false);
    expect(stops({ ...inLayer, ends: at })).toBe(false);
  });
});

describe('an area', () => {
  test.each([
    ['a state', { states: ['US-OH'] }, columbus, true],
    ['another state', { states: ['US-FL'] }, columbus, false],
    ['a province', { states: ['CA-ON'] }, ottawa, true],
    ['a code', { postalCodes: ['43215'] }, columbus, true],
    ['the beginning of a code', { postalCodes: ['432'] }, columbus, true],
    ['a range', { postalCodes: ['43000-43215'] }, columbus, true],
    ['a range that ends before', { postalCodes: ['43000-43214'] }, columbus, false],
    ['a range of beginnings', { postalCodes: ['430-440'] }, columbus, true],
    ['the first half of a Canadian code', { postalCodes: ['K1A'] }, ottawa, true],
    ['a whole Canadian code', { postalCodes: ['K1A 0B1'] }, ottawa, true],
    ['another whole Canadian code', { postalCodes: ['K1A 0B2'] }, ottawa, false],
    ['a code with four further digits', { postalCodes: ['43215'] }, { ...columbus, postalCode: '43215-1234' }, true],
    ['digits for letters', { postalCodes: ['000-999'] }, ottawa, false],
    ['nothing', {}, columbus, false],
  ] as const)('by %s', (_title, area, place, inside) => {
    expect(isInArea({ states: [], postalCodes: [], ...area }, place)).toBe(inside);
  });

  test('is as a plain list of every code says, for 500 random areas and places (seed 51)', () => {
    const three = fc.integer({ min: 100, max: 130 }).map(String);
    const entry = fc.oneof(
      three,
      fc.tuple(three, three).map(([a, b]) => [a, b].toSorted().join('-')),
      fc.tuple(three, fc.integer({ min: 0, max: 99 })).map(([a, b]) => a + String(b).padStart(2, '0')),
    );
    const area = fc.record({
      states: fc.subarray([...usStates.slice(0, 4), ...canadianProvinces.slice(0, 2)].map(isoOf)),
      postalCodes: fc.array(entry, { maxLength: 5 }),
    });
    const place = fc.record({
      administrativeArea: fc.constantFrom(...usStates.slice(0, 5)),
      postalCode: fc.tuple(three, fc.integer({ min: 0, max: 99 })).map(([a, b]) => a + String(b).padStart(2, '0')),
    });
    fc.assert(
      fc.property(area, place, (input, where) => {
        const codes = new Set(input.postalCodes.flatMap(everyCodeOf));
        const plain = input.states.includes(`US-${where.administrativeArea}`) || codes.has(where.postalCode);
        expect(isInArea(input, where)).toBe(plain);
      }),
      { seed: 51, numRuns: 500 },
    );
  });
});

const inFloridaOrOhio = (postalCode: string): RiskPlace => ({
  administrativeArea: postalCode.startsWith('3') ? 'FL' : 'OH',
  postalCode,
});

function isoOf(state: string): string {
  return `${usStates.includes(state) ? 'US' : 'CA'}-${state}`;
}

/** Every five-digit code under an entry, counted through. */
function everyCodeOf(entry: string): string[] {
  const [first = '', last = first] = entry.split('-');
  const [low, high] = [first.padEnd(5, '0'), last.padEnd(5, '9')].map(Number);
  return Array.from({ length: (high ?? 0) - (low ?? 0) + 1 }, (_, index) =>
    String((low ?? 0) + index).padStart(5, '0'),
  );
}

describe('a moratorium', () => {
  test.each([
    ['what it names', {}, {}, true],
    ['no other action', {}, { action: 'collect' }, false],
    ['every provider', { provider: null }, { provider: 'boat' }, true],
    ['its own provider', { provider: 'boat' }, { provider: 'boat' }, true],
    ['no other provider', { provider: 'boat' }, {}, false],
    ['whatever has one place in it', {}, { places: [ottawa, columbus] }, true],
    ['nothing without a place', {}, { places: [] }, false],
    ['from its first instant on', { starts: at }, {}, true],
    ['not before', { starts: new Date(at.getTime() + 1) }, {}, false],
    ['until its end', { ends: new Date(at.getTime() + 1) }, {}, true],
    ['not at its end', { ends: at }, {}, false],
    ['until further notice', { ends: null }, { at: new Date('2099-01-01T00:00:00Z') }, true],
  ] as const)('stops %s', (_title, changes, question, stopped) => {
    expect(stops(changes, question)).toBe(stopped);
  });

  test('is asked about every action there is, each by itself', () => {
    for (const action of moratoriumActions) {
      const hit = moratoriumActions.filter((other) => stops({ actions: [action] }, { action: other }));
      expect(hit).toEqual([action]);
    }
  });

  test('is found as a plain reading of each says, for 500 random sets of them (seed 52)', () => {
    const hours = fc.integer({ min: 0, max: 40 }).map((hour) => new Date(Date.UTC(2026, 2, 10, hour)));
    const one = fc.record({
      provider: fc.constantFrom(null, 'personal' as const, 'boat' as const),
      actions: fc.subarray([...moratoriumActions], { minLength: 1 }),
      states: fc.subarray(['US-OH', 'US-FL', 'CA-ON']),
      postalCodes: fc.subarray(['432', '43215', '43000-43199', '331-339', 'K1A']),
      starts: hours,
      ends: fc.option(hours),
    });
    const place = fc.constantFrom(columbus, ottawa, ...['43100', '33139'].map(inFloridaOrOhio));
    const question = fc.record({
      action: fc.constantFrom(...moratoriumActions),
      provider: fc.constantFrom('personal', 'boat'),
      places: fc.array(place, { maxLength: 3 }),
      at: hours,
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), question, (drafts, wanted) => {
        const all = drafts.map((draft, index) => exampleMoratorium({ ...draft, moratoriumId: String(index) }));
        const plain = all.filter((each) => {
          const isMeant = each.provider === null || each.provider === wanted.provider;
          const isOn =
            each.starts.getTime() <= wanted.at.getTime() && !(each.ends && each.ends.getTime() <= wanted.at.getTime());
          const hit = wanted.places.filter((where) => isInArea(each, where));
          return each.actions.some((action) => action === wanted.action) && isMeant && isOn && hit.length > 0;
        });
        expect(moratoriumsFor(all, wanted)).toEqual(plain);
      }),
      { seed: 52, numRuns: 500 },
    );
  });

  test('of many keeps those that stop, in their order', () => {
    const all = [
      exampleMoratorium({ moratoriumId: 'one' }),
      exampleMoratorium({ moratoriumId: 'two', states: ['US-FL'] }),
      exampleMoratorium({ moratoriumId: 'three', states: [], postalCodes: ['432'] }),
    ];
    expect(moratoriumsFor(all, requested).map(({ moratoriumId }) => moratoriumId)).toEqual(['one', 'three']);
  });

  test('says why and until when as a clock there shows it, in both languages, in English what nobody wrote in French', () => {
    const message = describeMoratorium(exampleMoratorium());
    expect(message.message).toBe('Hurricane Ida, until Mar 12, 2026, 8:00 a.m.: A hurricane is near.');
    expect(printSentence(message, 'fr-CA')).toMatch(
      /^Ouragan Ida, jusqu’au 12 mars 2026, 8\sh\s00\s: A hurricane is near/,
    );
    expect(describeMoratorium(exampleMoratorium({ ends: null })).message).toBe(
      'Hurricane Ida, until further notice: A hurricane is near.',
    );
  });
});

describe('the places of a quote', () => {
  test('are what any action on it, or on its policy, is asked about', () => {
    const [bind, collect] = (['bind', 'collect'] as const).map((action) => exampleMoratorium({ actions: [action] }));
    const moratoriums = [bind, collect].flatMap((one) => one ?? []);
    expect(moratoriumsOn({ quote: exampleQuote(), moratoriums }, 'collect', at)).toEqual([collect]);
    expect(moratoriumsOn({ quote: exampleQuote({ provider: 'boat' }), moratoriums }, 'add_vehicle', at)).toEqual([]);
  });

  const codesOf = (changes: Parameters<typeof exampleQuote>[0]) =>
    riskPlacesOf(exampleQuote(changes)).map(({ postalCode }) => postalCode);
  const readStored = (postalCode: string, locationId: string): Location => ({
    locationId,
    rootLocationId: locationId,
    locationType: 'garaging',
    line1: null,
    line2: null,
    locality: null,
    administrativeArea: 'OH',
    postalCode,
    country: 'US',
    besides: {},
  });

  test('are where each vehicle is kept and where mail goes', () => {
    const locations = [readStored('43001', 'a'), readStored('43002', 'b'), readStored('43003', 'c')];
    const vehicles = [
      { ...exampleVehicle, locationId: 'a' },
      { ...exampleVehicle, locationId: 'b' },
    ];
    expect(codesOf({ locations, vehicles, mailingLocationId: 'c' })).toEqual(['43001', '43002', '43003']);
  });

  test('are where it was asked for while nobody knows where anything is kept', () => {
    expect(codesOf({ vehicles: [], locations: [], postalCode: '43215' })).toEqual(['43215']);
    const moved = { ...exampleVehicle, locationId: 'a' };
    expect(codesOf({ vehicles: [moved], locations: [readStored('43001', 'a')], mailingLocationId: null })).toEqual([
      '43001',
    ]);
  });
});
