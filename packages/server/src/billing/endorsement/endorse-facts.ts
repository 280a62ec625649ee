import { checkRatesOfTerm, type EndorseFacts } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { SmallAmounts } from '@roadworthy/core/billing/refunds/small-amounts.ts';
import { mustAccept } from '../../kernel/errors.ts';
import type { Work } from '../../kernel/work.ts';
import { segmentsOf } from '../../policies/policy-stack.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { promotedBook, type ReleasedBook } from '../../rating/rate-books.ts';
import { cancelFactsOf } from '../cancellation/cancel-facts.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { smallAmountsOfPolicy } from '../refunds/small-amounts.ts';
import { isMoneyUnderWay } from '../reinstatement/reinstate-facts.ts';

/** What is known of a policy that somebody wants to change, and what describes it. */
export type Changing = {
  readonly facts: EndorseFacts;
  readonly described: StoredQuote;
  readonly announceDays: number;
  readonly small: SmallAmounts;
};

/** The same with the rates that its term began with. */
export type Endorsing = Changing & { readonly book: ReleasedBook };

async function lastChangeOf({ tx }: Work, { policyId }: Policy): Promise<Day | null> {
  const { last } = await tx
    .selectFrom('policy_transactions')
    .select(({ fn }) => fn.max('effective_date').as('last'))
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'endorsement')
    // One that was taken back is none any more.
    .where('reversed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return last === null ? null : day(last);
}

/** The rates of a term: a change within it is rated by them, whatever is sold today. */
async function bookOfTerm(work: Work, { quote }: StoredQuote): Promise<ReleasedBook> {
  const { raterVersionId, effectiveDate } = quote;
  const known = mustAccept(checkRatesOfTerm(raterVersionId));
  return { raterVersionId: known, since: effectiveDate, book: await promotedBook(work.tx, known) };
}

/** Gathers what the rules of changing a policy look at. */
export async function changingOf(work: Work, stored: StoredPolicy): Promise<Changing> {
  const { policy } = stored;
  const { facts: known } = await cancelFactsOf(work, stored);
  const described = await loadQuote(work, policy.currentQuoteId);
  const collection = await loadCollection(work, policy, known.today);
  return {
    described,
    announceDays: collection.terms.announceDays,
    small: await smallAmountsOfPolicy(work, policy, described.quote, known.today),
    facts: {
      policy,
      today: known.today,
      incidents: known.incidents,
      segments: await segmentsOf(work, policy.policyId),
      lastChange: await lastChangeOf(work, policy),
      isMoneyUnderWay: await isMoneyUnderWay(work, policy, collection),
    },
  };
}

/** The same for a change within the term; throws where its rates are not there. */
export async function endorsingOf(work: Work, stored: StoredPolicy): Promise<Endorsing> {
  const changing = await changingOf(work, stored);
  return { ...changing, book: await bookOfTerm(work, changing.described) };
}
