import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const all = ['100% "Quiet"', 'Atlas', 'Pilot'];

async function titles(where: string, variables?: Record<string, unknown>, head = ''): Promise<unknown> {
  const query = `query ${head} { books(where: ${where}, order_by: {title: asc}) { title } }`;
  const { data, error } = await ask(api, query, { variables });
  return error ?? (data as { books: { title: string }[] }).books.map(({ title }) => title);
}

test.each([
  ['{status: {_eq: "out"}}', ['Pilot']],
  ['{status: {_neq: "out"}}', ['100% "Quiet"', 'Atlas']],
  ['{pages: {_gt: 50}}', ['Atlas']],
  ['{pages: {_gte: 50}}', ['Atlas', 'Pilot']],
  ['{price_cents: {_lt: 2500}}', ['100% "Quiet"']],
  ['{score: {_lte: 3.25}}', ['Pilot']],
  ['{score: {_eq: "4.50"}}', ['Atlas']],
  ['{weight: {_eq: 1.5}}', ['Atlas']],
  ['{rare: {_eq: true}}', ['Atlas']],
  ['{published_on: {_gt: "2020-12-31"}}', ['Pilot']],
  ['{added_at: {_gte: "2026-01-02T03:04:05Z"}}', all],
  [`{book_id: {_in: ["${ids.pilot}", "${ids.bark}"]}}`, ['Pilot']],
  [`{id: {_eq: "${ids.pilot}"}}`, ['Pilot']],
  [`{book_id: {_in: "${ids.pilot}"}}`, ['Pilot']],
  ['{title: {_nin: ["Pilot", "Atlas"]}}', ['100% "Quiet"']],
  ['{title: {_in: []}}', []],
  ['{title: {_nin: []}}', all],
  ['{pages: {_is_null: true}}', ['100% "Quiet"']],
  ['{pages: {_is_null: false}}', ['Atlas', 'Pilot']],
  ['{pages: {_neq: 100}}', ['Pilot']],
  ['{title: {_like: "%l%"}}', ['Atlas', 'Pilot']],
  ['{title: {_like: "100\\\\%%"}}', ['100% "Quiet"']],
  ['{title: {_nlike: "A%"}}', ['100% "Quiet"', 'Pilot']],
  ['{title: {_ilike: "a%"}}', ['Atlas']],
  ['{title: {_nilike: "a%"}}', ['100% "Quiet"', 'Pilot']],
  ['{meta: {_contains: {size: {width: 30}}}}', ['Atlas']],
  ['{meta: {_has_key: "loose"}}', ['Atlas']],
  ['{tags: {_contains: ["big"]}}', ['Atlas']],
  ['{tags: {_eq: ["maps"]}}', ['Pilot']],
])('filters by %s', async (where, expected) => {
  expect(await titles(where)).toEqual(expected);
});

test.each([
  ['{}', all],
  ['{_and: []}', all],
  ['{_or: []}', []],
  ['{_not: {}}', []],
  ['{_and: [{}]}', all],
  ['{_or: [{}]}', all],
  ['{title: {}}', all],
  ['{_and: {status: {_eq: "out"}}}', ['Pilot']],
  ['{status: {_eq: "in"}, pages: {_gt: 1}}', ['Atlas']],
  ['{_or: [{status: {_eq: "out"}}, {rare: {_eq: true}, pages: {_eq: 100}}]}', ['Atlas', 'Pilot']],
  ['{_not: {_or: [{status: {_eq: "out"}}, {rare: {_eq: true}}]}}', ['100% "Quiet"']],
])('combines conditions in %s', async (where, expected) => {
  expect(await titles(where)).toEqual(expected);
});

test.each([
  ['{shelf: {name: {_eq: "Novels"}}}', ['100% "Quiet"']],
  ['{keeper: {name: {_like: "A%"}}}', ['Atlas', 'Pilot']],
  ['{_not: {keeper: {}}}', ['100% "Quiet"']],
  ['{loans: {days: {_gt: 10}}}', ['Atlas']],
  ['{_not: {loans: {}}}', ['100% "Quiet"']],
  ['{shelf: {books: {loans: {days: {_eq: 3}}}}}', ['Atlas', 'Pilot']],
])('filters through relations by %s', async (where, expected) => {
  expect(await titles(where)).toEqual(expected);
});

describe('null', () => {
  test.each([
    ['{status: {_eq: null}}', "unexpected null value for type 'String'", '.status._eq'],
    ['{pages: {_in: null}}', "unexpected null value for type 'Int'", '.pages._in'],
    ['{pages: {_is_null: null}}', "unexpected null value for type 'Int'", '.pages._is_null'],
    ['{pages: null}', "unexpected null value for type 'Int_comparison_exp'", '.pages'],
    ['{_and: null}', "unexpected null value for type 'books_bool_exp'", '._and'],
    ['{_or: [{shelf: null}]}', "unexpected null value for type 'shelves_bool_exp'", '._or[0].shelf'],
  ])('is refused in %s', async (where, message, path) => {
    const extensions = { code: 'validation-failed', path: `$.selectionSet.books.args.where${path}` };
    expect(await titles(where)).toEqual({ message, extensions });
  });

  test('as the whole where is no condition', async () => {
    expect(await titles('null')).toEqual(all);
  });

  test('is what a variable counts as that was not given', async () => {
    expect(await titles('{status: {_eq: $status}}', {}, '($status: String)')).toMatchObject({
      message: "unexpected null value for type 'String'",
    });
    expect(await titles('$where', {}, '($where: books_bool_exp)')).toEqual(all);
  });
});

describe('variables', () => {
  test('of one shape give each request its own answer', async () => {
    const head = '($where: books_bool_exp!)';
    const by = (title: string) => titles('$where', { where: { title: { _in: [title] } } }, head);
    expect(await by('Atlas')).toEqual(['Atlas']);
    expect(await by('Pilot')).toEqual(['Pilot']);
    expect(await titles('$where', { where: { title: { _in: [] } } }, head)).toEqual([]);
    expect(await titles('$where', { where: { title: { _in: ['Atlas', 'Pilot'] } } }, head)).toEqual(['Atlas', 'Pilot']);
    expect(await titles('$where', { where: { pages: { _is_null: true } } }, head)).toEqual(['100% "Quiet"']);
    expect(await titles('$where', { where: { pages: { _is_null: false } } }, head)).toEqual(['Atlas', 'Pilot']);
    expect(await titles('$where', { where: { _or: [] } }, head)).toEqual([]);
  });

  test('stand inside lists, objects and JSON values', async () => {
    const one = await titles('{title: {_in: [$v, "Pilot"]}}', { v: 'Atlas' }, '($v: String!)');
    expect(one).toEqual(['Atlas', 'Pilot']);
    expect(await titles('{title: {_in: $v}}', { v: ['Pilot'] }, '($v: [String!])')).toEqual(['Pilot']);
    const json = { size: { width: 30 } };
    expect(await titles('{meta: {_contains: $v}}', { v: json }, '($v: jsonb)')).toEqual(['Atlas']);
    expect(await titles('{meta: {_contains: {size: {width: $v}}}}', { v: 10 }, '($v: jsonb)')).toEqual(['Pilot']);
  });

  test('fall back to their defaults', async () => {
    expect(await titles('{status: {_eq: $status}}', {}, '($status: String = "out")')).toEqual(['Pilot']);
  });
});

test.each([`'; drop table books; --`, `" or 1=1`, `\\'; select 1`, '%', '$1', '{"a"}', 'a\u0000b', '\ud800'])(
  'takes %j as a value and never as SQL',
  async (text) => {
    const answers = [
      await titles('{title: {_eq: $text}}', { text }, '($text: String!)'),
      await titles('{title: {_in: $list}}', { list: [text, 'Atlas'] }, '($list: [String!])'),
    ];
    // PostgreSQL's text holds no NUL; it says so and nothing else happens.
    const expected = text.includes('\u0000') ? [{ extensions: { code: 'data-exception' } }] : [[], ['Atlas']];
    expect(answers).toMatchObject(expected.length === 1 ? [...expected, ...expected] : expected);
    expect(await titles('{}')).toEqual(all);
  },
);
