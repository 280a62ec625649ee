import { letterToken } from '../../kernel/tokens/tokens.ts';
import { operationFields, operationsSdl } from '../../registry.ts';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let backend: TestApp;
let token: string;
const reader = 'ada@example.com';

beforeAll(async () => {
  backend = await openTestApp('one click', {}, {}, { operationFields, operationsSdl });
  const [organization] = await backend.sql<{ id: string }>(
    `insert into organizations (name, organization_type, is_platform) values ('Harbor', 'roamly_insurance', true) returning organization_id as id`,
  );
  const [letter] = await backend.sql<{ id: string }>(
    `insert into enquiries (organization_id, kind, about, email, name, language) values ($1, 'contact', 'Hello', $2, 'Ada', 'en-us')
     returning enquiry_id as id`,
    [organization?.id, reader],
  );
  const [notification] = await backend.sql<{ id: string }>(
    `insert into notifications (organization_id, template, recipient, subject_kind, subject_id)
     values ($1, 'payment_receipt', $2, 'enquiry', $3)
     returning notification_id as id`,
    [organization?.id, reader, letter?.id],
  );
  token = letterToken(backend.platform.secrets, notification?.id ?? '');
});
afterAll(() => backend.close());

const post = (value: string) =>
  backend.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?token=${value}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const declined = () => backend.sql('select email, kind from declined_letters');

describe('one click of a mail program', () => {
  test('switches its letters off, without a cookie, a page or an origin; twice is as good as once', async () => {
    expect((await post(token)).statusCode).toBe(200);
    expect((await post(token)).statusCode).toBe(200);
    expect(await declined()).toEqual([{ email: reader, kind: 'receipts' }]);
  });

  test('with a wrong token switches nothing off', async () => {
    for (const wrong of ['', 'u1.none', `${token}x`]) expect((await post(wrong)).statusCode).toBe(404);
    expect(await declined()).toHaveLength(1);
  });

  test('opened as a page leads to the one that asks, and changes nothing', async () => {
    const response = await backend.app.inject({ method: 'GET', url: `/api/unsubscribe?token=${token}` });
    expect([response.statusCode, response.headers.location]).toEqual([303, `/resume/letters?token=${token}`]);
  });
});
