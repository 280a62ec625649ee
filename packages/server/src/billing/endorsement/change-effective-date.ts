import { chargesOf, placed } from '@roadworthy/core/billing/charge-lines.ts';
import {
  checkDateMovable,
  decideEffectiveDate,
  movableDays,
  movedTermMoney,
} from '@roadworthy/core/billing/endorsement/change-effective-date.ts';
import { checkPremium, refuseUnrated } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { coverMinute, termEnd } from '@roadworthy/core/policies/term.ts';
import { isAcceptable, isInsurable } from '@roadworthy/core/quoting/guards.ts';
import { riskPlacesOf, stoppedRefusal, stopOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { sameInBoth } from '@roadworthy/core/shared/words.ts';
import { t } from '../../kernel/language.ts';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { factsOf, ratesFor, rateNow } from '../../quoting/pricing/rate-stored-quote.ts';
import { moneyOf } from '../cancellation/policy-money.ts';
import { carryOutMove, type MovedPolicy } from './carry-out-move.ts';
import { type Changing, changingOf } from './endorse-facts.ts';
import { byRoots } from './endorse-policy.ts';
import { changeFields } from './preview-change.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

async function anchorOf({ tx }: Work, { policy: { contractId } }: StoredPolicy): Promise<number> {
  const { anchor_day } = await tx
    .selectFrom('billing_arrangements')
    .select('anchor_day')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow();
  return anchor_day;
}

/** The cover of a policy on another first day: priced as a quote of that day is, and sold by the rules of now. */
async function priceOn(
  work: Work,
  stored: StoredPolicy,
  { facts, described, announceDays }: Changing,
  day: Day,
): Promise<Decision<MovedPolicy>> {
  const { policy } = stored;
  const quote: Quote = { ...described.quote, effectiveDate: day };
  const book = await ratesFor(work, quote);
  const { rating } = await rateNow(work, quote, { book });
  if (rating.total === null) return refuseUnrated();
  const sold = factsOf(
    work,
    { ...described, quote, forced: null },
    {
      rating,
      missingForPlans: [],
      raterVersionId: book.raterVersionId,
    },
  );
  for (const guard of [isInsurable, isAcceptable]) {
    const held = guard(quote, sold);
    if (!held.ok) return held;
  }
  const first = coverMinute(day, policy.timeZone);
  const asked = { provider: quote.provider, places: riskPlacesOf(quote) };
  for (const at of [work.now, first]) {
    const stop = stopOf(described.moratoriums, ['bind'], { ...asked, at });
    if (stop) return { ok: false, refusal: stoppedRefusal(stop, sameInBoth('{moratorium}'), 'effective_date') };
  }
  const months = quote.policyDurationMonths;
  const term = { effectiveDate: day, expirationDate: termEnd(day, months) };
  const money = movedTermMoney(await moneyOf(work, policy.policyId), {
    after: placed(chargesOf(byRoots(rating, quote), { from: day, to: term.expirationDate, months }), quote),
    from: {
      before: policy.effectiveDate,
      after: day,
    },
    today: facts.today,
    announceDays,
    anchorDay: await anchorOf(work, stored),
  });
  return accept({ term, quote, book, money });
}

async function moveTo(work: Work, stored: StoredPolicy, changing: Changing, requested: string) {
  const decision = decideEffectiveDate(changing.facts, requested);
  return decision.ok ? priceOn(work, stored, changing, decision.event) : decision;
}

/** Whether the first day of a policy may be another, why not, and which day. */
export const policyEffectiveDate = computedRead({
  name: 'policy_effective_date',
  permission: 'policy:change_date',
  root: 'policy_id',
  example: {},
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const { facts } = await changingOf(work, stored);
    const problem = checkDateMovable(facts);
    const { earliest, latest } = movableDays(facts.today);
    return {
      can_update: problem === null,
      effective_date: stored.policy.effectiveDate,
      code: problem?.code ?? null,
      message: problem && t(work.request.locale, problem),
      earliest_date: problem ? null : earliest,
      latest_date: problem ? null : latest,
    };
  },
});

export const previewPolicyEffectiveDate = computedRead({
  name: 'preview_policy_effective_date',
  permission: 'policy:change_date',
  root: 'policy_id',
  example: { effective_date: '2026-08-15' },
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const changing = await changingOf(work, stored);
    const moved = await moveTo(work, stored, changing, work.input.effective_date);
    if (!moved.ok) return moved;
    const { money, term, quote } = moved.event;
    return changeFields(stored, {
      effective: term.effectiveDate,
      expiration: term.expirationDate,
      days: movableDays(changing.facts.today),
      term: {
        before: money.premiumBefore,
        after: money.premiumAfter,
      },
      quote,
      money,
    });
  },
});

/** Has cover begin on another day than it was bought for, as long as it has not begun. */
export const changePolicyEffectiveDate = operation({
  name: 'change_policy_effective_date',
  permission: 'policy:change_date',
  root: 'policy_id',
  example: { effective_date: '2026-08-15' },
  async run(work) {
    const { policy_id, effective_date, premium } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const changing = await changingOf(work, stored);
    const moved = await moveTo(work, stored, changing, effective_date);
    if (!moved.ok) return moved;
    const agreed = checkPremium(premium ?? null, moved.event.money.premiumAfter, stored.policy.currency);
    if (!agreed.ok) return agreed;
    await carryOutMove(work, stored, changing, moved.event);
    return { policy_id, policy: { policy_id } };
  },
});

/** Whether the first day of a policy may be another, as it stands. */
export const readEffectiveDateAbilities: ReadAbilities = async (work, policyId) => {
  if (!may(work.actor, 'policy:change_date')) {
    return { change_policy_effective_date: refuse('actor_not_allowed', mayNotDoToPolicy) };
  }
  const { facts } = await changingOf(work, await loadPolicy(work, policyId));
  const problem = checkDateMovable(facts);
  return { change_policy_effective_date: problem ? { ok: false, refusal: problem } : accept(null) };
};
