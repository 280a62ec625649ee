import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  ask,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';

const password = 'correct horse battery';
let backend: TestApp;
const headersOf = new Map<string, Record<string, string>>();

beforeAll(async () => {
  backend = await openTestApp('hidden schema');
  const organization = await addOrganization(backend, 'North');
  const quoteId = await addQuote(backend, organization);
  const memberships = [{ role: 'organization:agent', organizationId: organization.id }];
  await addPerson(backend, { email: 'customer@example.com', password });
  await addPerson(backend, { email: 'agent@example.com', password, memberships });
  await addPerson(backend, { email: 'staff@example.com', password, globalRoles: ['global:service_agent'] });
  const as = async (email: string, role: string) => ({
    cookie: await signIn(backend, email, password),
    origin,
    'x-hasura-role': role,
  });
  headersOf.set('a visitor', {});
  headersOf.set('the bearer of a quote', { 'x-roamly-quote-token': quoteToken(backend.platform.secrets, quoteId, 1) });
  headersOf.set('a customer', await as('customer@example.com', 'global:user'));
  headersOf.set('an agent', await as('agent@example.com', 'organization:agent'));
  headersOf.set('staff', await as('staff@example.com', 'global:service_agent'));
});
afterAll(() => backend.close());

const message = async (who: string, query: string): Promise<string> =>
  (await ask(backend, query, headersOf.get(who))).json().errors?.[0].message ?? '';
const introspections = [
  '{ __schema { queryType { name } } }',
  '{ __type(name: "quotes") { name fields { name } } }',
  'query A { ...s } fragment s on query_root { __schema { types { name } } }',
];
/** Misspelt so that a helpful server would name the right word, and perhaps a word that the role must not know. */
const misspelt = ['{ quote { quote_id } }', '{ quotes { quote_idd } }', '{ quotes(wher: {}) { quote_id } }'];

describe.each(['a visitor', 'the bearer of a quote', 'a customer'])('%s', (who) => {
  test.each(introspections)('does not learn the schema by %s', async (query) => {
    const response = await ask(backend, query, headersOf.get(who));
    expect(response.json()).not.toHaveProperty('data');
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] });
  });

  test.each(misspelt)('is given no other word for %s', async (query) => {
    expect(await message(who, query)).not.toBe('');
    expect(await message(who, query)).not.toMatch(/did you mean/i);
  });

  test('is still told the type of what came back', async () => {
    const response = await ask(backend, '{ __typename }', headersOf.get(who));
    expect(response.json()).toEqual({ data: { __typename: 'query_root' } });
  });
});

describe.each(['an agent', 'staff'])('%s', (who) => {
  test.each(introspections)('reads the schema by %s', async (query) => {
    expect((await ask(backend, query, headersOf.get(who))).json()).toHaveProperty('data');
  });

  test('is helped with a misspelt word', async () => {
    expect(await message(who, '{ quote { quote_id } }')).toMatch(/did you mean/i);
  });
});
