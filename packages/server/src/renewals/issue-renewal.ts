import { chargesOf, placed } from '@roadworthy/core/billing/charge-lines.ts';
import { decideBilling } from '@roadworthy/core/billing/preview.ts';
import { decideIssue } from '@roadworthy/core/policies/issue-policy.ts';
import { chargeDaysAhead } from '@roadworthy/core/renewals/renewal-step.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { billedTerm } from '../billing/pricing/billed-term.ts';
import { bookNextTerm } from '../billing/binding/book-new-business.ts';
import { mustAccept } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';
import { issuePolicy } from '../policies/issue-policy.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { promotedBook } from '../rating/rate-books.ts';
import { isCardCharged } from './price-renewal.ts';
import { type OpenedRenewal, updateRenewal } from './renewal-store.ts';

/** The day of the month on which a contract pays, as it was agreed. */
async function anchorOf({ tx }: Work, contractId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('billing_arrangements')
    .select('anchor_day')
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  return row?.anchor_day;
}

/** From which day its first invoice is charged by itself, as the offer says; null where its insured pays by hand. */
async function chargeDay(work: Work, { source, renewal }: OpenedRenewal): Promise<Day | null> {
  return (await isCardCharged(work, source)) ? addDays(renewal.renewalDate, -chargeDaysAhead) : null;
}

/**
 * Writes the term that an accepted offer becomes: the next of its contract, under the same number, at the price that was
 * offered. It is paid as the contract is, and begins on its day once its first invoice is.
 */
export async function issueRenewal(work: Work, opened: OpenedRenewal): Promise<string> {
  const { renewal, source } = opened;
  if (renewal.quoteId === null) throw new Error(`Renewal ${renewal.renewalId} describes nothing`);
  const stored = await lockQuote(work, renewal.quoteId);
  const { quote } = stored;
  const { policy: former } = source;
  const { raterVersionId } = quote;
  if (raterVersionId === null) throw new Error(`The renewal ${renewal.renewalId} is not rated`);
  // What was offered is what is sold, whatever was released since.
  const book = await promotedBook(work.tx, raterVersionId);
  const { rating } = await rateNow(work, quote, { book: { raterVersionId, book, since: quote.effectiveDate } });
  const { contractId, policyNumber } = former;
  const policyTerm = renewal.policyTerm - 1;
  const today = work.today(quote.timeZone);
  const issued = mustAccept(decideIssue(quote, rating, today, { as: 'renewal', contractId, policyNumber, policyTerm }));
  const anchorDay = await anchorOf(work, contractId);
  const term = { ...billedTerm(stored), ...(anchorDay === undefined ? {} : { anchorDay }) };
  const { invoices } = mustAccept(decideBilling({ ...term, rating }));
  const { policy, transactionId, userId } = await issuePolicy(work, issued, stored);
  const { effectiveDate: from, expirationDate: to } = issued;
  const charges = placed(chargesOf(rating, { from, to, months: quote.policyDurationMonths }), quote);
  const collectFrom = await chargeDay(work, opened);
  await bookNextTerm(work, { policy, transactionId, charges, invoices, collectFrom });
  const { policyId } = policy;
  await work.tx
    .updateTable('quotes')
    .set({ status: 'bound', resume_status: null, policy_id: policyId, bound: work.now, user_id: userId })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  await updateRenewal(work, renewal, { renewed_policy_id: policyId, next_look: work.now });
  await work.publish({
    type: 'policy_renewed',
    quoteId: quote.quoteId,
    policyId,
    formerPolicyId: former.policyId,
    policyNumber,
    renewalDate: renewal.renewalDate,
    before: renewal.premiumBefore ?? former.premium,
    after: issued.premium,
  });
  return policyId;
}
