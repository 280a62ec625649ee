import { sql } from 'kysely';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { answeredQuote, aQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';
import { askAs } from '../kernel/operations/ask-as.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { eraseRecords } from './erase-records.ts';

const fixture = useFixture('erase records', { now: '2026-06-15T14:00:00Z' });
const within = (organizationId: string, step: (work: Work) => Promise<unknown>) =>
  inOrganization({ platform: fixture.backend.platform, handlers: [] }, organizationId, systemRequest('test'), step);
const erase = (organizationId: string, id: string) =>
  within(organizationId, (work) => eraseRecords(work, 'quote', [id]));
const quoteOf = (id: string) =>
  selectOne<{ organization_id: string; erased: Date | null; status: string }>(
    fixture.backend,
    'select organization_id, erased, status from quotes where quote_id = $1',
    [id],
  );

describe('emptying a record', () => {
  test('reaches nothing of another organization, whatever it is told', async () => {
    const { insurer, mirror } = fixture.tenants;
    const { quoteId } = await answeredQuote(fixture.backend, aQuote({ partner: mirror.partner }));
    await erase(insurer.organization.organizationId, quoteId);
    expect(await quoteOf(quoteId)).toMatchObject({
      organization_id: mirror.organization.organizationId,
      erased: null,
      status: 'open',
    });
    await erase(mirror.organization.organizationId, quoteId);
    expect(await quoteOf(quoteId)).toMatchObject({ erased: expect.any(Date), status: 'expired' });
  });

  test('is done by an operation, and by no caller, no worker and no sign-in', async () => {
    for (const role of [...requestRoles, 'worker', 'identity']) {
      for (const call of ['erase_quotes', 'erase_policies', 'erase_claims']) {
        const text = `select ${call}(array['00000000-0000-7000-8000-000000000001']::uuid[])`;
        await expect(
          askAs(fixture.backend.platform.pools.operations, { role, text }),
          `${role}: ${call}`,
        ).rejects.toThrow(/permission denied/);
      }
    }
  });

  test('leaves staff what it was, and nothing to do: nobody opens it again, and its link opens nothing', async () => {
    const { agent, organization } = fixture.tenants.insurer;
    const { quoteId, customer } = await answeredQuote(fixture.backend, aQuote());
    await erase(organization.organizationId, quoteId);
    const document = `query ($id: uuid!) { quotes_by_pk(id: $id) { status erased entities(where: { archived: { _is_null: true } }) { email } }
      abilities(table: "quotes", id: $id) { operation allowed } quote_pricing(quote_id: $id) { bindable } }`;
    const seen = await agent.must<{ abilities: { allowed: boolean }[]; quotes_by_pk: object }>(document, {
      id: quoteId,
    });
    expect(seen.quotes_by_pk).toEqual({ status: 'expired', erased: expect.any(String), entities: [] });
    expect(seen.abilities.filter(({ allowed }) => allowed)).toEqual([]);
    const reopen = 'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "open") { id } }';
    expect((await refusalOf(fixture.backend, agent, reopen, { id: quoteId })).code).toBe('quote_erased');
    const note = 'mutation ($id: uuid!) { create_quote_note(quote_id: $id, note: "Kim called") { note } }';
    expect((await refusalOf(fixture.backend, agent, note, { id: quoteId })).code).toBe('record_erased');
    const upload =
      'mutation ($id: uuid!) { begin_upload(table: "quotes", id: $id, name: "a.pdf", byte_size: 9) { file_id } }';
    expect((await refusalOf(fixture.backend, agent, upload, { id: quoteId })).code).toBe('record_erased');
    expect(customer.principal.quoteId).toBe(quoteId);
    const versions = 'select token_version from quotes where quote_id = $1';
    expect(await selectOne(fixture.backend, versions, [quoteId])).toEqual({ token_version: 2 });
  });
});

test('closing an account ends every way in and every session', async () => {
  const { organizationId } = fixture.tenants.insurer.organization;
  const email = 'closing@example.com';
  const facts = { role: 'global:user', firstName: 'Kim', lastName: 'Lake', email, password: 'correct horse' } as const;
  const { userId } = await addPerson(fixture.backend.owner, facts);
  await selectRows(
    fixture.backend,
    `insert into auth.session (id, token, "userId", "expiresAt") values (uuidv7(), 'token', $1, now() + interval '1 day')`,
    [userId],
  );
  await selectRows(
    fixture.backend,
    `insert into auth.letter (email, link_hash, code_hash, expires) values ($1, 'link', 'code', now() + interval '1 hour')`,
    [email],
  );
  await within(organizationId, ({ tx }) => sql`select close_account(${userId}::uuid, ${[email]}::text[])`.execute(tx));
  expect(
    await selectOne(
      fixture.backend,
      `select (select count(*)::int from auth."user" where id = $1) as people,
         (select count(*)::int from auth.account where "userId" = $1) as passwords,
         (select count(*)::int from auth.session where "userId" = $1) as sessions,
         (select count(*)::int from auth.letter where email = $2) as letters`,
      [userId, email],
    ),
  ).toEqual({ people: 0, passwords: 0, sessions: 0, letters: 0 });
  // The address is free: somebody else may begin with it.
  await addPerson(fixture.backend.owner, { ...facts, firstName: 'Another' });
});
