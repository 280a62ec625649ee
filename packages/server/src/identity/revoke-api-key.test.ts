import { randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { apiKeyHash, newApiKeyText } from './api-key-text.ts';

const fixture = useFixture('revoke api key');
const document = 'mutation ($id: uuid!) { revoke_api_key(api_key_id: $id) { api_key_id revoked revoked_by } }';

async function aKey(role = 'organization:agent', expires = '2026-12-31T00:00:00Z'): Promise<string> {
  const { text, prefix } = newApiKeyText();
  const { organization, owner } = fixture.tenants.insurer;
  const hash = apiKeyHash(fixture.backend.platform.secrets, text);
  const { api_key_id } = await selectOne<{ api_key_id: string }>(
    fixture.backend,
    `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, expires, created)
     values ($1, 'Export', $2, $3, $4, $5, $6, '2026-01-01') returning api_key_id`,
    [organization.organizationId, hash, prefix, role, owner.principal.userId, expires],
  );
  return api_key_id;
}

describe('revoke_api_key', () => {
  test('ends a key and says who did it', async () => {
    const { owner } = fixture.tenants.insurer;
    const id = await aKey();
    const { revoke_api_key } = await owner.must<{ revoke_api_key: Record<string, string> }>(document, { id });
    expect(revoke_api_key).toEqual({
      api_key_id: id,
      revoked: '2026-06-15T14:00:00+00:00',
      revoked_by: owner.principal.userId,
    });
    const trail = 'select actor_user_id, root_table from audit_log where root_id = $1';
    expect(await selectOne(fixture.backend, trail, [id])).toEqual({
      actor_user_id: owner.principal.userId,
      root_table: 'api_keys',
    });
  });

  test('ends a key once', async () => {
    const { owner } = fixture.tenants.insurer;
    const id = await aKey();
    await owner.must(document, { id });
    expect(await refusalOf(fixture.backend, owner, document, { id })).toEqual({ code: 'api_key_already_revoked' });
  });

  test('ends a key that has expired too', async () => {
    const id = await aKey('organization:agent', '2026-03-01T00:00:00Z');
    expect((await fixture.tenants.insurer.owner.ask(document, { id })).errors).toEqual([]);
  });

  test('leaves the platform’s keys to the platform’s administrators', async () => {
    const id = await aKey('global:service_agent');
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.owner, document, { id });
    expect(refused).toEqual({ code: 'api_key_role_not_held' });
    const email = 'olga@example.com';
    const facts = { role: 'global:organization_admin', firstName: 'Olga', lastName: 'Orr', email } as const;
    const admin = fixture.backend.as(await addPerson(fixture.backend.owner, facts));
    expect((await admin.ask(document, { id })).errors).toEqual([]);
  });

  test('answers another organization’s key exactly like one that does not exist', async () => {
    const { owner } = fixture.tenants.mirror;
    const foreign = await owner.ask(document, { id: await aKey() });
    expect(foreign.body).toBe((await owner.ask(document, { id: randomUUID() })).body);
    expect(foreign.errors[0]?.extensions.code).toBe('not_found');
  });

  test('needs a person: a stolen key stops no other', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    const id = await aKey();
    const principal = principalOf('organization:owner', { apiKeyId: await aKey('organization:owner'), organizationId });
    const machine = callerOf(fixture.backend.platform, principal);
    expect(await refusalOf(fixture.backend, machine, document, { id })).toEqual({ code: 'person_required' });
  });

  const may: readonly string[] = ['organization:owner', 'global:organization_admin', 'global:admin'];
  test.each(callerRoles.filter((role) => !may.includes(role)))('does not exist for %s', async (role) => {
    const refused = await refusalOf(fixture.backend, someone(fixture.backend, role), document, { id: await aKey() });
    expect(refused).toEqual({ code: 'validation-failed' });
  });
});

describe('the keys of an organization', () => {
  const list = '{ api_keys(order_by: {created: asc}) { api_key_id organization_id key_prefix last_used } }';

  test('are read by its owner and by administrators, and not by another owner', async () => {
    const id = await aKey();
    const read = async (caller: typeof fixture.tenants.insurer.owner) =>
      (await caller.must<{ api_keys: { api_key_id: string }[] }>(list)).api_keys.map(({ api_key_id }) => api_key_id);
    expect(await read(fixture.tenants.insurer.owner)).toContain(id);
    expect(await read(someone(fixture.backend, 'global:organization_admin'))).toContain(id);
    expect(await read(fixture.tenants.mirror.owner)).not.toContain(id);
  });

  test.each(callerRoles)('have no hash for %s', async (role) => {
    const { errors } = await someone(fixture.backend, role).ask('{ api_keys { key_hash } }');
    expect(errors[0]?.extensions.code).toBe('validation-failed');
  });

  test('have no hash for operations either', async () => {
    const client = await fixture.backend.platform.pools.operations.connect();
    try {
      await client.query('begin');
      await client.query('set local role operator');
      await expect(client.query('select key_hash from api_keys')).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
