import { rejectionsOf, type Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { Renewal } from './renewal-store.ts';

const keyOf = ({ code, value }: Violation): string => (value == null ? code : `${code} ${value}`);

/** What refuses the next term now, each by its kind and what was found. */
async function refusalsOf(work: Work, quoteId: string): Promise<string[]> {
  const stored = await loadQuote(work, quoteId);
  return rejectionsOf(factsOf(work, stored, await rateNow(work, stored.quote))).map(keyOf);
}

/** Has the quote of a next term wait to renew again that something refuses all the same. */
async function readmit({ tx }: Work, quoteId: string, isOffered: boolean): Promise<void> {
  // An offer says what it said: nobody edited it.
  const offered = isOffered && { approved_content_hash: sql<string>`content_hash` };
  await tx
    .updateTable('quotes')
    .set({ status: 'pending_renewal', resume_status: null, refused_for: null, ...offered })
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'ineligible')
    .where('refused_for', 'is not', null)
    .execute();
}

/**
 * The next term goes on although something refuses it: an underwriter approved it, or nobody decided by the cutoff. What
 * refuses it now is let pass, and does not stop it once more.
 */
export async function letPass(work: Work, { renewalId, quoteId }: Renewal): Promise<void> {
  if (quoteId === null) return;
  const refusals = await refusalsOf(work, quoteId);
  if (refusals.length === 0) return;
  await readmit(work, quoteId, false);
  await work.tx
    .updateTable('policy_renewals')
    .set({ meta: sql<string>`meta || jsonb_build_object('let_pass', ${JSON.stringify(refusals)}::jsonb)` })
    .where('policy_renewal_id', '=', renewalId)
    .execute();
}

/** Whether all that refuses an offer was let pass before: then it stays as it was approved and offered. */
export async function wasLetPass(work: Work, { renewalId, quoteId, status }: Renewal): Promise<boolean> {
  if (quoteId === null || (status !== 'approved' && status !== 'offered')) return false;
  const { passed } = await work.tx
    .selectFrom('policy_renewals')
    .select(sql<string[] | null>`meta -> 'let_pass'`.as('passed'))
    .where('policy_renewal_id', '=', renewalId)
    .executeTakeFirstOrThrow();
  if (passed === null) return false;
  const refusals = await refusalsOf(work, quoteId);
  if (!refusals.every((one) => passed.includes(one))) return false;
  await readmit(work, quoteId, status === 'offered');
  return true;
}
