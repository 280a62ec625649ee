import { areaOf, isLiveIn } from '@roadworthy/core/products/live-states.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import { stoppedRaise } from '@roadworthy/core/billing/endorsement/raised-cover.ts';
import type { ToldMoratorium } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { Loss } from '@roadworthy/core/policies/losses.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { RenewalChange } from '@roadworthy/core/policies/notices/conditional-renewal-table.ts';
import { conditionalNoticeFor } from '@roadworthy/core/policies/notices/conditional-renewal.ts';
import { insuredState, isRentedToOthers } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import {
  type RenewalIssue,
  reviewBesidePrice,
  type ReviewedRenewal,
  reviewRenewal,
} from '@roadworthy/core/renewals/review-renewal.ts';
import { capPrice, heldBackOf } from '@roadworthy/core/rating/price-cap.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { isDue } from '@roadworthy/core/quoting/verifications/check-states.ts';
import { incidentMonths } from '@roadworthy/core/quoting/verifications/record-incidents.ts';
import { lossesLookedAt, nextTermOf, type TimePassed, timePassed } from '@roadworthy/core/renewals/next-term.ts';
import { renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { addDays, addMonths, type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { firstDayOf } from '../policies/first-day-of-contract.ts';
import { isChargeable, loadCollection } from '../billing/collection/collection-store.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { lossesOfPolicy } from '../policies/losses-of-policy.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { writeCopiedQuote } from '../quoting/copying/copy-quote-request.ts';
import { writeCopiedContents } from '../quoting/copying/write-copied-contents.ts';
import { factsOf, type RatedQuote, ratesFor, rateNow, saveEdit } from '../quoting/pricing/rate-stored-quote.ts';
import { hasLiveDevice } from '../quoting/eligibility/live-device.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { carryEdits, editsOf } from './carry-edits.ts';
import { aboutRenewal, type OpenedRenewal, type Renewal, updateRenewal } from './renewal-store.ts';

/** What of a term says what has passed of its contract by its end. */
type Passing = Pick<Policy, 'policyId' | 'contractId' | 'productId' | 'effectiveDate' | 'expirationDate'>;

/** What was lost under a contract by the end of a term, in the terms on which the rates look back then. */
async function lossesBy(work: Work, { contractId, expirationDate }: Passing): Promise<readonly Loss[]> {
  const terms = await work.tx
    .selectFrom('policies')
    .select(['policy_id', 'effective_date', 'expiration_date'])
    .where('contract_id', '=', contractId)
    .where('expiration_date', '>', addMonths(expirationDate, -incidentMonths))
    .execute();
  const losses: Loss[] = [];
  for (const { policy_id: policyId, effective_date, expiration_date } of terms) {
    const term = { effectiveDate: day(effective_date), expirationDate: day(expiration_date) };
    losses.push(...(await lossesOfPolicy(work, { policyId, contractId, ...term })));
  }
  return losses;
}

/** Whether what a policy covers has a device that is heard of, and its rates a discount for that. */
export async function isDeviceLive(
  { tx }: Pick<Work, 'tx'>,
  { policyId }: Pick<Passing, 'policyId'>,
): Promise<boolean> {
  const { current_quote_id: quoteId, provider } = await tx
    .selectFrom('policies')
    .select(['current_quote_id', 'provider'])
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  return hasLiveDevice(tx, { quoteId, provider });
}

/** What has passed of a contract by the end of a term. */
export async function passedBy(work: Work, policy: Passing): Promise<TimePassed> {
  const { loyaltyYears } = await parametersFor(work, policy.productId, policy.expirationDate);
  const passed = timePassed(await firstDayOf(work, policy), policy, await lossesBy(work, policy), loyaltyYears);
  return { ...passed, isDeviceLive: await isDeviceLive(work, policy) };
}

/** Of what was lost under a contract what its next term is priced by, the newest first. */
export async function countedLosses(work: Work, policy: Passing): Promise<readonly Loss[]> {
  const counted = lossesLookedAt(await lossesBy(work, policy), policy.expirationDate);
  return counted.toSorted((one, other) => other.on.localeCompare(one.on));
}

/** Writes what moves on by itself of a next term that was copied. */
async function writeMovedOn(work: Work, quoteId: string, next: Quote): Promise<void> {
  await work.tx
    .updateTable('quotes')
    .set({ discounts: JSON.stringify(next.discounts), declarations: JSON.stringify(next.declarations) })
    .where('quote_id', '=', quoteId)
    .execute();
  for (const { rootEntityId, rvDrivingExperienceYears } of next.entities) {
    await work.tx
      .updateTable('entities')
      .set({ rv_driving_experience_years: rvDrivingExperienceYears })
      .where('quote_id', '=', quoteId)
      .where('root_entity_id', '=', rootEntityId)
      .execute();
  }
  for (const { rootVehicleId, ratingValue } of next.vehicles) {
    await work.tx
      .updateTable('vehicles')
      .set({ rating_value: ratingValue })
      .where('quote_id', '=', quoteId)
      .where('root_vehicle_id', '=', rootVehicleId)
      .execute();
  }
}

/**
 * Describes the next term: what is covered now, from the day on which the term ends unless it begins later, with what
 * passes by itself moved on, and what is edited of that. Nobody is asked for it but who is insured: it is no offer of the
 * checkout.
 */
async function describeNextTerm(
  work: Work,
  source: StoredPolicy,
  passed: TimePassed,
  effectiveDate: Day = source.policy.expirationDate,
  edit: (quoteId: string) => Promise<unknown> = async () => {},
): Promise<string> {
  const { policy } = source;
  const { quote: covered } = await loadQuote(work, policy.currentQuoteId);
  const { rewrites: _rewrites, ...content } = covered;
  const quote: Quote = { ...content, effectiveDate };
  const next = nextTermOf(content, { ...passed, effectiveDate });
  const copied = { quote, leftOut: [], effectiveDate, expirationDate: addDays(effectiveDate, renewalGraceDays) };
  const quoteId = await writeCopiedQuote(work, quote, copied, policy.userId);
  await writeCopiedContents(work, quote, quoteId);
  const { meta, steps, ...stored } = await work.tx
    .selectFrom('quotes')
    .select(['assigned_agent_id', 'steps', 'meta'])
    .where('quote_id', '=', covered.quoteId)
    .executeTakeFirstOrThrow();
  await work.tx
    .updateTable('quotes')
    .set({
      ...stored,
      steps: [...steps],
      meta: JSON.stringify(meta),
      business_type: 'renewal',
      status: 'pending_renewal',
      payment_term: policy.paymentTerm,
    })
    .where('quote_id', '=', quoteId)
    .execute();
  await writeMovedOn(work, quoteId, next);
  const described = await loadQuote(work, quoteId);
  await writeCap(work, source, described, described.quote);
  await edit(quoteId);
  // A bureau or a state is asked anew where the product wants it and what it said is too old; who answers later moves the offer.
  if (described.checks.some(isDue)) {
    await work.enqueue('check-people', { quoteId, organizationId: work.organizationId });
  }
  await saveEdit(work, await loadQuote(work, quoteId));
  return quoteId;
}

/** What a whole term of what a policy covers now costs, in cents without fees. */
export async function premiumOfCovered(work: Work, { policy }: StoredPolicy): Promise<number> {
  const { premium } = await loadQuote(work, policy.currentQuoteId);
  return premium ?? policy.premium;
}

/**
 * Writes what of the price of a next term is held back until later ones, by what it costs as nobody edited it at the rates
 * that count for it. Answers whether that is another than before.
 */
async function writeCap(work: Work, source: StoredPolicy, { quote }: StoredQuote, unedited: Quote): Promise<boolean> {
  const { renewalCap } = await parametersFor(work, quote.productId, quote.effectiveDate);
  if (renewalCap === 0 && quote.priceCap === undefined) return false;
  const { priceCap: _held, ...uncapped } = unedited;
  const { rating } = await rateNow(work, uncapped, { book: await ratesFor(work, quote) });
  const premium = premiumOf(rating);
  // Without a price nothing is known to be held back.
  const before = await premiumOfCovered(work, source);
  const cap = premium === null ? null : capPrice(before, premium, renewalCap);
  if (cap?.uncapped === quote.priceCap?.uncapped && cap?.capped === quote.priceCap?.capped) return false;
  await work.tx
    .updateTable('quotes')
    .set({ price_cap_from: cap?.uncapped ?? null, price_cap_to: cap?.capped ?? null })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  return true;
}

/** Has what is held back of an offer follow its rates, where they are others by now. */
export async function followCap(work: Work, renewal: Renewal, quoteId: string): Promise<void> {
  const { policyId, baseQuoteId } = renewal;
  if (baseQuoteId === null) return;
  const source = await loadPolicy(work, policyId);
  const stored = await loadQuote(work, quoteId);
  const { quote: base } = await loadQuote(work, baseQuoteId);
  const { effectiveDate } = stored.quote;
  const unedited = nextTermOf(base, { effectiveDate, ...(renewal.passed ?? (await passedBy(work, source.policy))) });
  if (!(await writeCap(work, source, stored, unedited))) return;
  await saveEdit(work, await loadQuote(work, quoteId), { sameContent: true });
}

/** A renewal that was priced now. */
export type PricedRenewal = {
  readonly stored: StoredQuote;
  readonly premium: number | null;
  /** What the rates ask, where some of it is held back until later terms; else null. */
  readonly uncapped: number | null;
  readonly premiumBefore: number;
  readonly issue: RenewalIssue | null;
  /** What stands in the way beside a price that moves. */
  readonly besidePrice: RenewalIssue | null;
};

async function renewsAt({ tx }: Work, { product, quote }: StoredQuote, { policy }: StoredPolicy): Promise<boolean> {
  const { support_renewal, archived } = await tx
    .selectFrom('products')
    .select(['support_renewal', 'archived'])
    .where('product_id', '=', policy.productId)
    .executeTakeFirstOrThrow();
  const area = areaOf(garagingArea(quote));
  return support_renewal && archived === null && area !== null && isLiveIn(product, area);
}

/** What a contract is charged with by itself, and whether it may be on the day of its renewal; null where its insured pays by hand. */
export async function methodOn(
  work: Work,
  { policy }: StoredPolicy,
): Promise<{ readonly kind: PaymentMethodKind; readonly isGood: boolean } | null> {
  const today = work.today(policy.timeZone);
  const { autopay, method } = await loadCollection(work, policy, today);
  if (!autopay || method === null) return null;
  const on = policy.expirationDate < today ? today : policy.expirationDate;
  return { kind: method.kind, isGood: isChargeable(method, on) };
}

/** Whether the next term is charged to a card on the day that its offer names; an account is debited as its bills say. */
export async function isCardCharged(work: Work, source: StoredPolicy): Promise<boolean> {
  const method = await methodOn(work, source);
  return method?.kind === 'card' && method.isGood;
}

/** What the place wants told ahead of a renewal that costs or covers so; null where it wants nothing. */
export const conditionalOf = (
  { renewalDate }: Renewal,
  quote: Quote,
  change: Pick<RenewalChange, 'premiumBefore' | 'premiumAfter' | 'isWorse'>,
) =>
  conditionalNoticeFor({
    state: insuredState(quote),
    provider: quote.provider,
    isRentedToOthers: isRentedToOthers(quote),
    renewsOn: renewalDate,
    change: { ...change, isOtherForm: false, isOtherInsurer: false },
  });

/** What stops more cover where the next term is kept, where it covers more than the one that ends; else null. */
export async function raiseStopped(
  work: Work,
  { policy }: StoredPolicy,
  next: StoredQuote,
): Promise<ToldMoratorium | null> {
  // Where nothing is stopped nothing is compared.
  if (next.moratoriums.length === 0) return null;
  const { quote: covered } = await loadQuote(work, policy.currentQuoteId);
  return stoppedRaise(covered, next, work.now)?.moratorium ?? null;
}

/** Reads the price of a renewal as it is written, and what stands in the way of offering it. */
export async function reviewOf(work: Work, { renewal, source }: OpenedRenewal): Promise<PricedRenewal> {
  if (renewal.quoteId === null) throw new Error(`Renewal ${renewal.renewalId} describes nothing yet`);
  const stored = await loadQuote(work, renewal.quoteId);
  const { quote, premium } = stored;
  const rated = await rateNow(work, quote);
  const facts = factsOf(work, stored, rated);
  const premiumBefore = await premiumOfCovered(work, source);
  const reviewed: ReviewedRenewal = {
    facts,
    premiumBefore,
    premium,
    isSold: await renewsAt(work, stored, source),
    claimsInTerm: (await lossesOfPolicy(work, source.policy)).length,
    isLocked: quote.status === 'locked_pending_renewal',
    raiseStoppedBy: await raiseStopped(work, source, stored),
    conditional: conditionalOf(renewal, quote, { premiumBefore, premiumAfter: premium ?? 0, isWorse: false }),
    today: work.today(quote.timeZone),
    canCharge: (await methodOn(work, source))?.isGood ?? null,
  };
  return {
    stored,
    premium,
    uncapped: uncappedOf(rated, premium),
    premiumBefore,
    issue: reviewRenewal(reviewed),
    besidePrice: reviewBesidePrice(reviewed),
  };
}

/** What the rates ask of an offer that costs so, where some of it is held back until later terms. */
export function uncappedOf({ rating }: Pick<RatedQuote, 'rating'>, premium: number | null): number | null {
  const held = heldBackOf(rating);
  return premium === null || held === 0 ? null : premium + held;
}

/** Writes what a renewal costs more or less than what is covered until now. */
export async function writePriceChange(
  work: Work,
  renewal: Renewal,
  { premium, uncapped, premiumBefore }: Pick<PricedRenewal, 'premium' | 'uncapped' | 'premiumBefore'>,
): Promise<void> {
  await updateRenewal(work, renewal, {
    premium_before: premiumBefore,
    premium_uncapped: uncapped,
    price_change: premium === null ? null : premium - premiumBefore,
  });
}

/** A next term as it is described anew, with what somebody edited of it before. */
type DescribedAgain = {
  readonly quoteId: string;
  /** What of this is kept with the offer. */
  readonly meta: { readonly edits_left: boolean; readonly passed: TimePassed };
  /** Tells who is insured what became of what was edited; nothing where nothing was. */
  readonly tell: (renewal: Renewal) => Promise<void>;
};

/** What becomes of what somebody edited: it is made again as far as it fits, or falls away because it is stopped there. */
type Edits = 'carried' | 'stopped';

/** Describes a next term, and makes what somebody edited of it again as far as it fits. */
export async function describeAgain(
  work: Work,
  { renewal, source }: OpenedRenewal,
  { effectiveDate, edited = 'carried' }: { readonly effectiveDate?: Day; readonly edited?: Edits } = {},
): Promise<DescribedAgain> {
  const passed = await passedBy(work, source.policy);
  const edits = await editsOf(work, renewal, renewal.passed ?? passed);
  const carried: { fit: Awaited<ReturnType<typeof carryEdits>> | 'stopped' } = { fit: 'none' };
  const quoteId = await describeNextTerm(work, source, passed, effectiveDate, async (described) => {
    if (edits) carried.fit = edited === 'stopped' ? edited : await carryEdits(work, described, edits);
  });
  const { fit } = carried;
  return {
    quoteId,
    meta: { edits_left: fit === 'some' || fit === 'stopped', passed },
    async tell(about) {
      if (fit !== 'none') await work.publish({ type: 'renewal_edits_carried', ...aboutRenewal(about), fit });
    },
  };
}

/**
 * Describes the next term and prices it; the description of before, where there was one, is replaced, and what somebody
 * edited of it is made again on the new one as far as it fits, but where it is stopped.
 */
export async function priceRenewal(
  work: Work,
  opened: OpenedRenewal,
  edited: Edits = 'carried',
): Promise<PricedRenewal> {
  const { renewal, source } = opened;
  const { quoteId, meta: known, tell } = await describeAgain(work, opened, { edited });
  if (renewal.quoteId !== null) {
    await work.tx
      .updateTable('quotes')
      .set({ status: 'replaced', replaced_by_quote_id: quoteId })
      .where('quote_id', '=', renewal.quoteId)
      .execute();
  }
  await updateRenewal(work, renewal, { renewal_quote_id: quoteId, base_quote_id: source.policy.currentQuoteId });
  const priced = await reviewOf(work, { renewal: { ...renewal, quoteId }, source });
  await writePriceChange(work, renewal, priced);
  const meta = sql<string>`meta || ${JSON.stringify(known)}::jsonb`;
  await updateRenewal(work, renewal, { meta });
  await tell(renewal);
  return priced;
}
