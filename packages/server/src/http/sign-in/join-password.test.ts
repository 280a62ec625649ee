import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrganization, addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';
import { invitationToken } from '../../kernel/tokens/tokens.ts';

const password = 'canoe at dawn in june';
let backend: TestApp;
let owner: string;
beforeAll(async () => {
  backend = await openTestApp('join password');
  owner = await addPerson(backend, { email: 'owner@example.com' });
});
afterAll(() => backend.close());

/** Somebody who has accepted an invitation, and the token of its link. */
async function joined(email: string, facts: { password?: string } = {}): Promise<string> {
  const { id } = await addOrganization(backend, `Harbor ${email}`);
  const userId = await addPerson(backend, { email, ...facts });
  const [row] = await backend.sql<{ id: string }>(
    `insert into organization_invitations (organization_id, email, roles, language, expires, status, invited_by, accepted_by)
     values ('${id}', '${email}', '{organization:agent}', 'en-us', app_now() + interval '7 days', 'accepted', '${owner}', '${userId}')
     returning organization_invitation_id as id`,
  );
  return invitationToken(backend.platform.secrets, row?.id ?? '', 1);
}
const choose = (payload: object, headers: Record<string, string> = { origin }) =>
  backend.app.inject({ method: 'POST', url: '/api/auth/join-password', payload, headers });

describe('whoever has joined by an invitation', () => {
  test('chooses a password once, and signs in with it', async () => {
    const token = await joined('nina@example.com');
    const answer = await choose({ token, newPassword: password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: 'nina@example.com' }]);
    expect(await signIn(backend, 'nina@example.com', password)).toContain('roadworthy');
    expect((await choose({ token, newPassword: 'another one of mine' })).json()).toMatchObject({
      errors: [{ extensions: { code: 'not_found' } }],
    });
  });

  test('does not choose one for who has one, after an hour, from another page, or under a token of another kind', async () => {
    const known = await joined('known@example.com', { password: 'correct horse battery' });
    expect((await choose({ token: known, newPassword: password })).statusCode).toBe(404);
    const late = await joined('late@example.com');
    await backend.sql(
      `alter table organization_invitations disable trigger touch;
       update organization_invitations set updated = app_now() - interval '61 minutes' where email = 'late@example.com'`,
    );
    expect((await choose({ token: late, newPassword: password })).statusCode).toBe(404);
    const elsewhere = await joined('elsewhere@example.com');
    expect(
      (await choose({ token: elsewhere, newPassword: password }, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403);
    expect((await choose({ token: elsewhere.replace('i1.', 'a1.'), newPassword: password })).statusCode).toBe(404);
  });

  test.each(['short', 'password1234', 'x'.repeat(129)])('is refused %s', async (newPassword) => {
    const token = await joined(`weak${newPassword.length}@example.com`);
    const answer = await choose({ token, newPassword });
    expect(answer.statusCode).toBe(400);
  });
});
