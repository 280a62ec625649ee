import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('account route');
});
afterAll(() => backend.close());

const account = {
  country: 'US',
  holder: 'Ada Moreno',
  routing: '110000000',
  account: '000123456789',
  accountType: 'checking',
};
const send = (payload: object, language = 'en-US') =>
  backend.app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/accounts',
    payload,
    headers: { 'accept-language': language },
  });

describe('the route for a bank account of the sandbox', () => {
  test('gives a token and the last four digits', async () => {
    const answer = { token: expect.stringMatching(/^bank_[0-9a-f]{32}$/), last_four: '6789' };
    expect((await send(account)).json()).toEqual(answer);
    const canadian = { ...account, country: 'CA', routing: '', institution: '000', transit: '11000' };
    expect((await send(canadian)).json()).toEqual(answer);
  });

  test('says at each field what is wrong with it, in the language of its reader', async () => {
    const response = await send({ ...account, routing: '110000001', account: '1' }, 'fr-CA');
    expect(response.statusCode).toBe(422);
    const errors: { message: string; extensions: { field: string } }[] = response.json().errors;
    expect(errors.map(({ extensions }) => extensions.field)).toEqual(['routing', 'account']);
    expect(errors[0]?.message).toMatch(/^Ce n’est pas un numéro d’acheminement/);
  });

  test.each([{ country: 'MX' }, { accountType: 'gold' }, { account: undefined }])('refuses %j', async (change) => {
    const response = await send({ ...account, ...change });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([422, 'account_incomplete']);
  });

  test('leaves no number in the log', () => {
    expect(backend.lines.join('')).not.toMatch(/000123456789|110000000/);
  });
});
