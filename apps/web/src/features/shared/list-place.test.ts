import { expect, test } from 'vitest';
import { listPlaceAddress, readListPlace } from './list-place.ts';

const views = ['waiting', 'all'] as const;
const read = (query: string) => readListPlace(new URLSearchParams(query), views);

test.each([
  ['', 'waiting', 1],
  ['view=all&page=3', 'all', 3],
  ['view=everything&page=0', 'waiting', 1],
  ['page=-2', 'waiting', 1],
  ['page=1e3', 'waiting', 1],
  ['page=999999', 'waiting', 100_000],
] as const)('“%s” is the view %s, page %i', (query, view, page) => {
  expect(read(query)).toEqual({ view, page });
});

test.each(['', 'view=all', 'page=2', 'view=all&page=3'])('the address of “%s” leads back to it', (query) => {
  expect(listPlaceAddress('/underwriting', read(query), views)).toBe(
    query ? `/underwriting?${query}` : '/underwriting',
  );
});
