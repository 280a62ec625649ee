import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import refine, { GraphQLClient } from '@refinedev/hasura';
import { Client, CombinedError, fetchExchange } from '@urql/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';

// Its types say that the module is CommonJS, which it is not.
const refineHasura = refine as unknown as (
  client: GraphQLClient,
  options: { idType: 'uuid' },
) => ReturnType<typeof refine.default>;
type CrudFilter = NonNullable<Parameters<ReturnType<typeof refineHasura>['getList']>[0]['filters']>[number];
const password = 'correct horse battery';
const states = ['AZ', 'CO', 'FL', 'NV', 'TX'];
let server: TestApp;
let url = '';
let headers: Record<string, string> = {};
let staff: Record<string, string> = {};
let organizationId = '';
const quotes: string[] = [];
let foreign = '';

beforeAll(async () => {
  server = await openTestApp('stock clients');
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/graphql`;
  const [north, south] = [await addOrganization(server, 'North'), await addOrganization(server, 'South')];
  organizationId = north.id;
  for (const state of states) {
    const quoteId = await addQuote(server, north);
    await server.sql('update quotes set administrative_area = $2 where quote_id = $1', [quoteId, state]);
    await server.sql(
      `insert into vehicles (organization_id, quote_id, type, year, make) values ($1, $2, 'class_a', 2020, $3)`,
      [north.id, quoteId, `Maker of ${state}`],
    );
    quotes.push(quoteId);
  }
  foreign = await addQuote(server, south);
  const memberships = [{ role: 'organization:agent', organizationId: north.id }];
  await addPerson(server, { email: 'agent@example.com', password, memberships });
  const cookie = await signIn(server, 'agent@example.com', password);
  headers = { cookie, origin, 'x-hasura-role': 'organization:agent' };
  await addPerson(server, { email: 'staff@example.com', password, globalRoles: ['global:read_only'] });
  staff = { cookie: await signIn(server, 'staff@example.com', password), origin, 'x-hasura-role': 'global:read_only' };
});
afterAll(() => server.close());

const listText = `query Quotes($where: quotes_bool_exp, $order: [quotes_order_by!], $limit: Int, $offset: Int) {
  quotes(where: $where, order_by: $order, limit: $limit, offset: $offset) {
    id administrative_area vehicles(order_by: { make: asc }) { id make } organization { id name }
  }
  quotes_aggregate(where: $where) { aggregate { count } }
}`;
const page = {
  where: { administrative_area: { _in: ['AZ', 'CO', 'FL', 'NV'] } },
  order: [{ administrative_area: 'desc' }],
  limit: 2,
  offset: 1,
};
const detailText = 'query Quote($id: uuid!) { quotes_by_pk(id: $id) { id status vehicles { make } } }';
const unknownText = '{ quotes { id no_such_column } }';
const noSuchColumn = "field 'no_such_column' not found in type: 'quotes'";
const notAllowed = 'Your requested role is not in allowed roles';
const asAdministrator = () => ({ ...headers, 'x-hasura-role': 'global:admin' });
const areas = (rows: readonly unknown[]) =>
  rows.map((row) => (row as { administrative_area: string }).administrative_area);
const found = () => ({
  quotes: [
    {
      id: quotes[2],
      administrative_area: 'FL',
      vehicles: [{ make: 'Maker of FL' }],
      organization: { id: organizationId, name: 'North' },
    },
    { id: quotes[1], administrative_area: 'CO', vehicles: [{ make: 'Maker of CO' }] },
  ],
  quotes_aggregate: { aggregate: { count: 4 } },
});
const detail = () => ({ quotes_by_pk: { id: quotes[0], vehicles: [{ make: 'Maker of AZ' }] } });

describe('Apollo Client', () => {
  const client = (sent: Record<string, string> = headers) =>
    new ApolloClient({ link: new HttpLink({ uri: url, headers: sent }), cache: new InMemoryCache() });
  const failure = async (run: Promise<unknown>) => {
    const error: unknown = await run.catch((thrown: unknown) => thrown);
    return CombinedGraphQLErrors.is(error) ? error.errors[0] : error;
  };

  test('lists with filter, order, page, relations and the total', async () => {
    const { data } = await client().query({ query: gql(listText), variables: page });
    expect(data).toMatchObject(found());
  });

  test('keeps rows by id and type in its cache, and reads them from there', async () => {
    const own = client();
    await own.query({ query: gql(listText), variables: page });
    const fragment = gql('fragment Area on quotes { administrative_area vehicles(order_by: {make: asc}) { make } }');
    const row = own.cache.readFragment({ id: `quotes:${quotes[2]}`, fragment });
    expect(row).toMatchObject({ administrative_area: 'FL', vehicles: [{ make: 'Maker of FL' }] });
  });

  test('opens a row, and a foreign one as none', async () => {
    const query = gql(detailText);
    expect((await client().query({ query, variables: { id: quotes[0] } })).data).toMatchObject(detail());
    expect((await client().query({ query, variables: { id: foreign } })).data).toEqual({ quotes_by_pk: null });
  });

  test('is told what it may not ask, and under which role it may not ask', async () => {
    expect(await failure(client().query({ query: gql(unknownText) }))).toMatchObject({
      message: noSuchColumn,
      extensions: { code: 'validation-failed', path: '$.selectionSet.quotes.selectionSet.no_such_column' },
    });
    expect(
      await failure(client(asAdministrator()).query({ query: gql(detailText), variables: { id: foreign } })),
    ).toEqual({ message: notAllowed, extensions: { code: 'access-denied', path: '$' } });
  });
});

describe('urql', () => {
  const client = (sent: Record<string, string> = headers) =>
    new Client({ url, exchanges: [fetchExchange], fetchOptions: { headers: sent }, preferGetMethod: false });
  const ask = (text: string, variables: Record<string, unknown> = {}, sent = headers) =>
    client(sent).query(text, variables).toPromise();

  test('lists with filter, order, page, relations and the total', async () => {
    const { data, error } = await ask(listText, page);
    expect(error).toBeUndefined();
    expect(data).toMatchObject(found());
  });

  test('opens a row, and a foreign one as none', async () => {
    expect((await ask(detailText, { id: quotes[0] })).data).toMatchObject(detail());
    expect((await ask(detailText, { id: foreign })).data).toEqual({ quotes_by_pk: null });
  });

  test('is told what it may not ask, and under which role it may not ask', async () => {
    const { error } = await ask(unknownText);
    expect(error).toBeInstanceOf(CombinedError);
    expect(error?.graphQLErrors[0]).toMatchObject({
      message: noSuchColumn,
      extensions: { code: 'validation-failed' },
    });
    const denied = await ask(detailText, { id: foreign }, asAdministrator());
    expect(denied.error?.graphQLErrors[0]).toMatchObject({
      message: notAllowed,
      extensions: { code: 'access-denied' },
    });
  });
});

describe('the data provider for Hasura', () => {
  const provider = (sent: Record<string, string> = headers) =>
    refineHasura(new GraphQLClient(url, { headers: sent }), { idType: 'uuid' });
  const fields = ['id', 'administrative_area', { vehicles: ['id', 'make'] }, { organization: ['name'] }];
  const failure = async (run: Promise<unknown>) => {
    const error: unknown = await run.catch((thrown: unknown) => thrown);
    return (error as { response?: { status: number; errors?: unknown[] } }).response;
  };

  test('gets a list with filters, sorters, a page, relations and the total', async () => {
    const { data, total } = await provider().getList({
      resource: 'quotes',
      filters: [{ field: 'administrative_area', operator: 'in', value: ['AZ', 'CO', 'FL', 'NV'] }],
      sorters: [{ field: 'administrative_area', order: 'desc' }],
      pagination: { currentPage: 2, pageSize: 3 },
      meta: { fields },
    });
    expect([total, areas(data)]).toEqual([4, ['AZ']]);
    expect(data[0]).toMatchObject({ vehicles: [{ make: 'Maker of AZ' }], organization: { name: 'North' } });
  });

  test.each([
    ['eq', 'TX', ['TX']],
    ['ne', 'TX', ['AZ', 'CO', 'FL', 'NV']],
    ['gt', 'FL', ['NV', 'TX']],
    ['lte', 'CO', ['AZ', 'CO']],
    ['nin', ['TX', 'NV'], ['AZ', 'CO', 'FL']],
    ['contains', 'z', ['AZ']],
    ['containss', 'Z', ['AZ']],
    ['nnull', true, states],
    ['null', true, []],
  ] as const)('filters by the operator %s', async (operator, value, expected) => {
    const { data } = await provider().getList({
      resource: 'quotes',
      filters: [{ field: 'administrative_area', operator, value }],
      sorters: [{ field: 'administrative_area', order: 'asc' }],
      meta: { fields: ['administrative_area'] },
    });
    expect(areas(data)).toEqual(expected);
  });

  test.each([
    ['startswith', 'f', ['FL']],
    ['nstartswith', 'f', ['AZ', 'CO', 'NV', 'TX']],
    ['endswith', 'Z', ['AZ']],
    ['nendswith', 'Z', ['CO', 'FL', 'NV', 'TX']],
    ['startswiths', 'F', ['FL']],
    ['nstartswiths', 'F', ['AZ', 'CO', 'NV', 'TX']],
    ['endswiths', 'Z', ['AZ']],
    ['nendswiths', 'Z', ['CO', 'FL', 'NV', 'TX']],
    ['startswith', '(f|n)', ['FL', 'NV']],
    ['ncontains', 'o', ['AZ', 'FL', 'NV', 'TX']],
    ['ncontainss', 'O', ['AZ', 'FL', 'NV', 'TX']],
  ] as const)(
    'filters texts by the operator %s for everybody on the staff: "%s"',
    async (operator, value, expected) => {
      for (const sent of [headers, staff]) {
        const { data } = await provider(sent).getList({
          resource: 'quotes',
          filters: [
            { field: 'administrative_area', operator, value },
            { field: 'organization_id', operator: 'eq', value: organizationId },
          ],
          sorters: [{ field: 'administrative_area', order: 'asc' }],
          meta: { fields: ['administrative_area'] },
        });
        expect(areas(data)).toEqual(expected);
      }
    },
  );

  test('is refused a regular expression that may take long, in words', async () => {
    const slow = provider().getList({
      resource: 'quotes',
      filters: [{ field: 'administrative_area', operator: 'startswith', value: '(a+)+' }],
      meta: { fields: ['administrative_area'] },
    });
    expect(await failure(slow)).toMatchObject({
      status: 200,
      errors: [{ message: '_iregex repeats what repeats itself', extensions: { code: 'validation-failed' } }],
    });
  });

  // `between` is in its vocabulary, but it sends nothing for it: a range is two conditions.
  test('sends no between, and filters by a range and by what is outside of one', async () => {
    const filtered = (...filters: CrudFilter[]) =>
      provider().getList({
        resource: 'quotes',
        filters,
        sorters: [{ field: 'administrative_area', order: 'asc' }],
        meta: { fields: ['administrative_area'] },
      });
    const at = (operator: 'gte' | 'lte' | 'lt' | 'gt' | 'between' | 'nbetween', value: unknown) => ({
      field: 'administrative_area',
      operator,
      value,
    });
    await expect(filtered(at('between', ['CO', 'NV']))).rejects.toThrow('Operator between is not supported');
    await expect(filtered(at('nbetween', ['CO', 'NV']))).rejects.toThrow('Operator nbetween is not supported');
    expect(areas((await filtered(at('gte', 'CO'), at('lte', 'NV'))).data)).toEqual(['CO', 'FL', 'NV']);
    const outside = await filtered({ operator: 'or', value: [at('lt', 'CO'), at('gt', 'NV')] });
    expect(areas(outside.data)).toEqual(['AZ', 'TX']);
  });

  test('filters by a related column and by either of two conditions', async () => {
    const { data, total } = await provider().getList({
      resource: 'quotes',
      filters: [
        {
          operator: 'or',
          value: [
            { field: 'vehicles.make', operator: 'eq', value: 'Maker of NV' },
            { field: 'administrative_area', operator: 'eq', value: 'AZ' },
          ],
        },
      ],
      sorters: [
        { field: 'organization.name', order: 'asc' },
        { field: 'administrative_area', order: 'asc' },
      ],
      meta: { fields: ['administrative_area'] },
    });
    expect([total, areas(data)]).toEqual([2, ['AZ', 'NV']]);
  });

  test('gets everything without filter or page', async () => {
    const { data, total } = await provider().getList({
      resource: 'quotes',
      pagination: { mode: 'off' },
      meta: { fields: ['id'] },
    });
    expect([total, data.length]).toEqual([5, 5]);
  });

  test('gets one, and several by their ids', async () => {
    const one = await provider().getOne({ resource: 'quotes', id: quotes[0] ?? '', meta: { fields } });
    expect(one.data).toMatchObject({ id: quotes[0], vehicles: [{ make: 'Maker of AZ' }] });
    const none = await provider().getOne({ resource: 'quotes', id: foreign, meta: { fields } });
    expect(none.data).toBeNull();
    const many = await provider().getMany({
      resource: 'quotes',
      ids: [quotes[0] ?? '', quotes[4] ?? '', foreign],
      meta: { fields: ['administrative_area'] },
    });
    expect(areas(many.data).toSorted()).toEqual(['AZ', 'TX']);
  });

  test('is told what it may not ask, and under which role it may not ask', async () => {
    const unknown = provider().getList({ resource: 'quotes', meta: { fields: ['no_such_column'] } });
    expect(await failure(unknown)).toMatchObject({
      status: 200,
      errors: [{ message: noSuchColumn, extensions: { code: 'validation-failed' } }],
    });
    const denied = provider(asAdministrator()).getOne({ resource: 'quotes', id: foreign, meta: { fields } });
    expect(await failure(denied)).toMatchObject({
      status: 200,
      errors: [{ message: notAllowed, extensions: { code: 'access-denied' } }],
    });
  });

  test('is refused every write in words, since each write is an operation with rules', async () => {
    const id = quotes[0] ?? '';
    const variables = { status: 'bound' };
    const writes = {
      create: provider().create({ resource: 'quotes', variables, meta: { fields } }),
      createMany: provider().createMany({ resource: 'quotes', variables: [variables], meta: { fields } }),
      update: provider().update({ resource: 'quotes', id, variables, meta: { fields } }),
      updateMany: provider().updateMany({ resource: 'quotes', ids: [id], variables, meta: { fields } }),
      deleteOne: provider().deleteOne({ resource: 'quotes', id, meta: { fields } }),
      deleteMany: provider().deleteMany({ resource: 'quotes', ids: [id], meta: { fields } }),
    };
    for (const [name, write] of Object.entries(writes)) {
      expect([name, await failure(write)]).toMatchObject([
        name,
        { status: 200, errors: [{ extensions: { code: 'validation-failed' } }] },
      ]);
    }
    const { data } = await provider().getOne({ resource: 'quotes', id, meta: { fields: ['status'] } });
    expect(data).not.toMatchObject({ status: 'bound' });
  });
});
