import { describe, expect, test } from 'vitest';
import { resultHref, shownResults } from './search-results.ts';

const row = (quote_id: string, quote_effective_date: string, quote_status = 'open') => ({
  quote_id,
  quote_effective_date,
  quote_status,
});

describe('a search result', () => {
  test('leads to the policy where there is one', () => {
    expect(resultHref({ policy_id: 'p1', quote_id: 'q1' })).toBe('/agents/policies/p1');
  });

  test('leads to the quote otherwise', () => {
    expect(resultHref({ policy_id: null, quote_id: 'q1' })).toBe('/agents/quotes/q1');
  });
});

describe('the results', () => {
  test('leave replaced quotes out', () => {
    const found = [row('a', '2026-11-02', 'replaced'), row('b', '2026-11-01', 'bound')];
    expect(shownResults(found).map(({ quote_id }) => quote_id)).toEqual(['b']);
  });

  test('begin with the newest effective date and keep the order of equal ones', () => {
    const found = [
      row('old', '2025-12-31'),
      row('new', '2026-12-01'),
      row('first', '2026-02-01'),
      row('second', '2026-02-01'),
    ];
    expect(shownResults(found).map(({ quote_id }) => quote_id)).toEqual(['new', 'first', 'second', 'old']);
  });

  test('stay as they came in the answer', () => {
    const found = [row('old', '2025-12-31'), row('new', '2026-12-01')];
    shownResults(found);
    expect(found.map(({ quote_id }) => quote_id)).toEqual(['old', 'new']);
  });
});
