import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queueAddress, queueQuery, type QueueRules, type QueueState, readQueueState } from './queue-address.ts';

const rules: QueueRules = {
  path: '/agents/quotes',
  views: ['all', 'mine'],
  fields: [
    { key: 'status', kind: 'choice', values: ['open', 'referred', 'bound'] },
    { key: 'effective_date', kind: 'days' },
    { key: 'premium', kind: 'money' },
    { key: 'make', kind: 'text' },
  ],
  sorts: ['updated', 'premium'],
  columns: ['status', 'vehicle', 'premium'],
  sort: { key: 'updated', direction: 'descending' },
};
const id = '01900000-0000-7000-8000-000000000001';
const read = (query: string) => readQueueState(new URLSearchParams(query), rules);
const plain: QueueState = { view: 'all', q: '', filters: {}, sort: rules.sort, cols: null, page: 1, id: null };

describe('the state of a list', () => {
  test('is the first page of the first view without a query', () => {
    expect(read('')).toEqual(plain);
    expect(queueAddress(plain, rules)).toBe('/agents/quotes');
  });

  test('is read from the query as a whole', () => {
    const query =
      'view=mine&q=ada&f[status]=open,bound&f[effective_date]=2026-11-01..2026-11-30&f[premium]=500..&f[make]=Jay' +
      `&sort=-premium&cols=status,premium&page=3&id=${id}`;
    expect(read(query)).toEqual({
      view: 'mine',
      q: 'ada',
      filters: {
        status: { kind: 'choice', values: ['open', 'bound'] },
        effective_date: { kind: 'days', from: '2026-11-01', to: '2026-11-30' },
        premium: { kind: 'money', from: 50_000, to: null },
        make: { kind: 'text', text: 'Jay' },
      },
      sort: { key: 'premium', direction: 'descending' },
      cols: ['status', 'premium'],
      page: 3,
      id,
    });
    expect(queueQuery(read(query), rules)).toBe(query);
  });

  test.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'page=1e9',
    'sort=organization_id',
    'view=theirs',
    'f[status]=deleted',
    'f[effective_date]=2026-02-30..',
    'f[premium]=-5..abc',
    'f[make]=%20',
    'f[secret]=1',
    'id=1',
  ])('takes the default for %s', (query) => {
    expect(read(query)).toEqual(plain);
  });

  test('no column beside the first is a choice too', () => {
    expect(read('cols=').cols).toEqual([]);
    expect(queueQuery({ ...plain, cols: [] }, rules)).toBe('cols=');
  });
});

test('every state survives its address', () => {
  const end = fc.option(fc.integer({ min: 0, max: 99_999_999 }));
  const day = fc.option(
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toJSON().slice(0, 10)),
  );
  const states = fc.record<QueueState>({
    view: fc.constantFrom(...rules.views),
    q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    filters: fc.record(
      {
        status: fc.record({ kind: fc.constant('choice' as const), values: fc.subarray(['open', 'referred', 'bound']) }),
        effective_date: fc.record({ kind: fc.constant('days' as const), from: day, to: day }),
        premium: fc.record({ kind: fc.constant('money' as const), from: end, to: end }),
        make: fc.record({ kind: fc.constant('text' as const), text: fc.string({ maxLength: 40 }) }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<QueueState['filters']>,
    sort: fc.record({
      key: fc.constantFrom(...rules.sorts),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    cols: fc.option(fc.subarray([...rules.columns])),
    page: fc.integer({ min: 1, max: 2_000 }),
    id: fc.option(fc.constant(id)),
  });
  fc.assert(
    fc.property(states, (state) => {
      const query = queueQuery(state, rules);
      const again = read(query);
      // An empty filter is none, so the first reading is what the second must repeat.
      expect(queueQuery(again, rules)).toBe(query);
      expect(read(queueQuery(again, rules))).toEqual(again);
      expect({ ...again, filters: {} }).toEqual({ ...state, filters: {} });
    }),
    { seed: 20261120 },
  );
});
