import { may, type Principal, viewerOf } from '@roadworthy/core/identity/principal.ts';
import type pg from 'pg';
import { askAs } from '../kernel/operations/ask-as.ts';
import { claimsOf } from '../kernel/tokens/claims.ts';
import type { Clock } from '../kernel/jobs/clock.ts';
import type { QuoteViewClaims } from '../kernel/tokens/view-token.ts';
import { type Account, principalOfAccount } from './account.ts';

type Parts = { readonly pool: pg.Pool; readonly clock: Clock };

const visibleSql = 'select 1 from quotes where quote_id = $1::uuid';

async function sees({ pool, clock }: Parts, principal: Principal, quoteId: string): Promise<boolean> {
  const claims = claimsOf(principal, clock);
  const rows = await askAs(pool, { role: principal.role, claims, text: visibleSql, values: [quoteId] });
  return rows.length > 0;
}

/**
 * Who looks at a quote as its customer has it: the person for whom the view was opened, as long as they are signed in
 * and in some role of theirs may still send this quote's link. Asked anew at every request. Null for everybody else and
 * once the view has ended.
 */
export async function viewerOfQuote(
  parts: Parts,
  { quoteId, userId, ends }: QuoteViewClaims,
  account: Account | null,
): Promise<Principal | null> {
  if (account === null || account.userId !== userId || ends <= parts.clock.now()) return null;
  for (const role of account.roles) {
    const decision = principalOfAccount(account, role);
    if (!decision.ok || !may(decision.event, 'quote:send')) continue;
    if (await sees(parts, decision.event, quoteId)) return viewerOf(quoteId);
  }
  return null;
}
