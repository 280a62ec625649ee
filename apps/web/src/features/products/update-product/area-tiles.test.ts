import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { nextTile } from '@roadworthy/ui/workbench/tile-steps.ts';
import { expect, test } from 'vitest';
import { areaPlaces } from './area-tiles.ts';

test('every state and province has one tile, and no two lie on each other', () => {
  expect(areaPlaces.US.map(({ code }) => code).toSorted()).toEqual(usStates.toSorted());
  expect(areaPlaces.CA.map(({ code }) => code).toSorted()).toEqual(canadianProvinces.toSorted());
  for (const tiles of Object.values(areaPlaces)) {
    expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(tiles.length);
  }
});

test('the arrows lead from every tile of a country to every other one', () => {
  for (const places of Object.values(areaPlaces)) {
    const tiles = places.map((place) => ({ ...place, key: place.code }));
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const { key: begin } of tiles) {
      const reached = new Set([begin]);
      for (const from of reached) for (const key of keys) reached.add(nextTile(tiles, from, key) ?? from);
      expect([begin, reached.size]).toEqual([begin, tiles.length]);
    }
  }
});
