import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { trustedDocuments } from '../../generated/trusted-documents.ts';
import { apiKeyHash, newApiKeyText } from '../../identity/api-key-text.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';
import * as registry from '../../registry.ts';

const password = 'correct horse battery';
const generated = join(import.meta.dirname, '../../../../../apps/web/src/generated/documents.ts');
const own = '{ __typename }';

/** The documents as the browser has them: the module's own constants. */
const documents = Object.entries((await import(generated)) as Record<string, string>).filter(([name]) =>
  name.endsWith('Document'),
);

let backend: TestApp;
const headersOf: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  backend = await openTestApp('trusted documents', { TRUSTED_DOCUMENTS_ONLY: 'true' }, {}, registry);
  const organization = await addOrganization(backend, 'North');
  const quoteId = await addQuote(backend, organization);
  await addPerson(backend, { email: 'customer@example.com', password });
  const userId = await addPerson(backend, {
    email: 'agent@example.com',
    password,
    memberships: [
      {
        role: 'organization:agent',
        organizationId: organization.id,
      },
    ],
  });
  const { text, prefix } = newApiKeyText();
  await backend.sql(
    `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by)
     values ($1, 'Export', $2, $3, 'organization:agent', $4)`,
    [organization.id, apiKeyHash(backend.platform.secrets, text), prefix, userId],
  );
  headersOf['a visitor'] = {};
  headersOf['a customer'] = { origin, cookie: await signIn(backend, 'customer@example.com', password) };
  headersOf['the bearer of a quote'] = { 'x-roamly-quote-token': quoteToken(backend.platform.secrets, quoteId, 1) };
  headersOf['an agent'] = { origin, cookie: await signIn(backend, 'agent@example.com', password) };
  headersOf['an API key'] = { 'x-api-key': text };
});
afterAll(() => backend.close());

const ask = (who: string, payload: Record<string, unknown>) =>
  backend.app.inject({ method: 'POST', url: '/api/v1/graphql', headers: headersOf[who] ?? {}, payload });
const codeOf = async (who: string, query: string) => {
  const response = await ask(who, { query });
  expect(response.statusCode).toBe(200);
  return response.json().errors?.[0]?.extensions.code;
};
const known = ['a visitor', 'a customer', 'the bearer of a quote'];
const free = ['an agent', 'an API key'];

describe('the trusted documents', () => {
  test('are those that the pages send, each under the hash of its bytes', () => {
    const sent = documents.map(([name, text]) => [
      createHash('sha256').update(text).digest('hex'),
      name.replace(/Document$/, ''),
    ]);
    expect(sent.length).toBeGreaterThan(30);
    expect([...trustedDocuments].toSorted()).toEqual(sent.toSorted());
    const source = readFileSync(
      join(import.meta.dirname, '../../../../../apps/web/src/data/requests/request.ts'),
      'utf8',
    );
    expect(source).toContain('query: document, variables,');
  });

  test.each(known)('are answered to %s, every one of them', async (who) => {
    for (const [name, text] of documents) expect([name, await codeOf(who, text)]).not.toContain('document_not_trusted');
  });

  test.each(known)('are all that %s may send: a changed one is refused', async (who) => {
    const [, first = ''] = documents[0] ?? [];
    for (const changed of [own, `${first} `, first.replace('{', '{__typename '), `#\n${first}`, first.toUpperCase()]) {
      expect([changed, await codeOf(who, changed)]).toEqual([changed, 'document_not_trusted']);
    }
  });

  test.each(free)('bind %s to nothing', async (who) => {
    expect((await ask(who, { query: own })).json()).toEqual({ data: { __typename: 'query_root' } });
  });

  test('do not let an agent’s quote link ask more than any other', async () => {
    const { cookie = '' } = headersOf['an agent'] ?? {};
    headersOf['both'] = { ...headersOf['the bearer of a quote'], cookie };
    expect(await codeOf('both', own)).toBe('document_not_trusted');
  });

  test('are compared before anything is parsed, and the refusal says what to do', async () => {
    const response = await ask('a visitor', { query: '{'.repeat(100_000) });
    expect(response.json()).toEqual({
      errors: [
        {
          message: 'This page is not up to date. Reload it. Programs of your own need an API key.',
          extensions: { code: 'document_not_trusted', path: '$' },
        },
      ],
    });
  });

  test('keep the name of their operation selectable', async () => {
    const [name, text = ''] = documents.find(([each]) => each === 'WelcomePageDocument') ?? [];
    expect(name).toBe('WelcomePageDocument');
    const variables = { open_quotes: {}, policies_in_force: {} };
    const named = await ask('a customer', { query: text, operationName: 'WelcomePage', variables });
    expect(named.json()).toHaveProperty('data');
    const other = await ask('a customer', { query: text, operationName: 'Elsewhere' });
    expect(other.json().errors[0].extensions.code).toBe('validation-failed');
  });
});
