import type { OnDecoded } from '@roadworthy/data-api/run/answer-request.ts';
import type pg from 'pg';
import { askAs } from '../operations/ask-as.ts';
import { clockClaim } from '../jobs/clock-claim.ts';
import type { RequestContext } from '../context.ts';
import type { Platform } from '../platform.ts';
import { readTokenSeed } from './tokens.ts';

const appendSql = `
  insert into audit_log (request_id, operation, actor_kind, actor_user_id, actor_api_key_id, actor_role, organization_id,
    root_table, root_id, outcome)
  select $1, 'show_quote_token', $2, nullif($3, '')::uuid, nullif($4, '')::uuid, $5, shown.organization_id,
    'quotes', shown.quote_id, 'ok'
  from unnest($6::uuid[], $7::uuid[]) shown (quote_id, organization_id)`;

const listed = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Writes into the trail who was shown the tokens of which quotes: whoever holds one may do what the customer may. */
export function noteShownTokens(pool: pg.Pool, clock: Platform['clock']): OnDecoded {
  return async (encoded, { context }) => {
    const { requestId, principal } = context as RequestContext;
    const seeds = encoded.map(({ value }) => readTokenSeed(value));
    const quotes = [...new Map(seeds.map((seed) => [seed.quoteId, seed])).values()];
    const actor = [principal.kind, principal.userId ?? '', principal.apiKeyId ?? '', principal.role];
    const ids = [listed(quotes.map(({ quoteId }) => quoteId)), listed(quotes.map((each) => each.organizationId))];
    const values = [requestId, ...actor, ...ids];
    await askAs(pool, { role: 'operator', claims: clockClaim({ clock }), text: appendSql, values });
  };
}
