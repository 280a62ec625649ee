import type { EqualPayments, WayToPay } from '../billing/collection/ways-to-pay.ts';
import { labelOfPart, andNext } from '../lines/line-labels.ts';
import { lineFor } from '../lines/line-for.ts';
import { type BoughtCovers, valueBasisLabels, notIncluded } from '../products/labels.ts';
import type { PaymentTerm, RatingValueType } from '../products/vocabulary.ts';
import { premiumOf } from '../rating/premium-of.ts';
import type { Rating } from '../rating/rating.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { asSentence, type Translate, sentence, factAlone, type Phrase } from '../shared/text/sentence.ts';
import { statedCover } from './application.ts';
import { sameInBoth, words, type Words } from '../shared/words.ts';

export const premiumLabel = words('Premium', 'Prime');

export const feesLabel = words('Fees', 'Frais');

export const totalForTerm = words('Total for the term', 'Total de la période');

/** Covers at their price, as the pages show them; `ways` are the same that the payment offers. */
export type PricedOffer = {
  readonly provider: string;
  /** What its column is headed. */
  readonly label: Phrase;
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
function labelsOf(offers: readonly PricedOffer[]): Words[] {
  const labels = offers.flatMap(({ provider, coverages }) =>
    (lineFor(provider)?.covers ?? [])
      .filter(({ code }) => ownValue(coverages, code))
      .map(({ code }) => labelOfPart(provider, code)),
  );
  return [...new Map(labels.map((label) => [label.en, label])).values()];
}

/** How an offer covers what a label names. */
function coverOf({ provider, coverages }: PricedOffer, label: Words): Phrase {
  const cover = lineFor(provider)?.covers.find(
    ({ code }) => ownValue(coverages, code) && labelOfPart(provider, code).en === label.en,
  );
  return (cover && statedCover(provider, cover.code, coverages)) ?? notIncluded;
}

const nothing = sameInBoth('–');

const following = (all: readonly EqualPayments[], currency: 'USD' | 'CAD'): Phrase => {
  const [first, ...others] = all.map(({ count, amount }) =>
    sentence(words('{count} × {amount}', '{count} × {amount}'), { count, amount: { cents: amount, currency } }),
  );
  return others.reduce<Phrase>((list, next) => sentence(andNext, { list: asSentence(list), next }), first ?? nothing);
};

function moneyRows(offers: readonly PricedOffer[], { currency, t }: Print): ComparedRow[] {
  const amount = (cents: Cents | null | undefined): string =>
    cents === null || cents === undefined ? '–' : t(factAlone({ cents, currency }));
  const row = (label: Phrase, of: (offer: PricedOffer) => string, sum = false): ComparedRow => ({
    label: t(label),
    cells: offers.map(of),
    sum,
  });
  const paid = ({ ways }: PricedOffer, term: PaymentTerm): WayToPay | undefined =>
    ways.find(({ paymentTerm }) => paymentTerm === term);
  const isMonthly = offers.some((offer) => paid(offer, 'monthly'));
  const monthly = [
    row(words('Paid monthly: due today', 'Par mois : à payer aujourd’hui'), (offer) =>
      amount(paid(offer, 'monthly')?.dueToday),
    ),
    row(words('Paid monthly: then', 'Par mois : ensuite'), (offer) =>
      t(following(paid(offer, 'monthly')?.following ?? [], currency)),
    ),
    row(words('Paid monthly: all payments', 'Par mois : tous les versements'), (offer) =>
      amount(paid(offer, 'monthly')?.total),
    ),
    row(words('Paid monthly: fees of that', 'Par mois : frais compris'), (offer) =>
      amount(paid(offer, 'monthly')?.installmentFees),
    ),
  ];
  return [
    row(premiumLabel, ({ rating }) => amount(premiumOf(rating))),
    row(feesLabel, ({ rating }) => amount(sumCents(rating.fees.map(({ cents }) => cents)))),
    // Where somebody owes a tax beside the premium, nothing is sold.
    row(words('Taxes', 'Taxes'), () => amount(0)),
    row(totalForTerm, ({ rating }) => amount(rating.total), true),
    ...(isMonthly ? monthly : []),
    row(words('Paid in full: due today', 'En entier : à payer aujourd’hui'), (offer) =>
      amount(paid(offer, 'pay_in_full')?.total),
    ),
    row(words('Paid in full: saves', 'En entier : économie'), (offer) => amount(paid(offer, 'pay_in_full')?.saving)),
  ];
}

/** Offers that have a price, compared: the figures are theirs, and nothing is computed anew but sums of fees. */
export function compareOffers(title: Phrase, offers: readonly PricedOffer[], print: Print): Comparison {
  const { t } = print;
  const row = (label: Phrase, of: (offer: PricedOffer) => Phrase): ComparedRow => ({
    label: t(label),
    cells: offers.map((offer) => t(of(offer))),
    sum: false,
  });
  const losses = offers.some(({ valueType }) => valueType)
    ? [
        row(words('What a total loss pays', 'Ce que paie une perte totale'), ({ valueType }) =>
          valueType ? valueBasisLabels[valueType] : nothing,
        ),
      ]
    : [];
  return {
    title: t(title),
    columns: offers.map(({ label, chosen }) =>
      chosen ? t(sentence(words('{plan}, chosen', '{plan} (choisie)'), { plan: asSentence(label) })) : t(label),
    ),
    covers: [...labelsOf(offers).map((label) => row(label, (offer) => coverOf(offer, label))), ...losses],
    money: moneyRows(offers, print),
  };
}
