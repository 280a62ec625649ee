import { describe, expect, test } from 'vitest';
import { listAddress, type ListRules, readListState, sortAddress } from './list-address.ts';

const rules: ListRules<'updated' | 'premium'> = {
  path: '/agents/quotes',
  keys: ['updated', 'premium'],
  statuses: ['open', 'bound'],
  sort: { key: 'updated', direction: 'descending' },
};
const read = (query: string) => readListState(new URLSearchParams(query), rules);

describe('the state of a list', () => {
  test('is the first page in the default order without a query', () => {
    expect(read('')).toEqual({ page: 1, sort: rules.sort, status: null });
  });

  test('is read from the query', () => {
    expect(read('status=open&sort=-premium&page=3')).toEqual({
      page: 3,
      sort: { key: 'premium', direction: 'descending' },
      status: 'open',
    });
  });

  test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9', 'sort=organization_id', 'status=deleted'])(
    'takes the default for %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  test.each(['', '?status=bound', '?sort=premium', '?status=open&sort=-premium&page=3'])(
    '%s survives a round trip',
    (query) => {
      expect(listAddress(read(query), rules)).toBe(`/agents/quotes${query}`);
    },
  );
});

describe('a press on a column', () => {
  test('sorts by it and goes to the first page', () => {
    expect(sortAddress(read('status=open&page=3'), 'premium', rules)).toBe('/agents/quotes?status=open&sort=premium');
  });

  test('turns the order round when the column leads already', () => {
    expect(sortAddress(read('sort=premium'), 'premium', rules)).toBe('/agents/quotes?sort=-premium');
    expect(sortAddress(read('sort=-premium'), 'premium', rules)).toBe('/agents/quotes?sort=premium');
  });

  test('that cannot be sorted by changes nothing', () => {
    expect(sortAddress(read('page=2'), 'vehicle', rules)).toBe('/agents/quotes?page=2');
  });
});
