import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/open-test-app.ts';

let server: TestApp;
let url = '';
beforeAll(async () => {
  server = await openTestApp('audits');
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/graphql`;
});
afterAll(() => server.close());

const audits = serverAudits({ url: () => url, fetchFn: fetch });

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
