import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { createIdentityStore } from './identity-store.ts';

const fixture = useFixture('set language');
const document = 'mutation ($language: String!) { set_language(language: $language) { language } }';
const french = { language: 'fr-ca' };

const languageOf = (userId: string | null) =>
  selectOne<{ language: string | null }>(fixture.backend, 'select language from users where user_id = $1', [userId]);

/** Asks as the pages do: everybody signed in holds `global:user`. */
function asUser(userId: string | null) {
  return callerOf(fixture.backend.platform, principalOf('global:user', userId === null ? {} : { userId }));
}

describe('set_language', () => {
  test('keeps the language of whoever asks, and of nobody else', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    const answer = await asUser(agent.principal.userId).must(document, french);
    expect(answer).toEqual({ set_language: french });
    expect(await languageOf(agent.principal.userId)).toEqual(french);
    expect(await languageOf(owner.principal.userId)).toEqual({ language: null });
    const account = await createIdentityStore(fixture.backend.platform.pools.reads).accountById(
      agent.principal.userId ?? '',
    );
    expect(account?.language).toBe('fr-ca');
  });

  test('is booked where the person works, and with the insurer for somebody of no organization', async () => {
    const { agent, organization } = fixture.tenants.mirror;
    await agent.must(document, french);
    const trail = `select organization_id from audit_log where operation = 'set_language' and actor_user_id = $1`;
    const { organizationId } = organization;
    expect(await selectOne(fixture.backend, trail, [agent.principal.userId])).toEqual({
      organization_id: organizationId,
    });
    const facts = {
      role: 'global:underwriter',
      firstName: 'Una',
      lastName: 'Brandt',
      email: 'una@example.com',
    } as const;
    const una = fixture.backend.as(await addPerson(fixture.backend.owner, facts));
    await una.must(document, french);
    expect(await selectOne(fixture.backend, trail, [una.principal.userId])).toEqual({
      organization_id: fixture.tenants.insurer.organization.organizationId,
    });
  });

  test('refuses a language that no page is written in', async () => {
    const { agent } = fixture.tenants.insurer;
    expect(await refusalOf(fixture.backend, agent, document, { language: 'de-de' })).toEqual({
      code: 'language_unknown',
      field: 'language',
    });
  });

  const mayNot: readonly string[] = ['email', 'global:read_only', 'global:actuary'];
  test.each(callerRoles.filter((role) => mayNot.includes(role)))('does not exist for %s', async (role) => {
    const refused = await refusalOf(fixture.backend, someone(fixture.backend, role), document, french);
    expect(refused).toEqual({ code: 'validation-failed' });
  });

  test('does not exist for a visitor', async () => {
    expect(await refusalOf(fixture.backend, fixture.backend.anonymous(), document, french)).toEqual({
      code: 'validation-failed',
    });
  });
});
