import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../test/calls-of.ts';
import { ask, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import type { DataApi } from './execute.ts';

let db: ToyDatabase;
let api: DataApi;
beforeAll(async () => {
  db = await withToyDatabase();
  api = db.api({ statementTimeoutMs: 300, regexRoles: ['toy_tenant'] });
  await db.owner.query(
    `insert into books (organization_id, shelf_id, title)
     select $1, $2, repeat('a', 2000) || n from generate_series(1, 600) n`,
    [ids.alder, ids.novels],
  );
  for (let round = 0; round < 20; round += 1) await ask(api, '{ books(limit: 1) { title } }');
});
afterAll(() => db.close());

const times = (count: number, text: (index: number) => string, joint = ' '): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(joint);
const nested = (levels: number, open: string, inner: string, close: string): string =>
  `${open.repeat(levels)}${inner}${close.repeat(levels)}`;

// Each way to split the letters is tried before the digits differ.
const backtracking = String.raw`^(a+)(a+)(a+)(\\d)\\4\\4$`;

type Bomb = readonly [name: string, query: string, variables?: Record<string, unknown> | undefined];

const refused: readonly Bomb[] = [
  ['deep nesting', `{ books { ${nested(400, 'shelf { books { ', 'title', ' } }')} } }`],
  ['an alias flood', `{ ${times(600, (n) => `a${n}: books { title }`)} }`],
  [
    'a fragment cycle',
    '{ books { ...a } } fragment a on books { shelf { books { ...b } } } fragment b on books { ...a }',
  ],
  [
    'a spread explosion',
    `{ books { ...f0 } } ${times(60, (n) => `fragment f${n} on books { ...f${n + 1} shelf { books { ...f${n + 1} } } }`)} fragment f60 on books { title }`,
  ],
  ['a directive flood', `{ books { title ${times(600, () => '@skip(if: false)')} } }`],
  ['directives on many fragments', `{ books { ${times(300, () => '... on books @include(if: true) { title }')} } }`],
  ['a token flood', `{ ${times(60_000, () => 'a')} }`],
  ['the same field again and again', `{ books { ${times(4_000, () => 'title')} } }`],
  [
    'a huge _in',
    'query Q($v: [String!]) { books(where: {title: {_in: $v}}) { title } }',
    { v: Array(9_000).fill('x') },
  ],
  [
    'a huge _in of keys',
    'query Q($v: [String!]) { books(where: {meta: {_has_keys_any: $v}}) { title } }',
    { v: Array(9_000).fill('x') },
  ],
  ['lists within lists', `{ books { ${nested(5, 'shelf { books { ', 'title', ' } }')} } }`],
  [
    'counts beneath every row',
    `{ books { ${times(9, (n) => `a${n}: shelf { books_aggregate { aggregate { count } } }`)} } }`,
  ],
  ['a huge limit', '{ books(limit: 2147483647) { title } }'],
  ['a huge offset', '{ books(offset: 2147483647) { title } }'],
  [
    'a variable depth bomb',
    'query Q($v: books_bool_exp) { books(where: $v) { title } }',
    { v: JSON.parse(nested(9_000, '{"_not":', '{}', '}')) },
  ],
  [
    'a jsonb depth bomb',
    'query Q($v: jsonb) { books(where: {meta: {_contains: $v}}) { title } }',
    { v: JSON.parse(nested(9_000, '[', '', ']')) },
  ],
  [
    'a wide variable',
    'query Q($v: books_bool_exp) { books(where: $v) { title } }',
    { v: { _and: Array.from({ length: 9_000 }, () => ({})) } },
  ],
  [
    'counts within counts',
    `{ books(where: ${nested(30, '{shelf: {books_aggregate: {count: {predicate: {_gt: 0}, filter: ', '{}', '}}}}')}) { title } }`,
  ],
  ['a long regular expression', '{ books(where: {title: {_regex: "' + '(a|aa)+'.repeat(100) + '"}}) { title } }'],
  ['a regular expression that backtracks', `{ books(where: {title: {_regex: "${backtracking}"}}) { title } }`],
  [
    'a regular expression that is large when compiled',
    '{ books(where: {title: {_regex: "((a{1,200}){1,200}){1,200}b"}}) { title } }',
  ],
  // PostgreSQL compiles it for ten seconds, to say at the end that it is too complex.
  ['anchors within', `{ books(where: {title: {_regex: "${'(^|$)'.repeat(20)}x"}}) { title } }`],
  [
    'anchors within, in a variable',
    'query Q($v: String!) { books(where: {title: {_regex: $v}}) { title } }',
    { v: `${'(^|$)'.repeat(20)}x` },
  ],
  [
    'more regular expressions than PostgreSQL keeps compiled',
    'query Q($v: [books_bool_exp!]) { books(where: {_or: $v}) { title } }',
    { v: Array.from({ length: 40 }, (_, n) => ({ title: { _regex: `x|y${n}` } })) },
  ],
  ['a long pattern', '{ books(where: {title: {_like: "' + '%a'.repeat(100) + '"}}) { title } }'],
  ['an introspection recursion', `{ __schema { types { ${nested(5, 'fields { type { ', 'name', ' } }')} } } }`],
  ['an introspection flood', `{ __schema { ${times(200, (n) => `a${n}: types { name fields { name } }`)} } }`],
  ['aliases of introspection', `{ ${times(200, (n) => `a${n}: __schema { types { name } }`)} }`],
];

const sent = ([, query, variables]: Bomb) =>
  ask(api, query, { variables, allowIntrospection: query.includes('__schema') });

/** What was asked of the pool of connections while some work was done. */
async function connectionsOf(work: () => Promise<unknown>): Promise<number> {
  let acquired = 0;
  const count = () => {
    acquired += 1;
  };
  db.pool.on('acquire', count);
  try {
    await work();
    return acquired;
  } finally {
    db.pool.off('acquire', count);
  }
}

// A list of nine thousand values, the dearest of them, is read with half as many; most with a hundredth.
const mostCalls = 500_000;

describe('a bomb is refused before the database hears of it', () => {
  test.each(refused.map((bomb) => ({ name: bomb[0], bomb })))('$name', async ({ bomb }) => {
    const connections = await connectionsOf(async () => {
      await sent(bomb);
      const { result, calls } = await callsOf(() => sent(bomb));
      expect(result).toMatchObject({ status: 200, error: { extensions: { code: 'validation-failed' } } });
      expect(calls).toBeLessThan(mostCalls);
    });
    expect(connections).toBe(0);
  });
});

test('bombs that are refused leave the memory where it was, however often they come', async () => {
  const every = async () => {
    for (const bomb of refused) await sent(bomb);
  };
  for (let round = 0; round < 3; round += 1) await every();
  const before = process.memoryUsage().rss;
  for (let round = 0; round < 5; round += 1) await every();
  expect((process.memoryUsage().rss - before) / 1_024 / 1_024).toBeLessThan(50);
}, 60_000);

const bounded: readonly Bomb[] = [
  ['lists within lists as far as they may multiply', '{ books { shelf { books { title } } } }'],
  [
    'a wide aggregate',
    `{ books_aggregate { aggregate { ${times(40, (n) => `s${n}: stddev { price_cents score pages weight } `)} } nodes { ${times(9, (n) => `b${n}: shelf { books_aggregate { aggregate { count } } }`)} } } }`,
  ],
  [
    'an order by counts of counts',
    `{ books(order_by: [${times(15, () => '{shelf: {books_aggregate: {count: asc}}}', ', ')}]) { title } }`,
  ],
  ['a pattern with many wildcards', `{ books(where: {title: {_like: "${'%a'.repeat(63)}b"}}) { title } }`],
  ['a similar with alternatives', `{ books(where: {title: {_similar: "(a|aa|aaa|a_|_a)*(a|aa)*b"}}) { title } }`],
];

const ends = new Set(['timeout', 'validation-failed', 'data-exception', undefined]);

describe('a bomb that passes is ended by its timeout, or answered with bounded effort and memory', () => {
  test.each(bounded.map((bomb) => ({ name: bomb[0], bomb })))('$name', async ({ bomb }) => {
    const before = process.memoryUsage().rss;
    const { result, calls } = await callsOf(() => sent(bomb));
    expect(ends.has(result.error?.extensions.code), result.error?.message).toBe(true);
    expect(calls).toBeLessThan(mostCalls);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_024 * 1_024);
    expect((await ask(api, '{ books(limit: 1) { status } }')).error).toBeUndefined();
  });
});

test('an answer that is too large is refused, of one field or of all of them together', async () => {
  const small = db.api({ limits: { answerBytes: 100_000 } });
  const refusal = {
    message: 'The answer is too large: ask for fewer rows or fields',
    extensions: { code: 'validation-failed', path: '$' },
  };
  expect((await ask(small, '{ books(limit: 30) { title } }')).error).toBeUndefined();
  expect((await ask(small, '{ books(limit: 90) { title } }')).error).toEqual(refusal);
  const halves = '{ a: books(limit: 30) { title } b: books(limit: 30) { title } }';
  expect((await ask(small, halves)).error).toEqual(refusal);
  expect((await ask(small, '{ books_aggregate { nodes { title } } }')).error).toEqual(refusal);
});

test('a query with a regular expression has a timeout of its own, one that like can answer has not', async () => {
  const patient = db.api({ statementTimeoutMs: 20_000, regexRoles: ['toy_tenant'], limits: { regexTimeoutMs: 1 } });
  const query = 'query ($v: String!) { books(limit: 3, where: {title: {_regex: $v}}) { title } }';
  const slow = await ask(patient, query, { variables: { v: '(a|b).{200}(c|d).{20}' } });
  expect(slow.error).toMatchObject({ extensions: { code: 'timeout' } });
  expect((await ask(patient, query, { variables: { v: 'a.*b$' } })).error).toBeUndefined();
});

describe('callers who ask by regular expressions', () => {
  const slow = '(a|b).{200}(c|d).{20}';
  const query = 'query ($v: String!) { books(limit: 3, where: {title: {_regex: $v}}) { title } }';
  /** How many statements run at once at most, and how each caller fares who asks at the same moment. */
  const together = async (callers: readonly string[], pattern: string) => {
    // A connection that is only being made would have them run one after another.
    await Promise.all(callers.map(() => db.pool.query('select')));
    let [running, most] = [0, 0];
    const acquired = () => {
      running += 1;
      most = Math.max(most, running);
    };
    const released = () => {
      running -= 1;
    };
    db.pool.on('acquire', acquired).on('release', released);
    const crowded = db.api({
      regexRoles: ['toy_tenant'],
      callerClaims: ['app.organization'],
      limits: { regexWaitMs: 20_000, regexTimeoutMs: 200 },
    });
    const requested = { variables: { v: pattern } };
    const replies = await Promise.all(
      callers.map((caller) => ask(crowded, query, { ...requested, claims: { 'app.organization': caller } })),
    );
    db.pool.off('acquire', acquired).off('release', released);
    for (const { error } of replies) expect(['timeout', undefined]).toContain(error?.extensions.code);
    return most;
  };

  test('run one at a time of one organization, and two in all', async () => {
    expect(await together(Array(6).fill(ids.alder), slow)).toBe(1);
    expect(await together([ids.alder, ids.birch, ids.maps, ids.novels], slow)).toBe(2);
    expect(await together(Array(4).fill(ids.alder), '^a')).toBeGreaterThan(1);
  });
});

test('small queries beside the bombs have the connections to themselves, and wait for little to be read', async () => {
  const connections = await connectionsOf(async () => {
    const noise = Promise.all(refused.map(sent));
    for (let round = 0; round < 50; round += 1) {
      expect((await ask(api, '{ books(limit: 1) { status } }')).error).toBeUndefined();
    }
    await noise;
  });
  expect(connections).toBe(50);
  const { calls } = await callsOf(() => Promise.all(refused.map(sent)));
  expect(calls).toBeLessThan(5 * mostCalls);
});
