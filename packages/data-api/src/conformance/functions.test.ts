import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { ids } from '../../test/toy-schema.ts';
import type { DataApi } from '../execute.ts';

let db: ToyDatabase;
let api: DataApi;
const decoded: object[] = [];
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({
    decoders: {
      seed(encoded) {
        decoded.push(encoded);
        return `ticket to ${encoded.value.split('/')[1]}`;
      },
    },
    cappedCount: { roles: ['toy_staff'], limit: 2 },
  });
});
afterAll(() => db.close());

type As = Parameters<typeof ask>[2];
const data = async (query: string, variables: Record<string, unknown> = {}, as: As = {}) => {
  const { data: found, error } = await ask(api, query, { variables, ...as });
  return error ?? found;
};
const staff: As = { role: 'toy_staff', claims: {} };
const titles = (...all: string[]) => all.map((title) => ({ title }));

describe('a function’s arguments', () => {
  test('stand beside those of a list where its comment says so', async () => {
    expect(await data('{ tickets(search: "l", order_by: {title: desc}, limit: 1) { title } }')).toEqual({
      tickets: titles('Pilot'),
    });
  });

  test('are named: those with a default may be left out, in any combination', async () => {
    const found = (args: string) => data(`{ tickets(${args}) { title } }`);
    expect(await found('search: ""')).toEqual({ tickets: titles('100% "Quiet"', 'Atlas', 'Pilot') });
    expect(await found('tags: ["maps"], search: ""')).toEqual({ tickets: titles('Atlas', 'Pilot') });
    expect(await found('tags: "big", search: "", most: 5')).toEqual({ tickets: titles('Atlas') });
    expect(await found('most: 1, search: ""')).toEqual({ tickets: titles('100% "Quiet"') });
  });

  test('that are null give no rows where the function is strict', async () => {
    expect(await data('{ tickets(search: "", most: null) { title } }')).toEqual({ tickets: [] });
    const query = 'query ($tags: [String]) { tickets(search: "", tags: $tags) { title } }';
    expect(await data(query, { tags: null })).toEqual({ tickets: [] });
  });

  test('that are null reach a function that is not strict', async () => {
    const query = '{ search_books(args: {search: "l", least_pages: null}) { title } }';
    expect(await data(query)).toEqual({ search_books: [] });
  });

  test('may be variables, and one plan serves every value', async () => {
    const query = 'query ($text: String!, $most: Int) { tickets(search: $text, most: $most) { title } }';
    expect(await data(query, { text: 'atl', most: 3 })).toEqual({ tickets: titles('Atlas') });
    expect(await data(query, { text: 'pil', most: 3 })).toEqual({ tickets: titles('Pilot') });
  });

  test.each([
    ['', "missing required field 'search'", '.args.search'],
    ['(search: null)', "unexpected null value for type 'String'", '.args.search'],
    ['(search: 7)', "expected a string for type 'String', but found an integer", '.args.search'],
    ['(args: {search: ""})', "'tickets' has no argument named 'args'", ''],
    ['(search: "", nope: 1)', "'tickets' has no argument named 'nope'", ''],
  ])('are refused when they do not fit: tickets%s', async (args, message, path) => {
    expect(await data(`{ tickets${args} { title } }`)).toEqual({
      message,
      extensions: { code: 'validation-failed', path: `$.selectionSet.tickets${path}` },
    });
  });

  test('are values and never SQL', async () => {
    for (const text of [`'; drop table books; --`, `$1`, `" || title || "`, '\\', '%']) {
      const found = await data('query ($t: String!) { tickets(search: $t) { title } }', { t: text });
      expect(found).toHaveProperty('tickets');
    }
    expect(await data('{ books_aggregate { aggregate { count } } }')).toEqual({
      books_aggregate: { aggregate: { count: 3 } },
    });
  });
});

describe('a function’s rows', () => {
  test('are those that the caller’s row security shows', async () => {
    const query = '{ tickets(search: "") { title } search_books(args: {search: ""}) { title } }';
    const own = titles('100% "Quiet"', 'Atlas', 'Pilot');
    expect(await data(query)).toMatchObject({ tickets: own });
    expect(JSON.stringify(await data(query, {}, staff))).toContain('Bark');
    expect(JSON.stringify(await data(query, {}, { claims: {} }))).toBe('{"tickets":[],"search_books":[]}');
  });

  test('take where, order, distinct, limit and offset as a table’s do', async () => {
    const query = `{ search_books(args: {search: ""}, where: {shelf: {name: {_eq: "Maps"}}},
      order_by: [{shelf: {name: asc}}, {title: desc}], limit: 1, offset: 1) { title shelf { name } }
      one: search_books(args: {search: ""}, distinct_on: status, order_by: [{status: asc}, {title: asc}]) { title } }`;
    expect(await data(query)).toEqual({
      search_books: [{ title: 'Atlas', shelf: { name: 'Maps' } }],
      one: titles('100% "Quiet"', 'Pilot'),
    });
  });

  test('are counted and totalled, exactly or up to the cap', async () => {
    const query = `{ search_books_aggregate(args: {search: ""}) { aggregate { count count_capped } }
      tickets_aggregate(search: "", where: {title: {_neq: "Pilot"}}) { aggregate { count max { title } } nodes { title } } }`;
    expect(await data(query)).toEqual({
      search_books_aggregate: { aggregate: { count: 3, count_capped: false } },
      tickets_aggregate: {
        aggregate: { count: 2, max: { title: 'Atlas' } },
        nodes: titles('100% "Quiet"', 'Atlas'),
      },
    });
    const capped = '{ search_books_aggregate(args: {search: ""}) { aggregate { count count_capped } } }';
    expect(await data(capped, {}, staff)).toEqual({
      search_books_aggregate: { aggregate: { count: 2, count_capped: true } },
    });
  });

  test('come in one statement with the tables of the request', async () => {
    let statements = 0;
    const pool = new Proxy(db.pool, {
      get(target, name, receiver) {
        if (name === 'connect') statements += 1;
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const counted = db.api({ pool });
    const { error } = await ask(counted, '{ tickets(search: "") { title } shelves { name } people { name } }');
    expect([error, statements]).toEqual([undefined, 1]);
  });

  test.each(['toy:guest', 'toy_reader'])('do not exist for %s, who may not execute it', async (role) => {
    expect(await data('{ tickets(search: "") { title } }', {}, { role })).toMatchObject({
      message: "field 'tickets' not found in type: 'query_root'",
      extensions: { code: 'validation-failed' },
    });
  });

  test('do not exist where PUBLIC may execute it, which nobody decided', async () => {
    expect(await data('{ everybody { name } }')).toMatchObject({ extensions: { code: 'validation-failed' } });
  });
});

describe('a decoded domain among a function’s columns', () => {
  test('is decoded where it is selected, under any name', async () => {
    decoded.length = 0;
    const query =
      '{ tickets(search: "atlas") { title way: ticket } tickets_aggregate(search: "pilot") { nodes { ticket } } }';
    expect(await data(query)).toEqual({
      tickets: [{ title: 'Atlas', way: 'ticket to Atlas' }],
      tickets_aggregate: { nodes: [{ ticket: 'ticket to Pilot' }] },
    });
    const seed = { table: 'tickets', column: 'ticket', key: '' };
    expect(decoded).toEqual([
      { ...seed, value: `${ids.atlas}/Atlas` },
      { ...seed, value: `${ids.pilot}/Pilot` },
    ]);
  });

  test('is not touched where it is not', async () => {
    decoded.length = 0;
    await data('{ tickets(search: "") { title } }');
    expect(decoded).toEqual([]);
  });

  test('is reported of, once for a request and before its answer, which fails when that fails', async () => {
    const reported: unknown[] = [];
    const decoders = { seed: ({ value }: { value: string }) => value };
    const noting = db.api({
      decoders,
      onDecoded: { seed: async (encoded, { role }) => void reported.push([role, encoded.map(({ value }) => value)]) },
    });
    await ask(noting, '{ a: tickets(search: "atlas") { ticket } b: tickets(search: "pilot") { ticket } }');
    await ask(noting, '{ tickets(search: "nothing like it") { ticket } shelves { name } }');
    expect(reported).toEqual([['toy_tenant', [`${ids.atlas}/Atlas`, `${ids.pilot}/Pilot`]]]);
    const failing = db.api({ decoders, onDecoded: { seed: () => Promise.reject(new Error('no paper')) } });
    expect(await ask(failing, '{ tickets(search: "atlas") { ticket } }')).toMatchObject({ status: 500 });
  });

  test('offers no filter, order or aggregate', async () => {
    for (const args of ['where: {ticket: {_eq: "x"}}', 'order_by: {ticket: asc}', 'distinct_on: ticket']) {
      expect(await data(`{ tickets(search: "", ${args}) { title } }`)).toMatchObject({
        extensions: { code: 'validation-failed' },
      });
    }
    expect(await data('{ tickets_aggregate(search: "") { aggregate { max { ticket } } } }')).toMatchObject({
      extensions: { code: 'validation-failed' },
    });
  });

  test('is not there where only its row’s key could open it', async () => {
    expect(await data('{ tickets(search: "") { licence } }')).toMatchObject({
      message: "field 'licence' not found in type: 'tickets'",
    });
  });
});
