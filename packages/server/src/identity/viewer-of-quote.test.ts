import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  ask,
  openTestApp,
  signIn,
  testNow,
  type TestApp,
} from '../../test/open-test-app.ts';
import { quoteViewToken } from '../kernel/tokens/view-token.ts';

const password = 'correct horse battery';
const document = '{ quotes { quote_id } }';
const inHalfAnHour = new Date(Date.parse(testNow) + 30 * 60_000);

let backend: TestApp;
let north: Awaited<ReturnType<typeof addOrganization>>;
let quoteId: string;
let otherId: string;

beforeAll(async () => {
  backend = await openTestApp('quote views');
  north = await addOrganization(backend, 'North');
  const south = await addOrganization(backend, 'South');
  [quoteId, otherId] = [await addQuote(backend, north), await addQuote(backend, south)];
});
afterAll(() => backend.close());

type Person = { readonly userId: string; readonly cookie: string };

let people = 0;
async function person(role: string | null, globalRoles: readonly string[] = []): Promise<Person> {
  const email = `person-${(people += 1)}@example.com`;
  const memberships = role === null ? [] : [{ role, organizationId: north.id }];
  const userId = await addPerson(backend, { email, password, memberships, globalRoles });
  return { userId, cookie: await signIn(backend, email, password) };
}

const tokenOf = ({ userId }: Person, of = quoteId, ends = inHalfAnHour) =>
  quoteViewToken(backend.platform.secrets, { quoteId: of, userId, ends });

/** What somebody reads who sends a view's token, with a session beside it or without. */
async function seen(token: string, by: Person | null): Promise<unknown> {
  const headers = { 'x-roamly-quote-token': token, ...(by && { cookie: by.cookie }) };
  const answer = (await ask(backend, document, headers)).json<{
    data?: { quotes: { quote_id: string }[] };
    errors?: { extensions: { code: string } }[];
  }>();
  return answer.errors?.[0]?.extensions.code ?? answer.data?.quotes.map(({ quote_id }) => quote_id);
}

describe('a view of what the customer sees', () => {
  test('shows its quote to the agent for whom it was opened', async () => {
    const agent = await person('organization:agent');
    expect(await seen(tokenOf(agent), agent)).toEqual([quoteId]);
    const service = await person(null, ['global:service_agent']);
    expect(await seen(tokenOf(service), service)).toEqual([quoteId]);
  });

  test('opens nothing without the session of that person', async () => {
    const [agent, colleague] = [await person('organization:agent'), await person('organization:agent')];
    expect(await seen(tokenOf(agent), null)).toBe('view_ended');
    expect(await seen(tokenOf(agent), colleague)).toBe('view_ended');
  });

  test('ends by itself', async () => {
    const agent = await person('organization:agent');
    expect(await seen(tokenOf(agent, quoteId, new Date(testNow)), agent)).toBe('view_ended');
    expect(await seen(tokenOf(agent, quoteId, new Date(Date.parse(testNow) + 1000)), agent)).toEqual([quoteId]);
  });

  test('ends when the person leaves the organization, and with their session', async () => {
    const [leaver, other] = [await person('organization:agent'), await person('organization:agent')];
    expect(await seen(tokenOf(leaver), leaver)).toEqual([quoteId]);
    await backend.sql('update organization_members set active = false where user_id = $1', [leaver.userId]);
    await backend.identity.sessions.revoke(decodeURIComponent(leaver.cookie.split('=').slice(1).join('=')));
    expect(await seen(tokenOf(leaver), leaver)).toBe('view_ended');
    await backend.sql('update organization_members set active = false where user_id = $1', [other.userId]);
    expect(await seen(tokenOf(other), other)).toBe('view_ended');
  });

  test('is of no quote that the person does not see, nor for who only reads', async () => {
    const agent = await person('organization:agent');
    expect(await seen(tokenOf(agent, otherId), agent)).toBe('view_ended');
    for (const [role, global] of [
      ['organization:underwriter', []],
      [null, ['global:read_only']],
      [null, []],
    ] as const) {
      const reader = await person(role, global);
      expect(await seen(tokenOf(reader), reader)).toBe('view_ended');
    }
  });

  test('ends when its quote goes to another organization', async () => {
    const agent = await person('organization:agent');
    const away = await addOrganization(backend, 'Away');
    const moved = await addQuote(backend, north);
    expect(await seen(tokenOf(agent, moved), agent)).toEqual([moved]);
    const product = await addQuote(backend, away);
    await backend.sql(
      `update quotes set organization_id = $2, product_id = (select product_id from quotes where quote_id = $3)
       where quote_id = $1`,
      [moved, away.id, product],
    );
    expect(await seen(tokenOf(agent, moved), agent)).toBe('view_ended');
  });

  test('opens nothing once it was changed', async () => {
    const agent = await person('organization:agent');
    const token = tokenOf(agent);
    expect(await seen(`${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}_`, agent)).toBe('token_not_valid');
  });
});
