import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PricedOffer } from '@roadworthy/core/documents/compare-offers.ts';
import { type ProposingAgent, type Proposal, proposalOf } from '@roadworthy/core/documents/proposal.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { planLabels } from '@roadworthy/core/products/labels.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { localeFor, sentence, asSentence, type Phrase } from '@roadworthy/core/shared/text/sentence.ts';
import { asCopied, decideUnder } from '../billing/pricing/recommended-plans-new-provider.ts';
import { type PlanAtPrice, readPlans } from '../billing/pricing/recommended-plans.ts';
import { readWaysToPay } from '../billing/methods/ways-to-pay.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import type { Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';
import { sameInBoth, type Words, words } from '@roadworthy/core/shared/words.ts';

/** Columns of one table. */
const mostPlans = 3;

const labelOfPlan = ({ plan, label }: PlanAtPrice['plan']): Phrase =>
  label ?? Object.entries(planLabels).find(([code]) => code === plan)?.[1] ?? sameInBoth(plan);

/** Whether a quote stands as a plan would have it. */
function isChosen({ coverages, vehicles }: Quote, { plan }: PlanAtPrice): boolean {
  const isValued =
    plan.valueType === null || vehicles.every(({ ratingValueType }) => ratingValueType === plan.valueType);
  return isValued && isDeepStrictEqual(coverages, plan.coverages);
}

function offerOf({ quote }: StoredQuote, one: PlanAtPrice): PricedOffer {
  const { plan, rating, ways } = one;
  const { coverages, valueType } = plan;
  return {
    provider: quote.provider,
    label: labelOfPlan(plan),
    chosen: isChosen(quote, one),
    coverages,
    valueType,
    rating,
    ways,
  };
}

/** What the customer put together themselves, where that is none of the plans. */
async function ownChoice(work: Work, stored: StoredQuote): Promise<PricedOffer[]> {
  const { provider, coverages, vehicles } = stored.quote;
  if (Object.keys(coverages).length === 0) return [];
  const { rating } = await rateNow(work, stored.quote, { paymentTerm: 'monthly' });
  const valueType = vehicles[0]?.ratingValueType ?? null;
  const ways = await readWaysToPay(work, stored);
  return rating.total === null
    ? []
    : [{ provider, label: words('Your choice', 'Votre choix'), chosen: true, coverages, valueType, rating, ways }];
}

/** The plans of a quote that have a price. */
async function pricedPlans(work: Work, stored: StoredQuote): Promise<PricedOffer[]> {
  const plans = await readPlans(work, stored);
  return plans.filter(({ rating }) => rating.total !== null).map((one) => offerOf(stored, one));
}

/** The quote's plans, and before them what stands in it where that is none of them. */
async function ownOffers(work: Work, stored: StoredQuote): Promise<PricedOffer[]> {
  const plans = (await pricedPlans(work, stored)).slice(0, mostPlans);
  return plans.some(({ chosen }) => chosen) ? plans : [...(await ownChoice(work, stored)), ...plans];
}

const nameOfLine = (provider: string): Words | string => lineFor(provider)?.name ?? provider;

/** The offer of a product that stands for it beside others: the chosen plan, else the one in the middle. */
function statusFor(offers: readonly PricedOffer[]): PricedOffer[] {
  const one = offers.find(({ chosen }) => chosen) ?? offers[Math.floor(offers.length / 2)];
  if (!one) return [];
  const plan = asSentence(one.label);
  return [
    {
      ...one,
      chosen: false,
      label: sentence(words('{product}: {plan}', '{product} : {plan}'), { product: nameOfLine(one.provider), plan }),
    },
  ];
}

/** The offer of another product; none while it has no price. */
async function otherProduct(work: Work, stored: StoredQuote, provider: string): Promise<PricedOffer[]> {
  const decision = await decideUnder(work, stored, provider);
  return decision.ok ? statusFor(await pricedPlans(work, await asCopied(work, stored, decision.event))) : [];
}

/** Who proposes: the agent of the quote, by their own telephone where they have one, in the name of the organization. */
async function senderOf({ tx }: Work, { organizationId, assignedAgentId }: Quote): Promise<ProposingAgent> {
  const { name, phone, email } = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone as phone', 'service_email as email'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const agent =
    assignedAgentId === null
      ? undefined
      : await tx
          .selectFrom('agent_profiles')
          .innerJoin('users', 'users.user_id', 'agent_profiles.user_id')
          .select(['users.first_name', 'users.last_name', 'users.phone', 'users.email'])
          .where('agent_profiles.user_id', '=', assignedAgentId)
          .executeTakeFirst();
  return {
    name,
    agent: agent ? [agent.first_name, agent.last_name].filter(Boolean).join(' ') : null,
    phone: agent?.phone ?? phone ?? brand.phone.text,
    email: agent?.email ?? email ?? brand.supportEmail,
  };
}

async function content(work: Work, stored: StoredQuote, subject: Omit<Subject, 'id'>): Promise<Proposal> {
  const { quote } = stored;
  const plans = await ownOffers(work, stored);
  const others = await Promise.all(subject.compared.map((provider) => otherProduct(work, stored, provider)));
  const source = {
    quote,
    plans,
    products: others.length > 0 ? [...statusFor(plans), ...others.flat()] : [],
    sender: await senderOf(work, quote),
    made: dayInZone(subject.made, quote.timeZone),
  };
  const currency = currencyOf(quote.country);
  return proposalOf(source, { locale: subject.locale, t: printersIn(subject.locale, currency).t });
}

/** The content of a quote's proposal in a language, at the prices of now. Throws when there is no such quote. */
export async function gatherProposal(work: Work, { id, ...subject }: Subject): Promise<Proposal> {
  return content(work, await loadQuote(work, id), subject);
}

/** A hash of all that a proposal would say now, the day on which it is made aside: SHA-256, base64url. */
export async function sourceOfProposal(work: Work, stored: StoredQuote, compared: readonly string[]): Promise<string> {
  const input = await content(work, stored, {
    locale: localeFor(stored.quote.language),
    made: new Date(0),
    compared,
    aboutId: null,
  });
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}
