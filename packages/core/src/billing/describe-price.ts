import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type EqualPayments, followingPayments } from './collection/ways-to-pay.ts';
import { words, type Words } from '../shared/words.ts';

/** A term and how it is paid, of the schedule that binding writes. Money in cents of the currency. */
export type PricedTerm = {
  readonly currency: Currency;
  /** The first payment. */
  readonly dueToday: Cents;
  readonly following: readonly Pick<EqualPayments, 'count' | 'amount'>[];
  /** What each payment after the first holds for being one. */
  readonly installmentFee: Cents;
  /** All payments. */
  readonly total: Cents;
};

/** A price as it is told everywhere: one figure for the term, the payments, and all of them with what paying later costs. */
export type DescribedPrice = {
  /** What the term costs by itself: the figure that stands first. */
  readonly term: Cents;
  /** What paying later costs more. */
  readonly installmentFees: Cents;
  /** What is due first. */
  readonly begin: Sentence;
  /** What is due first, and what follows. */
  readonly payments: Sentence;
  /** What all payments come to; null where the first one is all there is. */
  readonly all: Sentence | null;
};

/** When the first payment is due, for who reads it: today before the purchase, first after it. */
type FirstPaid = 'today' | 'first';

const due: Readonly<Record<FirstPaid, Words>> = {
  today: words('{amount} today', '{amount} aujourd’hui'),
  first: words('{amount} first', '{amount} d’abord'),
};

function laterPayments(
  before: Sentence,
  { count, amount }: PricedTerm['following'][number],
  { installmentFee, currency }: PricedTerm,
): Sentence {
  const facts = { before, count, amount: { cents: amount, currency }, fee: { cents: installmentFee, currency } };
  if (installmentFee === 0) {
    return count === 1
      ? sentence(words('{before}, then one payment of {amount}', '{before}, puis un versement de {amount}'), facts)
      : sentence(
          words('{before}, then {count} payments of {amount}', '{before}, puis {count} versements de {amount}'),
          facts,
        );
  }
  return count === 1
    ? sentence(
        words(
          '{before}, then one payment of {amount}, which holds a {fee} fee',
          '{before}, puis un versement de {amount}, dont {fee} de frais',
        ),
        facts,
      )
    : sentence(
        words(
          '{before}, then {count} payments of {amount}, each with a {fee} fee',
          '{before}, puis {count} versements de {amount}, dont {fee} de frais chacun',
        ),
        facts,
      );
}

/** The price of a term as cards, bars, signature, payment, letters and papers tell it (docs/rules.md, one price). */
export function describePrice(price: PricedTerm, first: FirstPaid = 'today'): DescribedPrice {
  const { currency, dueToday, following, installmentFee, total } = price;
  const installmentFees = installmentFee * sumCents(following.map(({ count }) => count));
  const money = (cents: Cents) => ({ cents, currency });
  const begin = sentence(due[first], { amount: money(dueToday) });
  const facts = { total: money(total), fees: money(installmentFees) };
  const all =
    installmentFees === 0
      ? sentence(words('{total} in all', '{total} en tout'), facts)
      : sentence(
          words(
            '{total} in all, {fees} of it for paying in installments',
            '{total} en tout, dont {fees} pour les versements',
          ),
          facts,
        );
  return {
    term: total - installmentFees,
    installmentFees,
    begin,
    payments:
      following.length === 0
        ? sentence(words('{before}, and nothing more for this term', '{before}, et rien de plus pour cette durée'), {
            before: begin,
          })
        : following.reduce((before, later) => laterPayments(before, later, price), begin),
    all: following.length === 0 ? null : all,
  };
}

/** An invoice of a policy, in the order in which they fall due. */
type TermInvoice = { readonly amount: Cents; readonly fees: Cents; readonly dueDate: Day };

/**
 * The price of a policy as it was sold, of its invoices; null where a change, a cancellation or a balance has since
 * made others of them, and only the list of them is true. `total` is what the term costs with its fees.
 */
export function priceOfInvoices(
  invoices: readonly TermInvoice[],
  { total, currency }: { readonly total: Cents; readonly currency: Currency },
): PricedTerm | null {
  const [first, ...later] = invoices;
  if (first === undefined) return null;
  const installmentFee = later[0]?.fees ?? 0;
  const all = sumCents(invoices.map(({ amount }) => amount));
  const isAsSold = later.every(({ fees }) => fees === installmentFee) && all === total + installmentFee * later.length;
  return isAsSold
    ? { currency, dueToday: first.amount, following: followingPayments(invoices), installmentFee, total: all }
    : null;
}
