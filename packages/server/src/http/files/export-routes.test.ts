import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { runExport } from '../../bulk/run-export.ts';
import * as registry from '../../registry.ts';

const role = 'organization:agent';
const password = 'a long password of tests';
let backend: TestApp;
let insurer: string;
let agent: Record<string, string>;
const others: Record<string, string>[] = [{}];

async function member(email: string, organizationId: string): Promise<Record<string, string>> {
  await addPerson(backend, { email, password, memberships: [{ role, organizationId }] });
  return { cookie: await signIn(backend, email, password), origin };
}

beforeAll(async () => {
  backend = await openTestApp('export routes', {}, {}, registry);
  const [own, mirror] = [await addOrganization(backend, 'Harbor'), await addOrganization(backend, 'Mirror')];
  insurer = own.id;
  await addQuote(backend, own);
  agent = await member('agent@house.example', own.id);
  others.push(await member('colleague@house.example', own.id), await member('agent@mirror.example', mirror.id));
});
afterAll(() => backend.close());

test('a list that was written as a file is opened by whoever asked, and by nobody else, until its time is over', async () => {
  const query = `mutation { start_export_run(table: "quotes", where: {}, file_name: "Les soumissions",
    columns: [{ key: "status", header: "Status" }]) { export_run_id } }`;
  const headers = { ...agent, 'x-hasura-role': role };
  const started = await backend.app.inject({ method: 'POST', url: '/api/v1/graphql', headers, payload: { query } });
  const exportRunId: string = started.json().data.start_export_run.export_run_id;
  const read = (who: Record<string, string>) =>
    backend.app.inject({ method: 'GET', url: `/api/v1/exports/${exportRunId}`, headers: who });
  expect((await read(agent)).statusCode).toBe(404);
  await runExport({ platform: backend.platform, handlers: [] }, { exportRunId, organizationId: insurer });
  const file = await read(agent);
  expect([file.statusCode, file.body]).toEqual([200, '\uFEFFStatus\r\nopen\r\n']);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('attachment; filename="Les soumissions.csv"'),
  });
  for (const other of others) expect((await read(other)).statusCode).toBe(404);
  await backend.sql(`update export_runs set expires = '2026-06-15T14:00:00Z'`);
  expect((await read(agent)).statusCode).toBe(404);
});
