import { describe, expect, test } from 'vitest';
import { coversFor, withCover, withSetting, withoutCover } from './line-covers.ts';
import { lineView } from './line-view.ts';

const boat = lineView('boat', 'en-us');
const motorcycle = lineView('motorcycle', 'en-us');
const ofBoats = coversFor(boat, ['runabout']);

describe('the covers of a line', () => {
  test('are those that the kind of thing can have', () => {
    const codes = (kind: string) => coversFor(boat, [kind]).map(({ code }) => code);
    expect(codes('runabout')).toContain('propulsion');
    expect(codes('personal_watercraft')).not.toContain('propulsion');
    const ofBoth = coversFor(boat, ['personal_watercraft', 'runabout']);
    expect(ofBoth.map(({ code }) => code)).toEqual(codes('runabout'));
    expect(
      coversFor(lineView('warranty', 'en-us'), ['travel_trailer'])[0]?.settings.map(({ name }) => name),
    ).not.toContain('miles');
  });

  test('bring what they need, each as a package has it or with the least', () => {
    const bought = withCover({ liability: { limit: 100_000 } }, 'fishing_gear', ofBoats, boat);
    expect(bought).toEqual({ liability: { limit: 100_000 }, hull: { deductible: 500 }, fishing_gear: { limit: 1000 } });
    expect(withCover(bought, 'hull', ofBoats, boat)).toBe(bought);
  });

  test('take with them what is only bought beside them', () => {
    const bought = { comprehensive: { deductible: 500 }, collision: { deductible: 500 }, accessories: { limit: 3000 } };
    const covers = coversFor(motorcycle, ['cruiser']);
    expect(withoutCover(bought, 'collision', covers)).toEqual({
      comprehensive: { deductible: 500 },
      accessories: { limit: 3000 },
    });
    expect(withoutCover(bought, 'comprehensive', covers)).toEqual({});
  });

  test('keep everything else when one setting changes', () => {
    expect(withSetting({ hull: { deductible: 500 }, wreck_removal: {} }, 'hull', 'deductible', 250)).toEqual({
      hull: { deductible: 250 },
      wreck_removal: {},
    });
  });
});
