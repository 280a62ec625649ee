import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { booksBy } from '../../test/letters.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const data = async (query: string, variables?: Record<string, unknown>): Promise<unknown> => {
  const reply = await ask(api, query, { variables });
  return reply.error ?? reply.data;
};

describe('order_by', () => {
  test.each([
    ['{title: asc}', 'QAP', 'ascends'],
    ['{title: desc}', 'PAQ', 'descends'],
    ['{pages: asc}', 'PAQ', 'ascending has nulls last'],
    ['{pages: desc}', 'QAP', 'descending has nulls first'],
    ['{pages: asc_nulls_first}', 'QPA', 'ascending has nulls first where asked'],
    ['{pages: asc_nulls_last}', 'PAQ', 'ascending has nulls last where asked'],
    ['{pages: desc_nulls_first}', 'QAP', 'descending has nulls first where asked'],
    ['{pages: desc_nulls_last}', 'APQ', 'descending has nulls last where asked'],
    ['[{status: asc}, {title: desc}]', 'AQP', 'ranks by the list'],
    ['{status: asc, title: desc}', 'PAQ', 'ranks an object in the order of the columns, as Hasura does'],
    ['[{id: desc}]', 'QPA', 'takes id'],
    ['{shelf: {name: desc}, title: asc}', 'QAP', 'follows an object relation'],
    ['{keeper: {name: desc_nulls_last}}', 'PAQ', 'follows a relation that may be missing'],
    ['[{shelf: {organization: {name: asc}}}, {title: asc}]', 'QAP', 'follows two relations'],
    ['{loans_aggregate: {count: desc}}', 'APQ', 'takes a count'],
    ['{loans_aggregate: {count: asc}}', 'QPA', 'takes a count that ascends'],
    ['{loans_aggregate: {sum: {days: asc}}}', 'PAQ', 'takes a sum'],
    ['{loans_aggregate: {avg: {days: desc_nulls_last}}}', 'APQ', 'takes an average'],
    ['{loans_aggregate: {min: {days: desc_nulls_last}}}', 'APQ', 'takes a minimum'],
    ['{loans_aggregate: {max: {days: asc_nulls_first}}}', 'QPA', 'takes a maximum'],
    ['[{shelf: {books_aggregate: {count: asc}}}, {title: asc}]', 'QAP', 'takes a count of a relation'],
    ['[{loans_aggregate: {}}, {shelf: {}}, {}, {title: asc}]', 'QAP', 'passes over what is empty'],
    ['[{pages: null}, {shelf: null}, {title: asc}]', 'QAP', 'passes over null'],
  ])('%s gives %j: it %s', async (order, found) => {
    expect(await booksBy(api, `order_by: ${order}`)).toBe(found);
  });

  test('takes variables: a direction, an object, a list of one, null and nothing', async () => {
    const requested = (args: string, head: string, variables: Record<string, unknown>) =>
      booksBy(api, args, { variables, head });
    expect(await requested('order_by: {title: $d}', '($d: order_by)', { d: 'desc' })).toBe('PAQ');
    expect(await requested('order_by: $o', '($o: [books_order_by!])', { o: { title: 'desc' } })).toBe('PAQ');
    expect(await requested('order_by: $o', '($o: [books_order_by!])', { o: [{ title: 'asc' }] })).toBe('QAP');
    expect(await requested('order_by: [{title: $d}, {title: desc}]', '($d: order_by)', { d: null })).toBe('PAQ');
    expect(await requested('order_by: [{title: $d}, {title: desc}]', '($d: order_by)', {})).toBe('PAQ');
  });
});

describe('distinct_on', () => {
  test.each([
    ['distinct_on: status, order_by: [{status: asc}, {title: desc}]', 'AP'],
    ['distinct_on: [status], order_by: [{status: desc}, {title: asc}]', 'PQ'],
    ['distinct_on: [status, rare], order_by: [{rare: desc}, {status: asc}, {title: asc}]', 'AQP'],
    ['distinct_on: [status], order_by: {status: asc}, where: {title: {_neq: "Atlas"}}', 'QP'],
    ['distinct_on: [status, rare], order_by: [{status: asc}]', 'QAP'],
    ['distinct_on: [], order_by: {title: asc}', 'QAP'],
  ])('%s gives %j', async (args, found) => {
    expect(await booksBy(api, args)).toBe(found);
  });

  test('goes without an order', async () => {
    expect(await booksBy(api, 'distinct_on: status')).toHaveLength(2);
  });

  test.each([
    'distinct_on: [status], order_by: {title: asc}',
    'distinct_on: [status, rare], order_by: [{status: asc}, {title: asc}]',
    'distinct_on: [status], order_by: {loans_aggregate: {count: asc}}',
    'distinct_on: [status], order_by: {shelf: {name: asc}}',
  ])('is refused where the order does not begin with it: %s', async (args) => {
    expect(await booksBy(api, args)).toEqual({
      message: '"distinct_on" columns must match initial "order_by" columns',
      extensions: { code: 'validation-failed', path: '$.selectionSet.books.args' },
    });
  });
});

describe('limit and offset', () => {
  test.each([
    ['limit: 2', 'QA'],
    ['limit: 0', ''],
    ['limit: null', 'QAP'],
    ['offset: 1', 'AP'],
    ['offset: 9', ''],
    ['offset: null', 'QAP'],
    ['limit: 1, offset: 1', 'A'],
  ])('%s gives %j', async (args, found) => {
    expect(await booksBy(api, `${args}, order_by: {title: asc}`)).toBe(found);
  });

  test.each([
    ['limit: -1', "expected a non-negative 32-bit integer for type 'Int', but found an integer", 'limit'],
    ['offset: -1', "expected a non-negative 32-bit integer for type 'Int', but found an integer", 'offset'],
    ['limit: "3"', "expected a 32-bit integer for type 'Int', but found a string", 'limit'],
    ['limit: 1.5', "expected a 32-bit integer for type 'Int', but found a float", 'limit'],
    ['limit: 99999999999', "expected a 32-bit integer for type 'Int', but found an integer", 'limit'],
    ['limit: 501', 'limit may be at most 500', 'limit'],
    ['offset: 100001', 'offset may be at most 100000', 'offset'],
  ])('%s is refused', async (args, message, name) => {
    const extensions = { code: 'validation-failed', path: `$.selectionSet.books.args.${name}` };
    expect(await booksBy(api, args)).toEqual({ message, extensions });
    const [, literal = ''] = args.split(': ');
    const requested = { variables: { v: JSON.parse(literal) }, head: '($v: Int)' };
    expect(await booksBy(api, `${name}: $v`, requested)).toEqual({ message, extensions });
  });
});

describe('by key', () => {
  const atlas = { books_by_pk: { title: 'Atlas' } };
  test.each([
    [`{ books_by_pk(id: "${ids.atlas}") { title } }`, atlas],
    [`{ books_by_pk(book_id: "${ids.atlas}") { title } }`, atlas],
    [`{ books_by_pk(id: null, book_id: "${ids.atlas}") { title } }`, atlas],
    [`{ books_by_pk(id: "${ids.alder}") { title } }`, { books_by_pk: null }],
    [`{ books_by_pk(id: "${ids.bark}") { title } }`, { books_by_pk: null }],
    [`{ loans_by_pk(organization_id: "${ids.alder}", loan_number: 2) { days } }`, { loans_by_pk: { days: 14 } }],
    [`{ loans_by_pk(organization_id: "${ids.birch}", loan_number: 1) { days } }`, { loans_by_pk: null }],
  ])('%s gives %j', async (query, expected) => {
    expect(await data(query)).toEqual(expected);
  });

  test.each(['', '(id: null)', `(id: "${ids.atlas}", book_id: "${ids.atlas}")`])(
    'takes exactly one key: books_by_pk%s',
    async (args) => {
      expect(await data(`{ books_by_pk${args} { title } }`)).toEqual({
        message: 'exactly one key is expected: id or book_id',
        extensions: { code: 'validation-failed', path: '$.selectionSet.books_by_pk.args' },
      });
    },
  );

  test('asks for every column of a composite key', async () => {
    expect(await data('{ loans_by_pk(loan_number: 2) { days } }')).toEqual({
      message: "missing required field 'organization_id'",
      extensions: { code: 'validation-failed', path: '$.selectionSet.loans_by_pk.args.organization_id' },
    });
  });
});

describe('a path into jsonb', () => {
  test.each([
    ['size.width', 30],
    ['$.size.width', 30],
    ['$', { size: { width: 30, 'odd key': 1 }, pages: [{ n: 1 }, { n: 2 }], loose: null }],
    ['size', { width: 30, 'odd key': 1 }],
    ['pages[1].n', 2],
    ['pages[0]', { n: 1 }],
    ['pages[9]', null],
    [`size['odd key']`, 1],
    ['size["odd key"]', 1],
    ['["size"]["width"]', 30],
    ['loose', null],
    ['no.such', null],
  ])('%s gives %j', async (path, value) => {
    const query = `query Q($p: String) { books_by_pk(id: "${ids.atlas}") { v: meta(path: $p) l: meta(path: ${JSON.stringify(path)}) } }`;
    expect(await data(query, { p: path })).toEqual({ books_by_pk: { v: value, l: value } });
  });

  test('that is null or missing gives the whole value', async () => {
    const query = `query Q($p: String) { books_by_pk(id: "${ids.pilot}") { v: meta(path: $p) l: meta(path: null) w: meta } }`;
    const whole = { size: { width: 10 } };
    expect(await data(query, {})).toEqual({ books_by_pk: { v: whole, l: whole, w: whole } });
  });

  test.each(['a..b', 'a[', 'a[x]', 'a b', `'; select 1`])('that is none is refused: %s', async (path) => {
    const query = `query Q($p: String) { b: books { m: meta(path: $p) } }`;
    expect(await data(query, { p: path })).toMatchObject({
      message: expect.stringContaining('parse json path error'),
      extensions: { code: 'validation-failed', path: '$.selectionSet.b.selectionSet.m.args.path' },
    });
  });
});

describe('functions', () => {
  test('take arguments with defaults, and the arguments of a list', async () => {
    const found = (args: string) => data(`{ search_books(${args}) { title } }`);
    expect(await found('args: {search: "l"}, order_by: {title: asc}')).toEqual({
      search_books: [{ title: 'Atlas' }, { title: 'Pilot' }],
    });
    expect(await found('args: {search: "l", least_pages: 60}')).toEqual({ search_books: [{ title: 'Atlas' }] });
    expect(await found('args: {search: "l"}, where: {status: {_eq: "out"}}, limit: 1')).toEqual({
      search_books: [{ title: 'Pilot' }],
    });
  });

  test.each([
    ['', "missing required field 'args'", '.args.args'],
    ['(args: {})', "missing required field 'search'", '.args.args.search'],
    ['(args: {search: null})', "unexpected null value for type 'String'", '.args.args.search'],
    ['(args: {search: "", nope: 1})', "field 'nope' not found in type: 'search_books_args'", '.args.args.nope'],
  ])('refuse wrong arguments: search_books%s', async (args, message, path) => {
    expect(await data(`{ search_books${args} { title } }`)).toEqual({
      message,
      extensions: { code: 'validation-failed', path: `$.selectionSet.search_books${path}` },
    });
  });
});
