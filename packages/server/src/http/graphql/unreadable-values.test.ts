import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
import { seal } from '../../kernel/settings/sealed.ts';

const password = 'correct horse battery';
const damaged = 's1.AAAA.BBBBBBBBBBBBBBBB.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC';
let backend: TestApp;
let staff = '';
const ids: Record<string, string> = {};

beforeAll(async () => {
  backend = await openTestApp('unreadable values');
  await addPerson(backend, { email: 'dana@example.com', password, globalRoles: ['global:underwriter'] });
  staff = await signIn(backend, 'dana@example.com', password);
  const organization = await addOrganization(backend, 'North');
  const quoteId = await addQuote(backend, organization);
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const [row] = await backend.sql<{ entity_id: string }>(
      `insert into entities (organization_id, quote_id, entity_type, entity_relationship, first_name, last_name)
       values ($1, $2, 'person', 'driver', $3, 'Vance') returning entity_id`,
      [organization.id, quoteId, name],
    );
    const key = row?.entity_id ?? '';
    ids[name] = key;
    const place = { table: 'entities', column: 'birthdate', key };
    const sealed = name === 'Ben' ? damaged : seal(backend.platform.secrets, { ...place, plain: '1979-03-14' });
    await backend.sql('update entities set birthdate = $2 where entity_id = $1', [key, sealed]);
  }
});
afterAll(() => backend.close());

const headers = () => ({ cookie: staff, origin, 'x-hasura-role': 'global:underwriter' });

test('a list answers all its rows when one sealed value does not open, which is null and said to be', async () => {
  const query = '{ entities(order_by: {first_name: asc}) { first_name birthdate } }';
  const response = await ask(backend, query, headers());
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      data: {
        entities: [
          { first_name: 'Ada', birthdate: '1979-03-14' },
          { first_name: 'Ben', birthdate: null },
          { first_name: 'Cleo', birthdate: '1979-03-14' },
        ],
      },
      extensions: { unreadable: [{ path: ['entities', 1, 'birthdate'], message: 'The stored value cannot be read' }] },
    },
  ]);
});

test('it stands among the errors, with its row and without its value', async () => {
  await ask(backend, '{ entities { birthdate license_number } }', headers());
  await vi.waitFor(async () => expect(await backend.localErrors.list()).not.toHaveLength(0), 15_000);
  const [report] = await backend.localErrors.list();
  expect(report).toMatchObject({
    source: 'server',
    status: 200,
    message: `UnreadableError: entities.birthdate cannot be read and was answered as null: ${ids['Ben']}`,
  });
  const page = await backend.app.inject({ method: 'GET', url: '/dev/errors', headers: { cookie: staff } });
  expect(page.body).toContain(`answered as null: ${ids['Ben']}`);
  expect(`${JSON.stringify(report)}${backend.lines.join('')}`).not.toContain(damaged.slice(8));
});

test('a list that does not select it says nothing of it', async () => {
  const response = await ask(backend, '{ entities(limit: 1) { first_name } }', headers());
  expect(Object.keys(response.json())).toEqual(['data']);
});
