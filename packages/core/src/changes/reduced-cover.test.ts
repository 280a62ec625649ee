import { describe, expect, test } from 'vitest';
import { exampleInsured, exampleQuote } from '../quoting/quote.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { describeReduction } from './describe-change.ts';
import { reducedCover } from './reduced-cover.ts';

const quote = exampleQuote();
const [vehicle] = quote.vehicles;
if (!vehicle) throw new Error('The example has a vehicle');
const covering = (coverages: Quote['coverages']): Quote => ({ ...quote, coverages });
const was = covering({ liability: { limit: '50/100/50' }, collision: { deductible: 1000 }, roadside: {} });
const kinds = (after: Quote) => reducedCover(was, after).map(({ kind, key }) => `${kind} ${key}`);

describe('a change takes away', () => {
  test.each<[string, Quote['coverages'], readonly string[]]>([
    ['nothing where nothing changes', was.coverages, []],
    [
      'by a limit of which any part is less',
      { ...was.coverages, liability: { limit: '100/50/50' } },
      ['limit_lowered liability'],
    ],
    ['nothing by a higher limit', { ...was.coverages, liability: { limit: '50/300/50' } }, []],
    ['by a higher deductible', { ...was.coverages, collision: { deductible: 2500 } }, ['deductible_raised collision']],
    ['nothing by a lower deductible', { ...was.coverages, collision: { deductible: 500 } }, []],
    ['nothing by cover that is new', { ...was.coverages, glass: {} }, []],
    [
      'by cover that goes',
      { liability: { limit: '50/100/50' }, collision: { deductible: 1000 } },
      ['cover_left_out roadside'],
    ],
    [
      'by one cover, though another is raised',
      { ...was.coverages, liability: { limit: '250/500/100' }, collision: { deductible: 2500 } },
      ['deductible_raised collision'],
    ],
    [
      'by what cannot be compared',
      { ...was.coverages, liability: { limit: 'statutory' } },
      ['terms_changed liability'],
    ],
  ])('%s', (_, coverages, expected) => {
    expect(kinds(covering(coverages))).toEqual(expected);
  });

  test('by a vehicle that goes or is insured for less, and by who may not drive any more', () => {
    const other = { ...vehicle, vehicleId: 'other', rootVehicleId: 'other' };
    const root = vehicle.rootVehicleId;
    expect(kinds({ ...was, vehicles: [vehicle, other] })).toEqual([]);
    expect(kinds({ ...was, vehicles: [other] })).toEqual([`vehicle_left_out ${root}`]);
    expect(kinds({ ...was, vehicles: [{ ...vehicle, ratingValue: (vehicle.ratingValue ?? 0) - 1 }] })).toEqual([
      `vehicle_worth_less ${root}`,
    ]);
    const excluded = {
      ...exampleInsured,
      entityId: 'son',
      rootEntityId: 'son',
      entityRelationship: 'excluded_driver' as const,
    };
    const after = { ...was, entities: [...was.entities, excluded] };
    expect(kinds(after)).toEqual(['driver_excluded son']);
    expect(reducedCover(after, after)).toEqual([]);
  });

  test('is said by its name, in both languages', () => {
    const after = covering({ ...was.coverages, collision: { deductible: 2500 } });
    const [one] = reducedCover(was, after);
    if (!one) throw new Error('A higher deductible takes away');
    const said = describeReduction(one, { before: was, after });
    expect(printSentence(said, 'en-US')).toBe('Collision has a higher deductible.');
    expect(printSentence(said, 'fr-CA')).toContain('comporte une franchise plus élevée');
  });
});
