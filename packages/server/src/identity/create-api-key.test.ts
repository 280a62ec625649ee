import { createHash, randomUUID } from 'node:crypto';
import { apiKeyRoles } from '@roadworthy/core/identity/api-key-roles.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { callerRoles, type CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import { callerOf, type Caller } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeyHash } from './api-key-text.ts';

const fixture = useFixture('create api key');
const document = `mutation ($id: uuid!, $name: String!, $role: String!, $expires: timestamptz!) {
  create_api_key(organization_id: $id, name: $name, role: $role, expires: $expires) {
    key
    api_key { api_key_id organization_id name key_prefix role expires revoked created_by }
  }
}`;
type Created = { create_api_key: { key: string; api_key: Record<string, string | null> } };

const staff = new Map<string, Caller>();
beforeAll(async () => {
  for (const role of ['global:organization_admin', 'global:admin'] as const) {
    const facts = { role, firstName: 'Sam', lastName: role, email: `${role.replace(':', '.')}@example.com` };
    staff.set(role, fixture.backend.as(await addPerson(fixture.backend.owner, facts)));
  }
  staff.set('organization:owner', fixture.tenants.insurer.owner);
});

const variables = (change: Record<string, unknown> = {}) => ({
  id: fixture.tenants.insurer.organization.organizationId,
  name: 'Nightly export',
  role: 'organization:agent',
  expires: '2026-12-31T00:00:00Z',
  ...change,
});
const by = (role: string): Caller => staff.get(role) ?? fixture.backend.anonymous();
const keys = () => selectRows(fixture.backend, 'select * from api_keys');

describe('create_api_key', () => {
  test('shows the key once and keeps only its hash and its first characters', async () => {
    const { owner } = fixture.tenants.insurer;
    const { create_api_key } = await owner.must<Created>(document, variables());
    const { key, api_key } = create_api_key;
    expect(key).toMatch(/^rwk_[\w-]{43}$/);
    expect(api_key).toMatchObject({
      organization_id: variables().id,
      name: 'Nightly export',
      role: 'organization:agent',
      revoked: null,
      key_prefix: key.slice(0, 10),
      expires: '2026-12-31T00:00:00+00:00',
      created_by: owner.principal.userId,
    });
    const row = await selectOne<Record<string, unknown>>(
      fixture.backend,
      'select to_jsonb(api_keys) as stored, key_hash from api_keys where api_key_id = $1',
      [api_key['api_key_id']],
    );
    expect(row['key_hash']).toBe(apiKeyHash(fixture.backend.platform.secrets, key));
    // The hash is keyed: who has the table and a key cannot tell that they belong together.
    expect(row['key_hash']).not.toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  // Written by hand: what each may give to a key of the insurer.
  const input: Readonly<Record<string, readonly string[]>> = {
    'organization:owner': ['organization:agent', 'organization:owner'],
    'global:organization_admin': ['global:read_only', 'global:organization_admin'],
    'global:admin': apiKeyRoles,
  };
  test.each(Object.keys(input))('lets %s give the roles that they may give, and no other', async (acting) => {
    for (const role of [...callerRoles, 'anonymous', 'token:quote', 'operator', 'identity']) {
      const { data, errors } = await by(acting).ask(document, variables({ role }));
      const outcome = data === null ? errors[0]?.extensions.code : 'created';
      expect([role, outcome]).toEqual([role, input[acting]?.includes(role) ? 'created' : 'api_key_role_not_held']);
    }
  });

  test('gives an owner nothing of the roles held elsewhere', async () => {
    const { owner } = fixture.tenants.insurer;
    const { organizationId } = fixture.tenants.mirror.organization;
    const { userId } = owner.principal;
    await fixture.backend.owner.pool.query(
      "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'organization:underwriter')",
      [organizationId, userId],
    );
    await fixture.backend.owner.pool.query("insert into user_global_roles values ($1, 'global:admin')", [userId]);
    for (const role of ['organization:underwriter', 'global:admin']) {
      const refused = await refusalOf(fixture.backend, owner, document, variables({ role }));
      expect(refused).toEqual({ code: 'api_key_role_not_held', field: 'role' });
    }
  });

  test.each(callerRoles.filter((role) => !(role in input)))('does not exist for %s', async (role: CallerRole) => {
    const refused = await refusalOf(fixture.backend, someone(fixture.backend, role), document, variables());
    expect(refused).toEqual({ code: 'validation-failed' });
  });

  test.each([
    [{ name: ' ' }, 'api_key_name_not_valid', 'name'],
    [{ expires: '2026-06-15T13:00:00Z' }, 'api_key_expiry_not_valid', 'expires'],
    [{ expires: '2028-01-01T00:00:00Z' }, 'api_key_expiry_not_valid', 'expires'],
    [{ expires: 'infinity' }, 'instant_not_valid', 'expires'],
  ])('refuses %j', async (change, code, field) => {
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.owner, document, variables(change));
    expect(refused).toEqual({ code, field });
  });

  test('answers another organization exactly like one that does not exist', async () => {
    const { owner } = fixture.tenants.mirror;
    const before = await keys();
    const foreign = await owner.ask(document, variables());
    const nothing = await owner.ask(document, variables({ id: randomUUID() }));
    expect(foreign.body).toBe(nothing.body);
    expect(foreign.errors[0]?.extensions.code).toBe('not_found');
    expect(await keys()).toEqual(before);
  });

  test('needs a person: a key makes no keys', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    const machine = callerOf(
      fixture.backend.platform,
      principalOf('global:admin', { apiKeyId: randomUUID(), organizationId }),
    );
    expect(await refusalOf(fixture.backend, machine, document, variables())).toEqual({ code: 'person_required' });
  });

  test('answers its maker’s repetition with the same key, sealed until then, and nobody else’s', async () => {
    const { insurer, mirror } = fixture.tenants;
    const options = { idempotencyKey: 'make the export’s key' };
    const first = await insurer.owner.must<Created>(document, variables(), options);
    const again = await insurer.owner.ask(document, variables(), options);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.data).toEqual(first);
    const stored = await selectRows(fixture.backend, 'select * from idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain(first.create_api_key.key);
    const other = await by('global:admin').must<Created>(document, variables(), options);
    expect(other.create_api_key.key).not.toBe(first.create_api_key.key);
    expect((await mirror.owner.ask(document, variables(), options)).body).not.toContain(first.create_api_key.key);
  });

  test('is written into the trail, the key’s text aside', async () => {
    const { owner } = fixture.tenants.insurer;
    const { create_api_key } = await owner.must<Created>(document, variables({ name: 'For the trail' }));
    const row = await selectOne<Record<string, unknown>>(
      fixture.backend,
      "select * from audit_log where operation = 'create_api_key' order by audit_id desc limit 1",
    );
    expect(row).toMatchObject({
      actor_kind: 'user',
      actor_user_id: owner.principal.userId,
      actor_api_key_id: null,
      organization_id: variables().id,
      root_table: 'organizations',
      root_id: variables().id,
    });
    expect(JSON.stringify(row)).not.toContain(create_api_key.key);
  });

  test('refuses the fifty-first that works, until one has ended', async () => {
    const { owner } = fixture.tenants.insurer;
    await fixture.backend.owner.pool.query(
      `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, expires)
       select $1, 'Machine ' || n, encode(sha256(n::text::bytea), 'hex'), 'rwk_fill' || n % 100, 'organization:agent', $2,
         app_now() + interval '1 day' from generate_series(1, 50) n`,
      [variables().id, owner.principal.userId],
    );
    expect(await refusalOf(fixture.backend, owner, document, variables())).toMatchObject({ code: 'api_keys_full' });
    await fixture.backend.owner.pool.query(
      "update api_keys set revoked = app_now(), revoked_by = created_by where name like 'Machine %'",
    );
    await owner.must<Created>(document, variables());
  });
});
