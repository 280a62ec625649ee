import { hashKey, QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { documentOf, isOfSession, isReadAs, listTableOf, queryKeys } from './query-keys.ts';
import { quoteKeys } from '../quote/quote-keys.ts';

const quotesList = { kind: 'agent', name: 'quotes', live: 'quotes' } as const;
const policiesList = { kind: 'agent', name: 'policies', live: 'policies' } as const;
const document = 'query LoadQuotes($limit: Int!) { quotes(limit: $limit) { quote_id } }';
const read = queryKeys.document('agent', document, { limit: 50 });

/** What is under a key, each by its own name, once everything under another key has been dropped. */
function left(dropped: readonly unknown[], keys: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 'known');
  client.removeQueries({ queryKey: dropped });
  return keys.filter((key) => client.getQueryData(key) !== undefined);
}

describe('a key', () => {
  test('of a document says its name', () => {
    expect(documentOf(read)).toBe('LoadQuotes');
    expect(documentOf(queryKeys.document('print', document, {}, true))).toBe('LoadQuotes');
    expect(documentOf(queryKeys.session)).toBeUndefined();
  });

  test('of a list to work through says its table, and no other one does', () => {
    expect(listTableOf(queryKeys.list.page(quotesList, {}))).toBe('quotes');
    expect(listTableOf(queryKeys.list.allCounts(policiesList))).toBe('policies');
    for (const key of [read, queryKeys.session, quoteKeys.pricing('quotes')]) {
      expect(listTableOf(key)).toBeUndefined();
    }
  });

  test('of the session is told from all others', () => {
    expect([queryKeys.session, read, queryKeys.list.all(quotesList)].map(isOfSession)).toEqual([true, false, false]);
  });

  test('is another one for another reader, other variables and another part', () => {
    const { page, rows, ids, counts, fresh } = queryKeys.list;
    const keys = [
      read,
      queryKeys.document('user', document, { limit: 50 }),
      queryKeys.document('agent', document, { limit: 10 }),
      page(quotesList, {}),
      page(policiesList, {}),
      rows(quotesList, 1),
      ids(quotesList, {}),
      counts(quotesList, []),
      fresh(quotesList, {}, [], 1),
      ...[quoteKeys.checkout, quoteKeys.pricing, quoteKeys.plans].map((of) => of('q1')),
      quoteKeys.invoices('q1', 'annual'),
      quoteKeys.invoices('q1', 'monthly'),
    ];
    expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
  });
});

describe('what belongs together is dropped together', () => {
  const list = queryKeys.list.page(quotesList, {});
  const counts = queryKeys.list.counts(quotesList, [{}]);
  const customer = queryKeys.document('user', document, {});
  const quote = quoteKeys.pricing('q1');
  const other = quoteKeys.pricing('q2');
  const all = [queryKeys.session, read, list, counts, customer, quote, other];

  test('everything that staff see, lists and records alike', () => {
    expect(all.filter((key) => !isReadAs(key))).toEqual([queryKeys.session, customer, quote, other]);
    expect(isReadAs(queryKeys.list.page({ ...quotesList, kind: 'underwriter' }, {}))).toBe(true);
    expect([customer, list].map((key) => isReadAs(key, ['user']))).toEqual([true, false]);
  });

  test('the counts of a list, and not its rows', () => {
    expect(left(queryKeys.list.allCounts(quotesList), all)).toEqual(all.filter((key) => key !== counts));
  });

  test('what the bearer of a quote knows of it', () => {
    expect(left(quoteKeys.all('q1'), all)).toEqual(all.filter((key) => key !== quote));
  });
});
