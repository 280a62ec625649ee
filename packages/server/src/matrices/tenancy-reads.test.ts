import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fillEmptyTables } from '@roadworthy/testkit/fill-tables.ts';
import { type Book, fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('tenancy reads');
let books: { insurer: Book; mirror: Book };
let markers: string[];
const ids = new Map<string, Record<string, string[]>>();

/** Tables whose rows anybody may read. */
const shopping = new Set(['products', 'partners', 'postal_areas']);
/** Who belongs to the other organization, or holds a token of something else. */
const strangers = [
  'agent',
  'owner',
  'underwriter',
  'bearer of a quote',
  'bearer of a bound quote',
  'customer',
] as const;
type Stranger = (typeof strangers)[number];
const isStaff = (who: Stranger) => who === 'agent' || who === 'owner' || who === 'underwriter';

function callerOf(who: Stranger): Caller {
  const { side, open, bound } = books.mirror;
  if (who === 'bearer of a quote') return open.customer;
  if (who === 'bearer of a bound quote') return bound.customer;
  return who === 'customer' ? customer : side[who];
}
let customer: Caller;

beforeAll(async () => {
  books = await fillBooks(fixture);
  const { insurer, mirror } = fixture.tenants;
  // Whoever stands above an organization is as much a stranger to its business as any other.
  await selectRows(fixture.backend, 'update organizations set parent_organization_id = $1 where organization_id = $2', [
    mirror.organization.organizationId,
    insurer.organization.organizationId,
  ]);
  const [account] = await selectRows<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [books.mirror.bound.policyId],
  );
  customer = fixture.backend.as({
    userId: account?.user_id ?? '',
    role: 'global:user',
    organizationId: null,
    email: 'a@b.example',
    name: 'Ada',
  });
  await fillEmptyTables(
    fixture.backend,
    [books.insurer, books.mirror].map(({ side, open, bound }) => ({
      organization_id: side.organization.organizationId,
      quote_id: open.quoteId,
      policy_id: bound.policyId,
    })),
  );
  const columns = await selectRows<{ table: string; column: string }>(
    fixture.backend,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.data_type = 'uuid' and exists (select from information_schema.columns o
       where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'organization_id')`,
  );
  const valuesOf = async (organizationId: string, { table, column }: { table: string; column: string }) =>
    (
      await selectRows<{ value: string }>(
        fixture.backend,
        `select distinct "${column}"::text as value from "${table}" where organization_id = $1 and "${column}" is not null limit 40`,
        [organizationId],
      )
    ).map(({ value }) => value);
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const place of columns) {
    const values = await valuesOf(insurer.organization.organizationId, place);
    for (const value of values) foreign.add(value);
    for (const value of await valuesOf(mirror.organization.organizationId, place)) own.add(value);
    ids.set(place.table, { ...ids.get(place.table), [place.column]: values });
  }
  const people = await selectRows<{ user_id: string }>(
    fixture.backend,
    `select user_id from organization_members where organization_id = $1
     union select user_id from policies where organization_id = $1`,
    [insurer.organization.organizationId],
  );
  ids.set('users', { user_id: people.map(({ user_id }) => user_id) });
  const names = ['Harborside', 'harborside.example', books.insurer.bound.policyNumber, 'agnes@harbor.example'];
  markers = [...[...foreign].filter((value) => !own.has(value)), ...names];
});

/** What a caller must never be shown. Products and partners are public, and both say whose they are. */
function secretsFor(who: Stranger): string[] {
  if (isStaff(who)) return markers;
  const open = new Set([...shopping].flatMap((table) => Object.values(ids.get(table) ?? {}).flat()));
  return markers.filter((marker) => !open.has(marker));
}

const queryFields = (who: Stranger) =>
  Object.values(
    fixture.backend.platform.dataApi.schemaOf(callerOf(who).principal.role).getQueryType()?.getFields() ?? {},
  );
/** The list field of each table that the caller's role has. */
const tablesOf = (who: Stranger) =>
  queryFields(who).filter(
    ({ args }) => args.some(({ name }) => name === 'where') && args.some(({ name }) => name === 'distinct_on'),
  );
const argumentsOfLists = ['where', 'order_by', 'limit', 'offset', 'distinct_on'];
/** Whether a field asks for something beside which rows, as functions do. */
const asks = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => !argumentsOfLists.includes(name));
const listsOf = (who: Stranger) => tablesOf(who).filter((field) => !field.name.endsWith('_aggregate') && !asks(field));
/** The functions that the caller's role has: they ask for something. */
const functionsOf = (who: Stranger) => tablesOf(who).filter(asks);
const objectOf = ({ type }: GraphQLField<unknown, unknown>) => {
  const named = getNamedType(type);
  if (!isObjectType(named)) throw new Error(`${String(type)} is no row`);
  return named;
};
const leaves = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

/** A row with everything that hangs on it, `depth` relations deep. */
function everything(type: GraphQLObjectType, depth: number): string {
  const own = leaves(type).join(' ');
  if (depth === 0) return own;
  const related = Object.values(type.getFields()).filter((field) => isObjectType(getNamedType(field.type)));
  const parts = related.map((field) => {
    const limited = field.args.some(({ name }) => name === 'limit') ? '(limit: 50)' : '';
    const inner = field.name.endsWith('_aggregate') ? 'aggregate { count }' : everything(objectOf(field), depth - 1);
    return `${field.name}${limited} { ${inner} }`;
  });
  return `${own} ${parts.join(' ')}`;
}

const comparable = (field: GraphQLField<unknown, unknown>): string[] => {
  const where = getNamedType(field.args.find(({ name }) => name === 'where')?.type ?? field.type);
  const columns = isInputObjectType(where) ? Object.values(where.getFields()) : [];
  return columns.filter(({ type }) => String(getNamedType(type)).startsWith('uuid_')).map(({ name }) => name);
};

/** The answers to one question about the ids given and about an id that does not exist. */
async function compare(caller: Caller, document: string, values: readonly string[]): Promise<string[]> {
  const nothing = (await caller.ask(document, { id: randomUUID() })).body;
  const differing: string[] = [];
  for (const id of values) {
    const { body } = await caller.ask(document, { id });
    if (body !== nothing) differing.push(`${document} ${id}: ${body} instead of ${nothing}`);
  }
  return differing;
}

describe.each(strangers)('the %s of another organization', { timeout: 60_000 }, (who) => {
  test('is shown nothing foreign in any list, however deep the relations go', async () => {
    const shown: string[] = [];
    let rows = 0;
    for (const field of listsOf(who)) {
      const { body, errors } = await callerOf(who).ask(
        `{ ${field.name}(limit: 50) { ${everything(objectOf(field), 1)} } }`,
      );
      expect(errors, field.name).toEqual([]);
      rows += body.length > 40 ? 1 : 0;
      shown.push(
        ...secretsFor(who)
          .filter((secret) => body.includes(secret))
          .map((secret) => `${field.name}: ${secret}`),
      );
    }
    expect(shown).toEqual([]);
    // Own rows are there, so the silence about the others means something.
    expect(rows).toBeGreaterThan(5);
  });

  test('finds nothing foreign by key, by any id column, by count or by ordering, byte for byte', async () => {
    const caller = callerOf(who);
    const differing: string[] = [];
    let requested = 0;
    for (const field of listsOf(who)) {
      const table = field.name;
      if (!isStaff(who) && shopping.has(table)) continue;
      const known = ids.get(table) ?? {};
      const [key] = leaves(objectOf(field)).filter((name) => name.endsWith('_id'));
      for (const column of comparable(field)) {
        const values = (known[column === 'id' ? (key ?? '') : column] ?? [])
          .filter((value) => secretsFor(who).includes(value))
          .slice(0, 2);
        requested += values.length;
        const where = `where: { ${column}: { _eq: $id } }`;
        differing.push(
          ...(await compare(caller, `query ($id: uuid!) { ${table}(${where}) { ${column} __typename } }`, values)),
        );
        differing.push(
          ...(await compare(
            caller,
            `query ($id: uuid!) { ${table}(${where}, order_by: { ${column}: desc }, distinct_on: ${column}) { ${column} } }`,
            values,
          )),
        );
        if (queryFields(who).some(({ name }) => name === `${table}_aggregate`)) {
          differing.push(
            ...(await compare(
              caller,
              `query ($id: uuid!) { ${table}_aggregate(${where}) { aggregate { count } nodes { ${column} } } }`,
              values,
            )),
          );
        }
      }
    }
    expect(differing).toEqual([]);
    expect(requested).toBeGreaterThan(10);
  });

  test('opens no foreign row by its primary key, byte for byte', async () => {
    const differing: string[] = [];
    let requested = 0;
    for (const field of queryFields(who).filter(({ name }) => name.endsWith('_by_pk'))) {
      const table = field.name.replace(/_by_pk$/, '');
      if (!isStaff(who) && shopping.has(table)) continue;
      const values = Object.values(ids.get(table) ?? {})
        .flat()
        .filter((value) => secretsFor(who).includes(value))
        .slice(0, 12);
      requested += values.length;
      const document = `query ($id: uuid!) { ${field.name}(id: $id) { ${everything(objectOf(field), 1)} } }`;
      differing.push(...(await compare(callerOf(who), document, values)));
    }
    expect(differing).toEqual([]);
    expect(requested).toBeGreaterThan(10);
  });

  test('reaches no foreign row through a condition on a relation', async () => {
    const caller = callerOf(who);
    const quotes = await compare(
      caller,
      'query ($id: uuid!) { quotes(where: { _or: [{ quote_id: { _eq: $id } }, { vehicles: { quote_id: { _eq: $id } } }] }) { quote_id } }',
      [books.insurer.open.quoteId, books.insurer.bound.quoteId],
    );
    const policies = await compare(
      caller,
      'query ($id: uuid!) { policies(where: { current_quote: { quote_id: { _eq: $id } } }) { policy_id } }',
      [books.insurer.bound.quoteId],
    );
    expect([...quotes, ...policies]).toEqual([]);
  });

  test('counts its own alone', async () => {
    const { data } = await callerOf(who).ask(
      '{ quotes_aggregate { aggregate { count } } policies_aggregate { aggregate { count max { policy_number } } } }',
    );
    const counts = JSON.stringify(data);
    expect(counts).not.toContain(books.insurer.bound.policyNumber);
    // An open one, a bound one, and the proposed change of its policy, which is for staff.
    const quotes = isStaff(who) ? 3 : 1;
    expect(data).toMatchObject({ quotes_aggregate: { aggregate: { count: quotes } } });
  });

  test('has no function but search, warnings of duplicates and other agents, what activities add up to, the funnel, what was earned and lost, and devices', () => {
    const names = functionsOf(who).map(({ name }) => name);
    const searches = ['external_agent_fni', 'find_duplicates', 'policy_activity_days', 'search_platform'];
    const devices = ['vehicle_devices_by_policy', 'vehicle_devices_by_vehicle'];
    const losses = ['claim_development', 'loss_experience'];
    const functions = ['checkout_funnel', 'earned_premium_by_state', ...losses, ...searches, ...devices].toSorted();
    const own = functions.flatMap((name) => [name, `${name}_aggregate`]);
    expect(names).toEqual(isStaff(who) ? own : []);
  });

  test.runIf(isStaff(who))('finds nothing foreign by search', async () => {
    const texts = [
      'harborside',
      'ada',
      'ada harborside',
      'ada@harborside.example',
      '614-555-0148',
      books.insurer.bound.policyNumber,
      'H',
      '6145',
    ];
    for (const text of texts) {
      const { body } = await callerOf(who).ask(
        `query ($text: String!) {
          search_platform(search: $text, order_by: { quote_id: asc }) { quote_id policy_id policy_number quote_token named_insured_last_name }
          search_platform_aggregate(search: $text) { aggregate { max { policy_number } } nodes { quote_id } }
        }`,
        { text },
      );
      expect(
        markers.filter((marker) => body.includes(marker)),
        text,
      ).toEqual([]);
    }
  });
});

describe('the two organizations', () => {
  test('mirror each other: what one sees of its own is there', async () => {
    const { data } = await fixture.tenants.insurer.agent.ask(
      '{ quotes_aggregate { aggregate { count } } policies { policy_number } }',
    );
    expect(data).toEqual({
      quotes_aggregate: { aggregate: { count: 3 } },
      policies: [{ policy_number: books.insurer.bound.policyNumber }],
    });
    expect(markers.length).toBeGreaterThan(40);
  });
});
