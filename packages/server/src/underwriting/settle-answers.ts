import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { QuoteFacts, Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { openReferrals } from '@roadworthy/core/quoting/signing/waivers.ts';
import type { Referral } from '@roadworthy/core/underwriting/referral.ts';
import type { Work } from '../kernel/work.ts';
import { handToAgent } from '../quoting/sharing/hand-to-agent.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow, saveEdit, takesAgent } from '../quoting/pricing/rate-stored-quote.ts';
import { settleStatus } from '../quoting/ending/settle-status.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { referLateAnswers } from './refer-policy.ts';
import { waitingReferral, writeReferral } from './write-referral.ts';

/** Whether an underwriter was never asked about something that is found: who let a question end asks anew by an edit. */
async function isNew({ tx }: Work, quoteId: string, found: readonly Violation[]): Promise<boolean> {
  const rows = await tx.selectFrom('quote_referrals').select('findings').where('quote_id', '=', quoteId).execute();
  // Written by write-referral.ts.
  const requested = rows.flatMap(({ findings }) => findings as Referral['findings']);
  return found.some(({ code, value }) => !requested.some((one) => one.code === code && one.value === value));
}

/** What is found of a quote that nobody edited: it goes where that leads, and an underwriter is asked about what is new. */
async function settleFindings(work: Work, stored: StoredQuote, facts: QuoteFacts): Promise<void> {
  const { quote } = stored;
  if ((await settleStatus(work, { quote, facts })) !== 'nothing') return;
  const found = openReferrals(quote, facts);
  const waiting = await waitingReferral(work, quote.quoteId);
  if (waiting || (await isNew(work, quote.quoteId, found))) await writeReferral(work, quote, found, waiting);
  // What a customer does settles that by itself; nobody else is alone with a quote.
  if (!isCustomer(work.actor.role) && takesAgent(stored)) await handToAgent(work, quote);
}

/** Looks at a quote that nobody edited by the rules of now. */
export async function settleByRules(work: Work, quoteId: string): Promise<void> {
  const stored = await lockQuote(work, quoteId);
  await settleFindings(work, stored, factsOf(work, stored, await rateNow(work, stored.quote)));
}

/**
 * What is known of the people of a quote has changed: it is priced by that, an underwriter is asked about what was found,
 * and a customer who is alone with it is given an agent where that takes one. What was bound stays as it was sold, and
 * an underwriter looks at it. `before` is the quote as it was.
 */
export async function settleAnswers(work: Work, before: StoredQuote | null, stored: StoredQuote): Promise<void> {
  const { quote } = stored;
  if (quote.status === 'bound') return referLateAnswers(work, stored);
  const isOffered = [...unsoldStatuses, 'pending_renewal'].includes(quote.status);
  if (!isOffered) return;
  const edit = { sameContent: true, ...(before && { before: before.quote }) } as const;
  const { settled } = await saveEdit(work, stored, edit);
  await settleFindings(work, stored, settled.facts);
}
