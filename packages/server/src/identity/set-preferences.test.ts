import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { createIdentityStore } from './identity-store.ts';

const fixture = useFixture('set preferences');
const document = `mutation ($theme: String, $single_keys: Boolean, $lists: [list_preferences_input!]) {
  set_preferences(theme: $theme, single_keys: $single_keys, lists: $lists) { preferences }
}`;

/** Asks as the pages do: everybody signed in holds `global:user`. */
const asUser = (userId: string | null) =>
  callerOf(fixture.backend.platform, principalOf('global:user', userId === null ? {} : { userId }));
const storedOf = async (userId: string | null) =>
  (await createIdentityStore(fixture.backend.platform.pools.reads).accountById(userId ?? ''))?.preferences;

describe('set_preferences', () => {
  test('keeps what it is told beside what was kept, for whoever asks and nobody else', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    const me = asUser(agent.principal.userId);
    await me.must(document, { theme: 'dark', lists: [{ list: 'quotes', density: 'compact' }] });
    const answer = await me.must(document, { single_keys: false, lists: [{ list: 'quotes', columns: ['status'] }] });
    const preferences = {
      theme: 'dark',
      single_keys: false,
      lists: {
        quotes: {
          density: 'compact',
          columns: ['status'],
        },
      },
    };
    expect(answer).toEqual({ set_preferences: { preferences } });
    expect(await storedOf(agent.principal.userId)).toEqual(preferences);
    expect(await storedOf(owner.principal.userId)).toEqual({});
  });

  test('set on two devices at once keeps both', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const me = asUser(underwriter.principal.userId);
    await Promise.all([
      me.must(document, { theme: 'dark' }),
      me.must(document, { lists: [{ list: 'quotes', columns: ['status'] }] }),
      me.must(document, { lists: [{ list: 'policies', columns: ['premium'] }] }),
    ]);
    expect(await storedOf(underwriter.principal.userId)).toEqual({
      theme: 'dark',
      lists: { quotes: { columns: ['status'] }, policies: { columns: ['premium'] } },
    });
  });

  test('lets go of nothing that was kept when it refuses', async () => {
    const { owner } = fixture.tenants.mirror;
    await owner.must(document, { theme: 'light' });
    expect(await refusalOf(fixture.backend, owner, document, { theme: 'sepia' })).toEqual({
      code: 'theme_unknown',
      field: 'theme',
    });
    expect(await storedOf(owner.principal.userId)).toEqual({ theme: 'light' });
  });

  test('what is stored and not understood any more is left out', async () => {
    const { userId } = fixture.tenants.mirror.agent.principal;
    const stored = JSON.stringify({ theme: 'sepia', single_keys: true });
    await fixture.backend.owner.pool.query('update users set preferences = $1 where user_id = $2', [stored, userId]);
    expect(await storedOf(userId)).toEqual({ single_keys: true });
  });

  test('does not exist for a visitor, an address or a bearer', async () => {
    for (const caller of [fixture.backend.anonymous(), someone(fixture.backend, 'email')]) {
      expect(await refusalOf(fixture.backend, caller, document, {})).toEqual({ code: 'validation-failed' });
    }
  });

  test('is of no business to colleagues: no role reads what others have set', async () => {
    const { body } = await fixture.tenants.insurer.owner.ask('{ users { preferences } }');
    expect(body).toContain('validation-failed');
    const granted = await selectOne(
      fixture.backend,
      `select count(*)::int as roles from pg_roles r
       where r.rolname not in ('operator', 'identity') and not r.rolsuper and r.rolname !~ '^pg_'
         and has_column_privilege(r.oid, 'users', 'preferences', 'select')
         and not pg_has_role(r.oid, (select relowner from pg_class where oid = 'users'::regclass), 'usage')`,
    );
    expect(granted).toEqual({ roles: 0 });
  });
});
