import { chargesOf, placed } from '@roadworthy/core/billing/charge-lines.ts';
import {
  type ChangedPrice,
  type EndorsementMoney,
  endorsementMoney,
} from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import {
  decideEndorse,
  type EndorsementRequest,
  type OtherCover,
} from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { type ChangeFacts, newFindings } from '@roadworthy/core/billing/endorsement/new-findings.ts';
import { raisedCover, stoppedRaise } from '@roadworthy/core/billing/endorsement/raised-cover.ts';
import { checkInsurable } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { askedQuestions, findingsOfQuestions } from '@roadworthy/core/quoting/questions/asked-questions.ts';
import { togetherWith } from '@roadworthy/core/quoting/rules/rule-findings.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import type { Work } from '../../kernel/work.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { rateNow } from '../../quoting/pricing/rate-stored-quote.ts';
import { moneyOf } from '../cancellation/policy-money.ts';
import type { Endorsing } from './endorse-facts.ts';

/** What a later change comes to once it is made again: what was covered from its day on, and what is to be. */
export type RepeatedChange = { readonly effective: Day; readonly former: Quote; readonly quote: Quote };

/** What a policy is to cover from a day on: its description of that day with what is changed of it. */
export type WantedChange = Pick<EndorsementRequest, 'effective' | 'mayWait' | 'isOverridden'> & {
  readonly quote: Quote;
  /** Every change of a later day that is applied already, in the order of their days; absent where they are not made again. */
  readonly later?: readonly RepeatedChange[] | undefined;
};

type Prices = Pick<EndorsementRequest, 'before' | 'after'>;

/** A change that may be applied, with what it does to the money: shown before, and carried out as it was shown. */
export type PricedChange = {
  readonly quote: Quote;
  readonly effective: Day;
  /** What the whole term costs by the description of before and by that of after, in cents. */
  readonly before: Rating;
  readonly after: Rating;
  /** The same of the days of later changes, which are made again after it. */
  readonly later: readonly (RepeatedChange & Prices)[];
  readonly diff: EndorsementMoney;
};

/** The parts of a price, each of the vehicle itself. */
export function byRoots(rating: Rating, { vehicles }: Quote): Rating {
  const roots = new Map(vehicles.map(({ vehicleId, rootVehicleId }) => [vehicleId, rootVehicleId]));
  return {
    ...rating,
    items: rating.items.map((item) => ({ ...item, vehicleId: roots.get(item.vehicleId) ?? item.vehicleId })),
  };
}

/** The lines that changes wrote, but for those that were taken back, by the day from which they count. */
async function linesOfChanges({ tx }: Work, { policyId }: Policy): Promise<(effective: Day) => Set<string>> {
  const rows = await tx
    .selectFrom('charge_lines as l')
    .innerJoin('policy_transactions as t', 't.policy_transaction_id', 'l.policy_transaction_id')
    .select(['l.charge_line_id', 'l.days_from'])
    .where('t.policy_id', '=', policyId)
    .where('t.kind', '=', 'endorsement')
    .where('t.reversed_by', 'is', null)
    .execute();
  const byDay = Map.groupBy(rows, ({ days_from }) => days_from);
  return (effective) => new Set(byDay.get(effective)?.map((row) => row.charge_line_id));
}

/** What is found of a description as that of a change, whatever it was bound by. */
export function foundOf({ product, rules, questions }: StoredQuote, quote: Quote, today: Day): ChangeFacts {
  const proposed: Quote = { ...quote, status: 'proposal' };
  const asked = findingsOfQuestions(askedQuestions(questions, proposed));
  return {
    quote,
    insurable: checkInsurable(proposed, product, today),
    ruled: togetherWith(rules(proposed), asked),
  };
}

/**
 * The one way in which what a policy covers becomes another: rated by the rates of its term, asked of every gate, with
 * each line and invoice before and after. What is changed at once comes here, and what was proposed and accepted.
 * `described` is what is covered on the day of the change; changes of later days are made again after it.
 */
export async function priceChange(
  work: Work,
  { policy }: StoredPolicy,
  { facts, described, book, announceDays, small }: Endorsing,
  { quote, effective, later, mayWait = false, isOverridden = false }: WantedChange,
): Promise<Decision<PricedChange>> {
  const { today } = facts;
  const coverOf = async (former: Quote, next: Quote) => {
    const { rating: before } = await rateNow(work, former, { book });
    const { rating: after } = await rateNow(work, next, { book });
    const raises = raisedCover(former, next);
    const stoppedBy = stoppedRaise(former, { quote: next, moratoriums: described.moratoriums }, work.now);
    const findings = newFindings(foundOf(described, former, today), foundOf(described, next, today));
    return { before, after, raises, stoppedBy, findings };
  };
  const first = await coverOf(described.quote, quote);
  const repeated: (RepeatedChange & OtherCover)[] = [];
  for (const one of later ?? []) repeated.push({ ...one, ...(await coverOf(one.former, one.quote)) });
  const requested = { ...first, effective, mayWait, isOverridden, ...(later && { later: repeated }) };
  const decision = decideEndorse(facts, requested, work.actor);
  if (!decision.ok) return decision;
  const months = quote.policyDurationMonths;
  const term = { from: policy.effectiveDate, to: policy.expirationDate, months };
  const linesOf = await linesOfChanges(work, policy);
  const chargesFor = (rating: Rating, of: Quote) => placed(chargesOf(byRoots(rating, of), term), of);
  const priceOf = (day: Day, former: Quote, next: Quote, { before, after }: Prices): ChangedPrice => ({
    before: chargesFor(before, former),
    after: chargesFor(after, next),
    effective: day,
    ofSameDay: linesOf(day),
  });
  const diff = endorsementMoney(await moneyOf(work, policy.policyId), {
    ...priceOf(effective, described.quote, quote, first),
    later: repeated.map((one) => priceOf(one.effective, one.former, one.quote, one)),
    months,
    announceDays,
    small,
    today,
  });
  const { before, after } = first;
  return accept({ quote, effective, before, after, later: repeated, diff });
}
