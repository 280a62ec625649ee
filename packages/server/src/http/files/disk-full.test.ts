import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { noRoom } from '@roadworthy/data-api/run/disk-full.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, ask, openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import type { Platform } from '../../kernel/platform.ts';
import { createHttpApp } from '../create-http-app.ts';
import type { HttpParts } from '../http-parts.ts';

const password = 'correct horse battery';
const raise = "raise exception 'could not extend file: No space left on device' using errcode = '53100'";
let backend: TestApp;

/** An operation whose writing PostgreSQL refuses, as it does on a full disk. */
const filling = ({ pools }: Platform): OperationField => ({
  name: 'fill',
  kind: 'mutation',
  allowed: () => true,
  async resolve({ answer }) {
    await pools.operations.query(`do $$ begin ${raise}; end $$`);
    return answer(null, true);
  },
});

beforeAll(async () => {
  const registry = {
    operationFields: (platform: Platform) => [filling(platform)],
    operationsSdl: () => 'type mutation_root { fill: Boolean! }',
  };
  backend = await openTestApp('disk full', {}, {}, registry);
  await addPerson(backend, { email: 'dana@example.com', password });
});
afterAll(() => backend.close());

function expectNoRoom(response: LightMyRequestResponse): void {
  const [error] = response.json().errors;
  expect([response.statusCode, response.headers['retry-after'], error.message, error.extensions.code]).toEqual([
    503,
    '5',
    noRoom.en,
    'unavailable',
  ]);
}

test('an operation that finds no room says so, and when to come again', async () => {
  expectNoRoom(await ask(backend, 'mutation { fill }'));
});

test('so does signing in', async () => {
  await backend.sql(`create function public.no_room() returns trigger language plpgsql as $$ begin ${raise}; end $$`);
  await backend.sql('create trigger no_room before insert on auth.session for each row execute function no_room()');
  const payload = { email: 'dana@example.com', password };
  expectNoRoom(await backend.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload }));
  await backend.sql('drop trigger no_room on auth.session');
});

// The device that is always full answers as any file system does that is.
test.skipIf(!existsSync('/dev/full'))('so does a card that cannot be kept', async () => {
  const { platform, identity, outbox, localErrors } = backend;
  const cards: HttpParts['cards'] = {
    tokenizeAccount: () => Promise.resolve({ ok: false, refusals: [] }),
    async tokenizeCard() {
      await writeFile('/dev/full', 'a card');
      return { ok: false, refusals: [] };
    },
  };
  const app = await createHttpApp({ platform, identity, outbox, localErrors, cards, demoPassword: password });
  const payload = {
    number: '4242424242424242',
    expMonth: 4,
    expYear: 30,
    cvc: '123',
    postalCode: '78701',
    name: 'Dana',
  };
  expectNoRoom(await app.inject({ method: 'POST', url: '/api/payments/sandbox/tokens', payload }));
  await app.close();
});
