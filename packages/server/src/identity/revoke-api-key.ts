import { decideApiKeyRevocation } from '@roadworthy/core/identity/revoke-api-key.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';

export const revokeApiKey = operation({
  name: 'revoke_api_key',
  permission: 'api_key:write',
  root: 'api_key_id',
  example: {},
  async run({ input: { api_key_id }, actor, tx, now }) {
    const revoked_by = personOf(actor);
    const key = await tx
      .selectFrom('api_keys')
      .select(['role', 'revoked', 'expires'])
      .where('api_key_id', '=', api_key_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const decision = decideApiKeyRevocation(key, actor.role, now);
    if (!decision.ok) return decision;
    await tx
      .updateTable('api_keys')
      .set({ revoked: decision.event.revoked, revoked_by })
      .where('api_key_id', '=', api_key_id)
      .execute();
    return { api_key_id };
  },
});
