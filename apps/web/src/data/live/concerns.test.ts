import { describe, expect, test } from 'vitest';
import { queryKeys } from '../requests/query-keys.ts';
import { quoteKeys } from '../quote/quote-keys.ts';
import { concerns } from './concerns.ts';

const one = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const documents = {
  LoadQuotes: { rows: [], lists: ['quotes'] },
  LoadPolicy: { rows: ['policies', 'quotes'], lists: [] },
} as const;

const query = (key: readonly unknown[], data?: unknown) => ({ queryKey: key, state: { data } });
const hears = (of: ReturnType<typeof query>, table: 'quotes' | 'policies' | 'claims', id: string) =>
  concerns(of, [{ table, id }], documents);

describe('a list', () => {
  const list = query(queryKeys.document('agent', 'query LoadQuotes{x}', { limit: 50 }), { quotes: [] });

  test('hears of every row of its table, for any may come into it', () => {
    expect(hears(list, 'quotes', one)).toBe(true);
  });

  test('hears of no other table', () => {
    expect(hears(list, 'policies', one)).toBe(false);
  });
});

describe('a record', () => {
  const record = query(queryKeys.document('agent', 'query LoadPolicy{x}', { policy_id: one }), {
    policies_by_pk: { current_quote_id: other },
  });

  test('hears of the row that it asks for', () => {
    expect(hears(record, 'policies', one)).toBe(true);
    expect(hears(record, 'policies', other)).toBe(true);
    expect(hears(record, 'policies', '018f0000-0000-7000-8000-000000000003')).toBe(false);
  });

  test('hears of a row that its answer names', () => {
    expect(hears(record, 'quotes', other)).toBe(true);
  });

  test('hears of no other row', () => {
    expect(hears(record, 'quotes', '018f0000-0000-7000-8000-000000000003')).toBe(false);
    expect(hears(record, 'claims', one)).toBe(false);
  });

  test('hears of its row before it has an answer', () => {
    expect(hears(query(queryKeys.document('agent', 'query LoadPolicy{x}', { policy_id: one })), 'policies', one)).toBe(
      true,
    );
  });
});

test('a list to work through is left alone: it listens itself, and says what is new', () => {
  const list = query(queryKeys.list.page({ kind: 'agent', name: 'quotes', live: 'quotes' }, { limit: 50 }), {
    rows: [{ quote_id: one }],
  });
  expect(hears(list, 'quotes', one)).toBe(false);
});

describe('a query of another key', () => {
  test('hears of the row that its key names, under whatever table', () => {
    expect(hears(query(quoteKeys.checkout(one)), 'quotes', one)).toBe(true);
    expect(hears(query(quoteKeys.checkout(one)), 'quotes', other)).toBe(false);
    expect(hears(query(queryKeys.session), 'quotes', one)).toBe(false);
  });
});
