import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';

let server: TestApp;
let url = '';
let cookie = '';
beforeAll(async () => {
  server = await openTestApp('audits');
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/graphql`;
  await addPerson(server, { email: 'audit@example.com', password: 'a good long one', globalRoles: ['global:admin'] });
  cookie = await signIn(server, 'audit@example.com', 'a good long one');
});
afterAll(() => server.close());

// Two of the audits read the schema, which staff may do.
const asStaff: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('cookie', cookie);
  headers.set('origin', origin);
  return fetch(input, { ...init, headers });
};
const audits = serverAudits({ url: () => url, fetchFn: asStaff });

describe('GraphQL over HTTP', () => {
  test('is judged by the 61 audits of the specification', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits)('$id: $name', async (audit) => {
    const result = await audit.fn();
    const reason = 'reason' in result ? result.reason : '';
    expect({ status: result.status, reason }).not.toMatchObject({ status: expect.stringMatching(/^(warn|error)$/) });
  });
});
