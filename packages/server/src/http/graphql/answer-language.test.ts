import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { quoteTokenHeader } from '../../identity/resolve-principal.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('answer language');
});
afterAll(() => backend.close());

const french = { 'accept-language': 'fr-CA' };
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url, payload, headers });

describe('an operation', () => {
  test.each([
    ['fr-CA,fr;q=0.9', 'fr-CA'],
    ['en-CA', 'en-CA'],
    ['en-US,en;q=0.9', 'en-US'],
  ])('that is asked for in %s knows it', async (header, locale) => {
    const response = await post('/api/v1/graphql', { query: '{ locale }' }, { 'accept-language': header });
    expect(response.json()).toEqual({ data: { locale } });
  });
});

describe('an error', () => {
  test.each([
    [{}, 'There is nothing at this address.'],
    [{ 'accept-language': 'en-CA' }, 'There is nothing at this address.'],
    [french, 'Il n’y a rien à cette adresse.'],
  ])('of a route to %j reads %s', async (headers, message) => {
    const response = await backend.app.inject({ method: 'GET', url: '/api/nowhere', headers });
    expect(response.json().errors[0]).toMatchObject({ message, extensions: { code: 'not_found' } });
  });

  test('of a body that is no JSON is said in French too', async () => {
    const headers = { ...french, 'content-type': 'application/json' };
    const response = await backend.app.inject({ method: 'POST', url: '/api/v1/graphql', payload: '{', headers });
    expect(response.json().errors[0].message).toMatch(/^(Le corps|La requête)/);
  });

  test('of a link that ended is said in French', async () => {
    const headers = { ...french, [quoteTokenHeader]: 'no.such.token' };
    const response = await post('/api/v1/graphql', { query: '{ __typename }' }, headers);
    expect(response.json().errors[0].message).toMatch(/^Ce lien ne fonctionne plus/);
  });

  test('of a card is said in French at every field', async () => {
    const card = { number: '1234', expMonth: 1, expYear: 20, cvc: '1', postalCode: 'x', name: '' };
    const response = await post('/api/payments/sandbox/tokens', card, french);
    const messages = response.json().errors.map(({ message }: { message: string }) => message);
    expect(messages).toContain('Ce n’est pas un numéro de carte. Vérifiez les chiffres.');
    for (const message of messages) expect(message).not.toMatch(/^(Enter|This|We)\b/);
  });
});
