import { blindIndex, seal, unseal } from '@roadworthy/server/kernel/settings/sealed.ts';
import { deriveSecrets } from '@roadworthy/server/kernel/settings/secrets.ts';
import { type ClonedDatabase, cloneTemplate } from '@roadworthy/db/template.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertSecrets } from './assert-secrets.ts';

const [first, second, third] = [1, 2, 3].map((number) => `a secret of tests, the one with number ${number}`);
let clone: ClonedDatabase;
beforeAll(async () => {
  clone = await cloneTemplate('assert_secrets');
});
afterAll(() => clone.drop());

const startWith = (secret = '', previous: readonly string[] = []) =>
  assertSecrets({ authDatabaseUrl: clone.authUrl }, deriveSecrets(secret, previous));

test('an installation starts with the secret that it began with, and with one that replaced it', async () => {
  await startWith(first);
  await startWith(first);
  await startWith(second, [first ?? '']);
  await startWith(third, [second ?? '', first ?? '']);
});

test('it does not start with another one, nor where the first was left out, and says what to do', async () => {
  await expect(startWith(second)).rejects.toThrow('name it last in PREVIOUS_SECRETS');
  await expect(startWith(third, [second ?? ''])).rejects.toThrow('SECRET is not the one');
});

test('what was indexed under the first secret is found under each that replaced it, and what it sealed opens', () => {
  const [before, after] = [deriveSecrets(first ?? ''), deriveSecrets(third ?? '', [second ?? '', first ?? ''])];
  expect(blindIndex(after, 'email ada@example.com')).toBe(blindIndex(before, 'email ada@example.com'));
  const place = { table: 'entities', column: 'birthdate', key: 'one' };
  expect(unseal(after, { ...place, sealed: seal(before, { ...place, plain: '1980-02-03' }) })).toBe('1980-02-03');
});
