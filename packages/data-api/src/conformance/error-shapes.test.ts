import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api();
});
afterAll(() => db.close());

const at = '$.selectionSet.books';
const where = `${at}.args.where`;

describe('a document that breaks a rule is refused with a message and its place', () => {
  test.each([
    ['{ nope }', '$.selectionSet.nope', "field 'nope' not found in type: 'query_root'"],
    ['{ books { nope } }', `${at}.selectionSet.nope`, "field 'nope' not found in type: 'books'"],
    ['{ a: books { b: nope } }', '$.selectionSet.a.selectionSet.b', "field 'nope' not found in type: 'books'"],
    [
      '{ books { ...f } } fragment f on books { loans { nope } }',
      `${at}.selectionSet.loans.selectionSet.nope`,
      "field 'nope' not found in type: 'loans'",
    ],
    ['{ books(where: {nope: {}}) { title } }', `${where}.nope`, "field 'nope' not found in type: 'books_bool_exp'"],
    [
      '{ books(where: {_or: [{}, {shelf: {nope: {}}}]}) { title } }',
      `${where}._or[1].shelf.nope`,
      "field 'nope' not found in type: 'shelves_bool_exp'",
    ],
    [
      '{ books(where: {title: {_ne: "x"}}) { title } }',
      `${where}.title._ne`,
      "field '_ne' not found in type: 'String_comparison_exp'",
    ],
    [
      '{ books(order_by: {nope: asc}) { title } }',
      `${at}.args.order_by.nope`,
      "field 'nope' not found in type: 'books_order_by'",
    ],
    [
      '{ books(order_by: [{title: up}]) { title } }',
      `${at}.args.order_by[0].title`,
      "expected one of the values of type 'order_by', but found 'up'",
    ],
    [
      '{ books(order_by: {title: "asc"}) { title } }',
      `${at}.args.order_by.title`,
      "expected an enum value for type 'order_by', but found a string",
    ],
    [
      '{ books(distinct_on: nope) { title } }',
      `${at}.args.distinct_on`,
      "expected one of the values of type 'books_select_column', but found 'nope'",
    ],
    ['{ books(nope: 1) { title } }', at, "'books' has no argument named 'nope'"],
    ['{ books { title(nope: 1) } }', `${at}.selectionSet.title`, "'title' has no argument named 'nope'"],
    ['{ books }', `${at}.selectionSet`, "missing selection set for 'books'"],
    ['{ books { title { x } } }', `${at}.selectionSet.title`, 'unexpected subselection set for non-object field'],
    ['{ books { title @nope } }', `${at}.selectionSet`, "directive 'nope' is not defined in the schema"],
    ['{ books { title @skip } }', `${at}.selectionSet`, "missing required field 'if'"],
    [
      '{ books { title @skip(if: true) @skip(if: true) } }',
      `${at}.selectionSet`,
      "the following directives are used more than once: 'skip'",
    ],
    ['query @skip(if: true) { books { title } }', '$', "directive 'skip' is not allowed on a query"],
    ['{ books { ...f } }', at, "reference to undefined fragment 'f'"],
    ['{ books(limit: $n) { title } }', `${at}.args.limit`, "unbound variable 'n'"],
    [
      'query Q($n: String) { books(limit: $n) { title } }',
      `${at}.args.limit`,
      "variable 'n' is declared as 'String', but used where 'Int' is expected",
    ],
    [
      'query Q($n: Int) { books(where: {title: {_eq: $n}}) { title } }',
      `${where}.title._eq`,
      "variable 'n' is declared as 'Int', but used where 'String' is expected",
    ],
    [
      '{ books { ...a } } fragment a on books { shelf { books { ...a } } }',
      `${at}.selectionSet.shelf.selectionSet.books`,
      "cannot spread fragment 'a' within itself",
    ],
    [
      '{ books { ...a } } fragment a on books { shelf { ...b } } fragment b on shelves { books { ...a } }',
      `${at}.selectionSet.shelf`,
      "cannot spread fragment 'a' within itself via 'b'",
    ],
    ['mutation { x }', '$', 'no mutations exist'],
    ['subscription { x }', '$', 'no subscriptions exist'],
    ['{ books', '$.query', 'not a valid graphql query: Syntax Error: Expected Name, found <EOF>.'],
    [
      'query A { __typename } query B { __typename }',
      '$',
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
  ])('%s', async (query, path, message) => {
    expect(await ask(api, query)).toEqual({
      status: 200,
      body: expect.any(String),
      error: { message, extensions: { code: 'validation-failed', path } },
    });
  });
});

describe('a value that does not fit its type is refused, as a literal and as a variable', () => {
  test.each([
    ['title: {_eq: 3}', 'title._eq', "expected a string for type 'String', but found an integer"],
    ['title: {_eq: 1.5}', 'title._eq', "expected a string for type 'String', but found a float"],
    ['title: {_eq: true}', 'title._eq', "expected a string for type 'String', but found a boolean"],
    ['title: {_eq: {}}', 'title._eq', "expected a string for type 'String', but found an object"],
    ['title: {_in: [3]}', 'title._in[0]', "expected a string for type 'String', but found an integer"],
    ['title: "x"', 'title', "expected an object for type 'String_comparison_exp', but found a string"],
    ['title: {_is_null: "x"}', 'title._is_null', "expected a boolean for type 'Boolean', but found a string"],
    ['pages: {_eq: "3"}', 'pages._eq', "expected a 32-bit integer for type 'Int', but found a string"],
    ['pages: {_eq: 1.5}', 'pages._eq', "expected a 32-bit integer for type 'Int', but found a float"],
    ['pages: {_eq: 9999999999}', 'pages._eq', "expected a 32-bit integer for type 'Int', but found an integer"],
    ['weight: {_eq: "1"}', 'weight._eq', "expected a float for type 'Float', but found a string"],
    ['rare: {_eq: 1}', 'rare._eq', "expected a boolean for type 'Boolean', but found an integer"],
    ['rare: {_eq: "true"}', 'rare._eq', "expected a boolean for type 'Boolean', but found a string"],
    ['book_id: {_eq: 3}', 'book_id._eq', "expected a string for type 'uuid', but found an integer"],
    ['published_on: {_eq: 20260101}', 'published_on._eq', "expected a string for type 'date', but found an integer"],
    ['added_at: {_in: [[]]}', 'added_at._in[0]', "expected a string for type 'timestamptz', but found a list"],
    ['price_cents: {_eq: "many"}', 'price_cents._eq', "expected a number for type 'bigint', but found a string"],
    ['price_cents: {_eq: 1.5}', 'price_cents._eq', "expected a number for type 'bigint', but found a float"],
    ['score: {_eq: "NaN"}', 'score._eq', "expected a number for type 'numeric', but found a string"],
    ['score: {_eq: true}', 'score._eq', "expected a number for type 'numeric', but found a boolean"],
    ['_and: 3', '_and', "expected an object for type 'books_bool_exp', but found an integer"],
    ['nope: 3', 'nope', "field 'nope' not found in type: 'books_bool_exp'"],
    ['loans_aggregate: {count: {}}', 'loans_aggregate.count.predicate', "missing required field 'predicate'"],
  ])('{%s}', async (text, path, message) => {
    const error = { message, extensions: { code: 'validation-failed', path: `${where}.${path}` } };
    expect((await ask(api, `{ books(where: {${text}}) { title } }`)).error).toEqual(error);
    const w = JSON.parse(`{${text}}`.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":'));
    const query = 'query Q($w: books_bool_exp) { books(where: $w) { title } }';
    expect((await ask(api, query, { variables: { w } })).error).toEqual(error);
  });

  test('and a variable that is required and missing, by name', async () => {
    const query = 'query Q($w: books_bool_exp!) { books(where: $w) { title } }';
    expect((await ask(api, query)).error).toEqual({
      message: 'expecting a value for non-nullable variable: "w"',
      extensions: { code: 'validation-failed', path: '$' },
    });
    expect((await ask(api, query, { variables: { w: null } })).error).toEqual({
      message: "unexpected null value for type 'books_bool_exp'",
      extensions: { code: 'validation-failed', path: where },
    });
  });
});

describe('a value that PostgreSQL refuses is a data exception', () => {
  test.each([
    ['book_id: {_eq: "zz"}', 'invalid input syntax for type uuid: "zz"'],
    ['book_id: {_in: ["zz"]}', 'invalid input syntax for type uuid: "zz"'],
    ['published_on: {_eq: "2021-02-30"}', 'date/time field value out of range: "2021-02-30"'],
    ['published_on: {_eq: "soon"}', 'invalid input syntax for type date: "soon"'],
    ['added_at: {_gt: "soon"}', 'invalid input syntax for type timestamp with time zone: "soon"'],
    ['price_cents: {_gt: 99999999999999999999}', 'value "99999999999999999999" is out of range for type bigint'],
  ])('{%s}', async (text, message) => {
    const error = { message, extensions: { code: 'data-exception', path: '$' } };
    expect(await ask(api, `{ books(where: {${text}}) { title } }`)).toMatchObject({ status: 200, error });
  });
});

describe('what a role may not see is refused like what does not exist', () => {
  test.each([
    [
      '{ organizations { name } }',
      '$.selectionSet.organizations',
      "field 'organizations' not found in type: 'query_root'",
    ],
    ['{ books { pages } }', `${at}.selectionSet.pages`, "field 'pages' not found in type: 'books'"],
    [
      '{ books(where: {pages: {_eq: 1}}) { title } }',
      `${where}.pages`,
      "field 'pages' not found in type: 'books_bool_exp'",
    ],
    [
      '{ books(order_by: {pages: asc}) { title } }',
      `${at}.args.order_by.pages`,
      "field 'pages' not found in type: 'books_order_by'",
    ],
    [
      '{ books(distinct_on: pages) { title } }',
      `${at}.args.distinct_on`,
      "expected one of the values of type 'books_select_column', but found 'pages'",
    ],
    ['{ books { loans { days } } }', `${at}.selectionSet.loans`, "field 'loans' not found in type: 'books'"],
    [
      '{ search_books(args: {search: ""}) { title } }',
      '$.selectionSet.search_books',
      "field 'search_books' not found in type: 'query_root'",
    ],
  ])('%s', async (query, path, message) => {
    const { error } = await ask(api, query, { role: 'toy:guest', claims: {} });
    expect(error).toEqual({ message, extensions: { code: 'validation-failed', path } });
    const misspelt = query.replace(/organizations|pages|loans|search_books/, 'none_such');
    const other = await ask(api, misspelt, { role: 'toy:guest', claims: {} });
    expect(JSON.stringify(error).replaceAll(/organizations|pages|loans|search_books/g, 'none_such')).toBe(
      JSON.stringify(other.error),
    );
  });

  test('and a role that is not served in the words of Hasura', async () => {
    expect(await ask(api, '{ __typename }', { role: 'nobody' })).toMatchObject({
      status: 200,
      error: {
        message: 'Your requested role is not in allowed roles',
        extensions: { code: 'access-denied', path: '$' },
      },
    });
  });
});

test('an error comes without data, and data without errors', async () => {
  const failed = await ask(api, '{ __typename books { nope } }');
  expect(Object.keys(JSON.parse(failed.body))).toEqual(['errors']);
  const answered = await ask(api, `{ books_by_pk(id: "${ids.atlas}") { title } }`);
  expect(Object.keys(JSON.parse(answered.body))).toEqual(['data']);
});
