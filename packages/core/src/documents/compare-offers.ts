import type { EqualPayments, WayToPay } from '../billing/collection/ways-to-pay.ts';
import { labelOfPart } from '../lines/line-labels.ts';
import { lineFor } from '../lines/line-for.ts';
import { type BoughtCovers, valueBasisLabels } from '../products/labels.ts';
import type { PaymentTerm, RatingValueType } from '../products/vocabulary.ts';
import { premiumOf } from '../rating/premium-of.ts';
import type { Rating } from '../rating/rating.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { asSentence, type Translate, sentence, type Sentence } from '../shared/text/sentence.ts';
import { statedCover } from './application.ts';

/** Covers at their price, as the pages show them; `ways` are the same that the payment offers. */
export type PricedOffer = {
  readonly provider: string;
  /** What its column is headed. */
  readonly label: string | Sentence;
  /** Whether the quote stands so. */
  readonly chosen: boolean;
  readonly coverages: BoughtCovers;
  readonly valueType: RatingValueType | null;
  readonly rating: Pick<Rating, 'total' | 'fees'>;
  readonly ways: readonly WayToPay[];
};

/** One thing compared: what each offer says of it, in the offers' order. */
export type ComparedRow = { readonly label: string; readonly cells: readonly string[]; readonly sum: boolean };

/** Offers side by side, row by row: what they cover, then what they cost. */
export type Comparison = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly covers: readonly ComparedRow[];
  readonly money: readonly ComparedRow[];
};

type Print = { readonly currency: 'USD' | 'CAD'; readonly t: Translate };

/** The covers that some offer holds, by what their lines call them, in the order of the lines. */
function labelsOf(offers: readonly PricedOffer[]): string[] {
  const labels = offers.flatMap(({ provider, coverages }) =>
    (lineFor(provider)?.covers ?? [])
      .filter(({ code }) => ownValue(coverages, code))
      .map(({ code }) => labelOfPart(provider, code)),
  );
  return [...new Set(labels)];
}

/** How an offer covers what a label names. */
function coverOf({ provider, coverages }: PricedOffer, label: string): string | Sentence {
  const cover = lineFor(provider)?.covers.find(
    ({ code }) => ownValue(coverages, code) && labelOfPart(provider, code) === label,
  );
  return (cover && statedCover(provider, cover.code, coverages)) ?? 'Not included';
}

const following = (all: readonly EqualPayments[], currency: 'USD' | 'CAD'): Sentence | string => {
  const [first, ...others] = all.map(({ count, amount }) =>
    sentence('{count} × {amount}', { count, amount: { cents: amount, currency } }),
  );
  return others.reduce<Sentence | string>(
    (list, next) => sentence('{list}, {next}', { list: asSentence(list), next }),
    first ?? '–',
  );
};

function moneyRows(offers: readonly PricedOffer[], { currency, t }: Print): ComparedRow[] {
  const amount = (cents: Cents | null | undefined): string =>
    cents === null || cents === undefined ? '–' : t(sentence('{amount}', { amount: { cents, currency } }));
  const row = (label: string, of: (offer: PricedOffer) => string, sum = false): ComparedRow => ({
    label: t(label),
    cells: offers.map(of),
    sum,
  });
  const paid = ({ ways }: PricedOffer, term: PaymentTerm): WayToPay | undefined =>
    ways.find(({ paymentTerm }) => paymentTerm === term);
  const isMonthly = offers.some((offer) => paid(offer, 'monthly'));
  const monthly = [
    row('Paid monthly: due today', (offer) => amount(paid(offer, 'monthly')?.dueToday)),
    row('Paid monthly: then', (offer) => t(following(paid(offer, 'monthly')?.following ?? [], currency))),
    row('Paid monthly: all payments', (offer) => amount(paid(offer, 'monthly')?.total)),
    row('Paid monthly: fees of that', (offer) => amount(paid(offer, 'monthly')?.installmentFees)),
  ];
  return [
    row('Premium', ({ rating }) => amount(premiumOf(rating))),
    row('Fees', ({ rating }) => amount(sumCents(rating.fees.map(({ cents }) => cents)))),
    // Where somebody owes a tax beside the premium, nothing is sold.
    row('Taxes', () => amount(0)),
    row('Total for the term', ({ rating }) => amount(rating.total), true),
    ...(isMonthly ? monthly : []),
    row('Paid in full: due today', (offer) => amount(paid(offer, 'pay_in_full')?.total)),
    row('Paid in full: saves', (offer) => amount(paid(offer, 'pay_in_full')?.saving)),
  ];
}

/** Offers that have a price, compared: the figures are theirs, and nothing is computed anew but sums of fees. */
export function compareOffers(title: string, offers: readonly PricedOffer[], print: Print): Comparison {
  const { t } = print;
  const row = (label: string, of: (offer: PricedOffer) => string | Sentence): ComparedRow => ({
    label: t(label),
    cells: offers.map((offer) => t(of(offer))),
    sum: false,
  });
  const losses = offers.some(({ valueType }) => valueType)
    ? [row('What a total loss pays', ({ valueType }) => (valueType ? valueBasisLabels[valueType] : '–'))]
    : [];
  return {
    title: t(title),
    columns: offers.map(({ label, chosen }) =>
      chosen ? t(sentence('{plan}, chosen', { plan: asSentence(label) })) : t(label),
    ),
    covers: [...labelsOf(offers).map((label) => row(label, (offer) => coverOf(offer, label))), ...losses],
    money: moneyRows(offers, print),
  };
}
