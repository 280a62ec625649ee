import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClaim, addOrganization, addQuote, ask, openTestApp, type TestApp } from '../../test/open-test-app.ts';
import { deriveSecrets } from '../kernel/settings/secrets.ts';
import { claimToken, quoteToken } from '../kernel/tokens/tokens.ts';

const claims = '{ claims { claim_id } }';

let backend: TestApp;
let claimA: string;
let claimB: string;
let quote: string;

beforeAll(async () => {
  backend = await openTestApp('claim links');
  const north = await addOrganization(backend, 'North');
  [claimA, claimB] = [await addClaim(backend, north), await addClaim(backend, north)];
  quote = await addQuote(backend, north);
});
afterAll(() => backend.close());

const tokenOf = (claimId: string, version = 1) => claimToken(backend.platform.secrets, claimId, version);
const withToken = (token: string, query = claims, headers: Record<string, string> = {}) =>
  ask(backend, query, { 'x-roamly-claim-token': token, ...headers });

describe('a claim’s link', () => {
  test('opens its claim and nothing else, whatever role the request names', async () => {
    const opened = { data: { claims: [{ claim_id: claimA }] } };
    expect((await withToken(tokenOf(claimA))).json()).toEqual(opened);
    expect((await withToken(tokenOf(claimA), claims, { 'x-hasura-role': 'global:admin' })).json()).toEqual(opened);
  });

  test('is no quote’s link, and a quote’s link is none', async () => {
    const ofQuote = quoteToken(backend.platform.secrets, quote, 1);
    const answers = [
      await withToken(ofQuote),
      await withToken(ofQuote.replace('q1', 'c1')),
      await ask(backend, '{ quotes { quote_id } }', { 'x-roamly-quote-token': tokenOf(claimA) }),
      await ask(backend, '{ quotes { quote_id } }', {
        'x-roamly-quote-token': claimToken(backend.platform.secrets, quote, 1),
      }),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'token_not_valid' } }] });
    }
  });

  test('and a quote’s link in one request open neither', async () => {
    const both = { 'x-roamly-quote-token': quoteToken(backend.platform.secrets, quote, 1) };
    expect((await withToken(tokenOf(claimA), claims, both)).json()).toMatchObject({
      errors: [{ extensions: { code: 'token_not_valid' } }],
    });
  });

  test('answers alike when forged, of another installation, or of a claim that does not exist', async () => {
    const wrong = [
      'nonsense',
      '',
      `${tokenOf(claimA)}, ${tokenOf(claimB)}`,
      tokenOf(claimA, 2),
      tokenOf('0198a0f0-0000-7000-8000-000000000001'),
      claimToken(deriveSecrets('a secret of quite another installation'), claimB, 1),
    ];
    const answers = await Promise.all(wrong.map(async (token) => (await withToken(token)).body));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ errors: [{ extensions: { code: 'token_not_valid' } }] });
    const wrongQuote = await ask(backend, claims, { 'x-roamly-quote-token': 'nonsense' });
    expect(answers[0]).toBe(wrongQuote.body);
  });

  test('ends at once when the claim’s version is raised, and the new one opens it', async () => {
    await backend.sql('update claims set token_version = 2 where claim_id = $1', [claimB]);
    expect((await withToken(tokenOf(claimB, 1))).json()).toMatchObject({
      errors: [{ extensions: { code: 'token_not_valid' } }],
    });
    expect((await withToken(tokenOf(claimB, 2))).json()).toEqual({ data: { claims: [{ claim_id: claimB }] } });
  });

  test('is answered 429 after a thousand wrong tokens of either kind from one network, and opens there nonetheless', async () => {
    const from = (address: string, headers: Record<string, string>) =>
      backend.app.inject({
        method: 'POST',
        url: '/api/v1/graphql',
        remoteAddress: address,
        headers,
        payload: { query: claims },
      });
    const kinds = ['x-roamly-claim-token', 'x-roamly-quote-token'];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_one, place) => from('203.0.113.9', { [kinds[place % 2] ?? '']: 'wrong' })),
      );
    }
    expect((await from('203.0.113.9', { 'x-roamly-claim-token': 'wrong' })).statusCode).toBe(429);
    const good = { 'x-roamly-claim-token': tokenOf(claimA) };
    expect((await from('203.0.113.9', good)).json().data.claims).toHaveLength(1);
    expect((await from('203.0.113.10', good)).statusCode).toBe(200);
  });
});
