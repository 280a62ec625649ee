import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrganization, addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';

let backend: TestApp;
let dana: string;
let sam: string;
let rhea: string;
let stranger: string;

beforeAll(async () => {
  backend = await openTestApp('who answers', {}, { pollMs: 20 });
  const insurer = await addOrganization(backend, 'North');
  await backend.sql('update organizations set is_platform = true where organization_id = $1', [insurer.id]);
  const other = await addOrganization(backend, 'South');
  const person = async (name: string, more: object) => {
    const email = `${name}@example.com`;
    await addPerson(backend, { email, firstName: name, password, ...more });
    return signIn(backend, email, password);
  };
  const agentOf = (organizationId: string) => ({ memberships: [{ role: 'organization:agent', organizationId }] });
  dana = await person('dana', agentOf(insurer.id));
  stranger = await person('stella', agentOf(other.id));
  sam = await person('sam', { globalRoles: ['global:service_agent'] });
  rhea = await person('rhea', { globalRoles: ['global:read_only'] });
});
afterAll(() => backend.close());

async function send(cookie: string, role: string, state: string, tab: string) {
  const response = await backend.app.inject({
    method: 'POST',
    url: '/api/v1/presence',
    headers: { cookie, origin, 'x-hasura-role': role },
    payload: { tab, table: 'enquiries', id: 'queue', state },
  });
  return [response.statusCode, response.json<{ people?: unknown }>().people];
}
const who = async () => (await backend.app.inject({ url: '/api/v1/help' })).json<{ who: string }>().who;

test.each([
  ['an agent of the insurer', () => dana, 'organization:agent'],
  ['a service agent', () => sam, 'global:service_agent'],
])('%s who has the queue open answers whoever writes now, and nobody once they leave', async (_, cookie, role) => {
  const tab = randomUUID();
  const before = await who();
  expect(before).not.toBe('here');
  expect(await send(cookie(), role, 'here', tab)).toEqual([200, []]);
  expect(await who()).toBe('here');
  await send(cookie(), role, 'gone', tab);
  expect(await who()).toBe(before);
});

test.each([
  ['who answers for another organization', () => stranger, 'organization:agent', 200],
  ['who only reads', () => rhea, 'global:read_only', 404],
])('somebody %s is not there for those who write to us', async (_, cookie, role, status) => {
  expect((await send(cookie(), role, 'here', randomUUID()))[0]).toBe(status);
  expect(await who()).not.toBe('here');
});
