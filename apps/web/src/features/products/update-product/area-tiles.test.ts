import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { expect, test } from 'vitest';
import { areaPlaces } from './area-tiles.ts';

test('every state and province has one tile, and no two lie on each other', () => {
  expect(areaPlaces.US.map(({ code }) => code).toSorted()).toEqual(usStates.toSorted());
  expect(areaPlaces.CA.map(({ code }) => code).toSorted()).toEqual(canadianProvinces.toSorted());
  for (const tiles of Object.values(areaPlaces)) {
    expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(tiles.length);
  }
});
