import { apiKeyRoles } from '@roadworthy/core/identity/api-key-roles.ts';
import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import { isApiKeyInForce } from '@roadworthy/core/identity/revoke-api-key.ts';
import type pg from 'pg';
import { askAs } from '../kernel/operations/ask-as.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import type { Platform } from '../kernel/platform.ts';
import { apiKeyHash } from './api-key-text.ts';

export type ApiKeys = {
  /** Whom a key speaks for: its role in its organization. Null for every text that is no key in force. */
  principalOf(text: string): Promise<Principal | null>;
  /** Waits until every use has been noted. */
  drain(): Promise<void>;
};

const lookUpSql = `
  select k.api_key_id, k.organization_id, k.role, extract(epoch from k.expires) * 1000,
    extract(epoch from k.revoked) * 1000, extract(epoch from k.last_used) * 1000
  from api_keys k join organizations o using (organization_id)
  where k.key_hash = $1 and o.archived is null`;

// A busy key would otherwise write a row version with every request.
const noteSql = `
  update api_keys set last_used = app_now()
  where api_key_id = $1::uuid and (last_used is null or last_used < app_now() - interval '1 minute')`;
const noteEveryMs = 60_000;

const instantOf = (milliseconds: string | null | undefined): Date | null =>
  milliseconds ? new Date(Number(milliseconds)) : null;

/** Reads API keys by their hash, anew with each request, so that a revoked one is over at once. */
export function createApiKeys(
  parts: Pick<Platform, 'secrets' | 'clock' | 'log'> & { readonly pool: pg.Pool },
): ApiKeys {
  const { pool, secrets, clock, log } = parts;
  const noting = new Map<string, Promise<void>>();

  async function note(apiKeyId: string): Promise<void> {
    try {
      await askAs(pool, { role: 'identity', claims: clockClaim({ clock }), text: noteSql, values: [apiKeyId] });
    } catch (error) {
      log.warn({ err: error }, 'the use of an API key was not noted');
    } finally {
      noting.delete(apiKeyId);
    }
  }

  return {
    async principalOf(text) {
      // Every text costs the same question, so that the time tells nothing.
      const values = [apiKeyHash(secrets, text)];
      const [row = []] = await askAs(pool, { role: 'identity', text: lookUpSql, values });
      const [apiKeyId, organizationId, named, expires, revoked, lastUsed] = row;
      const role = apiKeyRoles.find((each) => each === named);
      const now = clock.now();
      const inForce = isApiKeyInForce({ expires: instantOf(expires), revoked: instantOf(revoked) }, now);
      if (!apiKeyId || !organizationId || role === undefined || !inForce) return null;
      const isStale = now.getTime() - (instantOf(lastUsed)?.getTime() ?? 0) >= noteEveryMs;
      if (isStale && !noting.has(apiKeyId)) noting.set(apiKeyId, note(apiKeyId));
      return principalOf(role, { apiKeyId, organizationId });
    },
    async drain() {
      await Promise.all(noting.values());
    },
  };
}
