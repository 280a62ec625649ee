import { decideApiKey } from '@roadworthy/core/identity/create-api-key.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Platform } from '../kernel/platform.ts';
import { accountIn } from './account.ts';
import { apiKeyHash, newApiKeyText } from './api-key-text.ts';
import { createIdentityStore } from './identity-store.ts';

/** What a person holds where the key will work: the platform's roles, and those of that organization alone. */
async function heldIn({ pools }: Platform, userId: string, organizationId: string): Promise<readonly string[]> {
  const account = await createIdentityStore(pools.reads).accountById(userId);
  return account === null ? [] : accountIn(account, organizationId).roles;
}

export const createApiKey = operation({
  name: 'create_api_key',
  permission: 'api_key:write',
  root: 'organization_id',
  example: { name: 'Export', role: 'organization:agent', expires: '2026-12-31T00:00:00Z' },
  async run({ input, actor, tx, platform, organizationId, now }) {
    const created_by = personOf(actor);
    const giver = { acting: actor.role, held: await heldIn(platform, created_by, organizationId) };
    await sql`select pg_advisory_xact_lock(hashtextextended(${`api keys of ${organizationId}`}, 0))`.execute(tx);
    const { inForce } = await tx
      .selectFrom('api_keys')
      .select((row) => row.fn.countAll<number>().as('inForce'))
      .where('organization_id', '=', organizationId)
      .where('revoked', 'is', null)
      .where('expires', '>', now)
      .executeTakeFirstOrThrow();
    const decision = decideApiKey(input, giver, inForce, now);
    if (!decision.ok) return decision;
    const { text, prefix } = newApiKeyText();
    const { api_key_id } = await tx
      .insertInto('api_keys')
      .values({
        organization_id: organizationId,
        ...decision.event,
        key_hash: apiKeyHash(platform.secrets, text),
        key_prefix: prefix,
        created_by,
      })
      .returning('api_key_id')
      .executeTakeFirstOrThrow();
    return { key: text, api_key: { api_key_id } };
  },
});
