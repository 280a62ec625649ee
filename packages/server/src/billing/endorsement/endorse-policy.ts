import { chargesOf, placed } from '@roadworthy/core/billing/charge-lines.ts';
import { type EndorsementMoney, endorsementMoney } from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import { decideEndorse, type EndorsementRequest } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { type ChangeFacts, newFindings } from '@roadworthy/core/billing/endorsement/new-findings.ts';
import { raisedCover } from '@roadworthy/core/billing/endorsement/raised-cover.ts';
import { moratoriumsOn } from '@roadworthy/core/quoting/subject/moratoriums.ts';
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

/** What a policy is to cover from a day on: its description of now with what is changed of it. */
export type WantedChange = Pick<EndorsementRequest, 'effective' | 'mayWait' | 'isOverridden'> & {
  readonly quote: Quote;
};

/** A change that may be applied, with what it does to the money: shown before, and carried out as it was shown. */
export type PricedChange = {
  readonly quote: Quote;
  readonly effective: Day;
  /** What the whole term costs by the description of before and by that of after, in cents. */
  readonly before: Rating;
  readonly after: Rating;
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

/** The lines that were written by changes of the same day, but for those that were taken back. */
async function linesOfDay({ tx }: Work, { policyId }: Policy, effective: Day): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('charge_lines as l')
    .innerJoin('policy_transactions as t', 't.policy_transaction_id', 'l.policy_transaction_id')
    .select('l.charge_line_id')
    .where('t.policy_id', '=', policyId)
    .where('t.kind', '=', 'endorsement')
    .where('t.effective_date', '=', effective)
    .where('t.reversed_by', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.charge_line_id));
}

/** What is found of a description as that of a change, whatever it was bound by. */
function foundOf({ product, rules, questions }: StoredQuote, quote: Quote, today: Day): ChangeFacts {
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
 */
export async function priceChange(
  work: Work,
  { policy }: StoredPolicy,
  { facts, described, book, announceDays }: Endorsing,
  { quote, effective, mayWait = false, isOverridden = false }: WantedChange,
): Promise<Decision<PricedChange>> {
  const { rating: before } = await rateNow(work, described.quote, { book });
  const { rating: after } = await rateNow(work, quote, { book });
  const raises = raisedCover(described.quote, quote);
  const [stop] = raises.flatMap((action) =>
    moratoriumsOn({ quote, moratoriums: described.moratoriums }, action, work.now),
  );
  const { today } = facts;
  const requested = {
    effective,
    before,
    after,
    raises,
    stoppedBy: stop?.name ?? null,
    findings: newFindings(foundOf(described, described.quote, today), foundOf(described, quote, today)),
    mayWait,
    isOverridden,
  };
  const decision = decideEndorse(facts, requested, work.actor);
  if (!decision.ok) return decision;
  const months = quote.policyDurationMonths;
  const term = { from: policy.effectiveDate, to: policy.expirationDate, months };
  const diff = endorsementMoney(await moneyOf(work, policy.policyId), {
    before: placed(chargesOf(byRoots(before, described.quote), term), described.quote),
    after: placed(chargesOf(byRoots(after, quote), term), quote),
    effective,
    months,
    announceDays,
    today,
    ofSameDay: await linesOfDay(work, policy, effective),
  });
  return accept({ quote, effective, before, after, diff });
}
