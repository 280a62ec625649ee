import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { booksWhere } from '../../test/letters.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

describe('an empty expression', () => {
  test.each([
    ['{}', 'QAP', 'is true'],
    ['{_and: []}', 'QAP', 'is true'],
    ['{_and: {}}', 'QAP', 'is true'],
    ['{_and: [{}, {}]}', 'QAP', 'is true'],
    ['{_or: []}', '', 'is false: no alternative holds'],
    ['{_or: {}}', 'QAP', 'is one alternative that is true'],
    ['{_or: [{}]}', 'QAP', 'is one alternative that is true'],
    ['{_not: {}}', '', 'is false'],
    ['{_not: {_or: []}}', 'QAP', 'is true'],
    ['{title: {}}', 'QAP', 'of a column is true'],
    ['{_not: {title: {}}}', '', 'of a column negated is false'],
    ['{shelf: {}}', 'QAP', 'of a relation asks that there is one'],
    ['{keeper: {}}', 'AP', 'of a relation asks that there is one'],
    ['{loans: {}}', 'AP', 'of an array relation asks that there is at least one'],
    ['{loans_aggregate: {count: {predicate: {}}}}', 'QAP', 'of a count is true'],
  ])('%s finds %j: it %s', async (where, found) => {
    expect(await booksWhere(api, where)).toBe(found);
  });
});

describe('conditions combine', () => {
  test.each([
    ['{status: {_eq: "in"}, rare: {_eq: true}}', 'A', 'columns by and'],
    ['{pages: {_gt: 10, _lt: 60}}', 'P', 'operators by and'],
    ['{_and: [{status: {_eq: "in"}}, {rare: {_eq: false}}]}', 'Q', '_and'],
    ['{_and: {status: {_eq: "out"}}}', 'P', '_and of one'],
    ['{_or: [{status: {_eq: "out"}}, {rare: {_eq: true}}]}', 'AP', '_or'],
    ['{_or: {status: {_eq: "out"}}}', 'P', '_or of one'],
    ['{_or: [{status: {_eq: "in"}, rare: {_eq: true}}, {pages: {_lt: 60}}]}', 'AP', 'and within or'],
    ['{status: {_eq: "in"}, _or: [{rare: {_eq: true}}, {pages: {_eq: 50}}]}', 'A', '_or beside a column'],
    ['{_not: {status: {_eq: "out"}}}', 'QA', '_not'],
    ['{_not: {_not: {status: {_eq: "out"}}}}', 'P', '_not of _not'],
    ['{_not: {status: {_eq: "in"}, rare: {_eq: true}}}', 'QP', '_not of several'],
    ['{_not: {pages: {_gt: 60}}}', 'P', 'what is unknown is not the opposite'],
  ])('%s finds %j: %s', async (where, found) => {
    expect(await booksWhere(api, where)).toBe(found);
  });
});

describe('relations', () => {
  test.each([
    ['{shelf: {name: {_eq: "Novels"}}}', 'Q', 'an object'],
    ['{shelf: {organization: {name: {_eq: "Alder"}}}}', 'QAP', 'an object of an object'],
    ['{keeper: {name: {_neq: "Ada"}}}', 'P', 'an object that is missing matches nothing'],
    ['{_not: {keeper: {name: {_eq: "Ada"}}}}', 'QP', 'not of an object includes the missing'],
    ['{loans: {days: {_gt: 10}}}', 'A', 'any of an array'],
    ['{_not: {loans: {days: {_gt: 10}}}}', 'QP', 'none of an array'],
    ['{_not: {loans: {_not: {days: {_lt: 10}}}}}', 'QP', 'all of an array'],
    ['{loans: {days: {_gt: 5, _lt: 10}}}', 'A', 'two conditions on one row of an array'],
    ['{_and: [{loans: {days: {_gt: 10}}}, {loans: {days: {_lt: 10}}}]}', 'A', 'two conditions on two rows of an array'],
    ['{shelf: {books: {loans: {days: {_eq: 3}}}}}', 'AP', 'there and back'],
  ])('%s finds %j: %s', async (where, found) => {
    expect(await booksWhere(api, where)).toBe(found);
  });
});

describe('the count of an array relation', () => {
  test.each([
    ['{loans_aggregate: {count: {predicate: {_eq: 0}}}}', 'Q'],
    ['{loans_aggregate: {count: {predicate: {_gte: 1, _lt: 2}}}}', 'P'],
    ['{loans_aggregate: {count: {predicate: {_in: [1, 2]}}}}', 'AP'],
    ['{loans_aggregate: {count: {predicate: {_is_null: false}}}}', 'QAP'],
    ['{loans_aggregate: {count: {predicate: {_eq: 1}, filter: {days: {_gt: 10}}}}}', 'A'],
    ['{loans_aggregate: {count: {predicate: {_eq: 1}, arguments: [days], distinct: true}}}', 'P'],
    ['{loans_aggregate: {count: {predicate: {_eq: 1}, arguments: book_id, distinct: true}}}', 'AP'],
    ['{loans_aggregate: {count: {predicate: {_eq: 2}, arguments: [book_id], distinct: false}}}', 'A'],
    ['{shelf: {books_aggregate: {count: {predicate: {_gt: 1}}}}}', 'AP'],
    ['{_not: {loans_aggregate: {count: {predicate: {_gt: 0}}}}}', 'Q'],
  ])('%s finds %j', async (where, found) => {
    expect(await booksWhere(api, where)).toBe(found);
    const json = where
      .replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":')
      .replaceAll(/"arguments": \[?(\w+)\]?/g, '"arguments": ["$1"]');
    const variables = { where: JSON.parse(json) };
    expect(await booksWhere(api, '$where', { variables, head: '($where: books_bool_exp)' })).toBe(found);
  });

  test('counts only rows that the role may see', async () => {
    const where = '{books_aggregate: {count: {predicate: {_gt: 0}}}}';
    const { body } = await api.execute({
      role: 'toy_tenant',
      claims: {},
      query: `{ shelves(where: ${where}) { name } }`,
    });
    expect(JSON.parse(body)).toEqual({ data: { shelves: [] } });
  });
});

describe('null', () => {
  const at = (path: string) => ({ code: 'validation-failed', path: `$.selectionSet.books.args.where${path}` });
  const operators = [
    '_eq',
    '_neq',
    '_gt',
    '_gte',
    '_lt',
    '_lte',
    '_in',
    '_nin',
    '_like',
    '_nlike',
    '_ilike',
    '_nilike',
  ];

  test.each(operators)('is refused for %s', async (operator) => {
    const refused = { message: "unexpected null value for type 'String'", extensions: at(`.title.${operator}`) };
    expect(await booksWhere(api, `{title: {${operator}: null}}`)).toEqual(refused);
    const variables = { where: { title: { [operator]: null } } };
    expect(await booksWhere(api, '$where', { variables, head: '($where: books_bool_exp)' })).toEqual(refused);
  });

  test.each([
    ['{pages: {_is_null: null}}', 'Int', '.pages._is_null'],
    ['{pages: {_eq: null}}', 'Int', '.pages._eq'],
    ['{meta: {_contains: null}}', 'jsonb', '.meta._contains'],
    ['{meta: {_has_key: null}}', 'String', '.meta._has_key'],
    ['{meta: {_has_keys_any: null}}', 'String', '.meta._has_keys_any'],
    ['{title: {_in: ["a", null]}}', 'String', '.title._in[1]'],
    ['{title: null}', 'String_comparison_exp', '.title'],
    ['{tags: null}', 'String_array_comparison_exp', '.tags'],
    ['{shelf: null}', 'shelves_bool_exp', '.shelf'],
    ['{loans: null}', 'loans_bool_exp', '.loans'],
    ['{loans_aggregate: null}', 'loans_aggregate_bool_exp', '.loans_aggregate'],
    ['{loans_aggregate: {count: null}}', 'loans_aggregate_bool_exp_count', '.loans_aggregate.count'],
    ['{_and: null}', 'books_bool_exp', '._and'],
    ['{_or: null}', 'books_bool_exp', '._or'],
    ['{_not: null}', 'books_bool_exp', '._not'],
    ['{_and: [{}, {_not: {title: {_eq: null}}}]}', 'String', '._and[1]._not.title._eq'],
    ['{_or: [null]}', 'books_bool_exp', '._or[0]'],
  ])('is refused in %s', async (where, type, path) => {
    const refused = { message: `unexpected null value for type '${type}'`, extensions: at(path) };
    expect(await booksWhere(api, where)).toEqual(refused);
    const variables = { where: JSON.parse(where.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":')) };
    expect(await booksWhere(api, '$where', { variables, head: '($where: books_bool_exp)' })).toEqual(refused);
  });

  test('as the whole where is no condition, and as a JSON value within jsonb is a value', async () => {
    expect(await booksWhere(api, 'null')).toBe('QAP');
    expect(await booksWhere(api, '$where', { variables: { where: null }, head: '($where: books_bool_exp)' })).toBe(
      'QAP',
    );
    expect(await booksWhere(api, '{meta: {_contains: {loose: null}}}')).toBe('A');
  });
});

test('an aggregate of which nothing is asked is refused', async () => {
  const { error } = await ask(api, '{ books(where: {loans_aggregate: {}}) { title } }');
  expect(error).toMatchObject({
    message: "expected an aggregate for type 'loans_aggregate_bool_exp', but found none",
    extensions: { code: 'validation-failed', path: '$.selectionSet.books.args.where.loans_aggregate' },
  });
});

describe('another aggregate of an array relation', () => {
  test.each([
    ['{loans_aggregate: {sum: {arguments: days, predicate: {_gt: 20}}}}', 'A'],
    ['{loans_aggregate: {avg: {arguments: days, predicate: {_lt: 10}}}}', 'P'],
    ['{loans_aggregate: {max: {arguments: days, predicate: {_eq: 14}, filter: {days: {_gt: 10}}}}}', 'A'],
    ['{loans_aggregate: {min: {arguments: days, predicate: {_is_null: true}}}}', 'Q'],
    ['{loans_aggregate: {stddev_samp: {arguments: days, predicate: {_gt: 4}}}}', 'A'],
    ['{loans_aggregate: {var_samp: {arguments: days, distinct: true, predicate: {_lt: 25}}}}', 'A'],
    ['{loans_aggregate: {count: {predicate: {_eq: 2}}, sum: {arguments: days, predicate: {_eq: 21}}}}', 'A'],
    ['{shelf: {books_aggregate: {bool_or: {arguments: rare, predicate: {_eq: true}}}}}', 'AP'],
    ['{shelf: {books_aggregate: {bool_and: {arguments: rare, predicate: {_eq: false}}}}}', 'QAP'],
  ])('%s finds %j', async (where, found) => {
    expect(await booksWhere(api, where)).toBe(found);
    const json = where.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":').replaceAll(/"arguments": (\w+)/g, '"arguments": "$1"');
    const variables = { where: JSON.parse(json) };
    expect(await booksWhere(api, '$where', { variables, head: '($where: books_bool_exp)' })).toBe(found);
  });

  test('is refused of a column that it cannot be of', async () => {
    const where = '{loans_aggregate: {sum: {arguments: book_id, predicate: {_gt: 1}}}}';
    const { error } = await ask(api, `{ books(where: ${where}) { title } }`);
    expect(error?.extensions.code).toBe('validation-failed');
  });
});
