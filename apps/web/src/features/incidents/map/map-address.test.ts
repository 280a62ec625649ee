import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQueueState, queueQuery } from '../../../data/queue/queue-address.ts';
import { mapsList } from '../maps/maps-list.ts';
import { ages, readMap, type ShownMap, withMap } from './map-address.ts';

const key = '0199aaaa-0000-7000-8000-000000000003';
const read = (query: string): ShownMap => readMap(new URLSearchParams(query));
const byItself = read('');

describe('the address of a map', () => {
  test('is empty where it shows what it shows by itself', () => {
    expect(withMap('', byItself)).toBe('');
    expect(byItself).toMatchObject({ isTable: false, organization: null, line: '', hours: 72, box: null, page: 1 });
  });

  test('says the rest, and is read as it was written', () => {
    const degrees = fc.integer({ min: -89_0000, max: 89_0000 }).map((value) => value / 10_000);
    const box = fc
      .uniqueArray(degrees, { minLength: 4, maxLength: 4 })
      .map((edges) => edges.toSorted((one, other) => one - other))
      .map(([west = 0, south = 0, east = 0, north = 0]) => [west, south, east, north] as const);
    const shown: fc.Arbitrary<ShownMap> = fc.record({
      isTable: fc.boolean(),
      organization: fc.constantFrom(null, key),
      line: fc.constantFrom('', 'personal', 'boat'),
      marks: fc.record({ policies: fc.boolean(), claims: fc.boolean(), devices: fc.boolean() }),
      device: fc.constantFrom('', 'tesla'),
      product: fc.constantFrom('', key),
      hours: fc.constantFrom(...ages),
      box: fc.option(box),
      page: fc.integer({ min: 1, max: 2_000 }),
    });
    fc.assert(
      fc.property(shown, (one) => {
        expect(read(withMap('view=archived', one))).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  test('leaves that of the list beside it as it is, and the list leaves it', () => {
    const address = withMap(`view=archived&id=${key}`, { ...byItself, line: 'boat', page: 3 });
    expect(address).toBe(`view=archived&id=${key}&map.line=boat&map.page=3`);
    const state = readQueueState(new URLSearchParams(address), mapsList.rules);
    expect(queueQuery({ ...state, id: null }, mapsList.rules)).toBe('view=archived&map.line=boat&map.page=3');
  });

  test.each([
    'map.box=1,2,3',
    'map.box=3,2,1,4',
    'map.box=-200,0,10,10',
    'map.box=a,b,c,d',
    'map.line=spaceship',
    'map.hours=5',
    'map.page=-1',
    'map.page=1.5',
    'map.organization=everybody',
    'map.product=1',
    'map.device=%3Cscript%3E',
  ])('that cannot be read shows what a map shows by itself: %s', (query) => {
    expect(read(query)).toEqual(byItself);
  });
});
