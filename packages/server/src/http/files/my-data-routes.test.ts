import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
const [ada, zoe] = ['ada@example.com', 'zoe@example.com'];
let backend: TestApp;
let exportId: string;

beforeAll(async () => {
  backend = await openTestApp('my data over http');
  for (const email of [ada, zoe]) await addPerson(backend, { email, password });
  const [organization] = await backend.sql<{ id: string }>(
    `insert into organizations (name, organization_type, is_platform) values ('Harbor', 'roamly_insurance', true) returning organization_id as id`,
  );
  const [row] = await backend.sql<{ id: string }>(
    `insert into personal_exports (organization_id, user_id, language, status, storage_key, byte_size, finished, expires)
     select $1, user_id, 'en-us', 'done', 'personal-exports/one.zip', 3, app_now(), app_now() + interval '7 days' from users where email = $2
     returning personal_export_id as id`,
    [organization?.id, ada],
  );
  exportId = row?.id ?? '';
  await backend.platform.storage.put('personal-exports/one.zip', Buffer.from('zip'), 'application/zip');
});
afterAll(() => backend.close());

const get = (url: string, cookie?: string) =>
  backend.app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } });

describe('what a person takes along', () => {
  test('is sent to its own person, to be saved, and kept by nobody on the way', async () => {
    const response = await get(`/api/v1/my-data/${exportId}`, await signIn(backend, ada, password));
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      200,
      'zip',
      'private, no-store',
    ]);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/);
  });

  test('is not there for anybody else, and for nobody once its days are over', async () => {
    const [own, other] = [await signIn(backend, ada, password), await signIn(backend, zoe, password)];
    for (const cookie of [other, undefined])
      expect((await get(`/api/v1/my-data/${exportId}`, cookie)).statusCode).toBe(404);
    await backend.sql(`update personal_exports set expires = '2026-06-15T13:00:00Z'`);
    expect((await get(`/api/v1/my-data/${exportId}`, own)).statusCode).toBe(404);
  });
});

describe('all documents in one file', () => {
  test('are of whoever is signed in, and there are none where there are none', async () => {
    expect((await get('/api/v1/my-documents')).statusCode).toBe(401);
    expect((await get('/api/v1/my-documents', await signIn(backend, zoe, password))).statusCode).toBe(404);
  });
});
