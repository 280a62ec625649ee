'use client';
import { describePrice, type PricedTerm } from '@roadworthy/core/billing/describe-price.ts';
import { printSentence, type Sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { WayToPayFragment } from '../../../generated/documents.ts';

export type PaymentWords = {
  /** What the term costs, in cents: the figure that stands first. */
  readonly term: number;
  /** What is due today, alone. */
  readonly today: string;
  /** What is due today and later, what all of it comes to, and what it saves: a line each. */
  readonly lines: readonly string[];
};

/** Prints how a price is told, in the language of the page. */
export function usePriceText(): (sentence: Sentence) => string {
  const locale = useLocale();
  return (sentence) => printSentence(sentence, locale);
}

/** A way to pay as the core describes prices. */
export function pricedWay({ currency, due_today, following, installment_fee, total }: WayToPayFragment): PricedTerm {
  return {
    currency: currency === 'CAD' ? 'CAD' : 'USD',
    dueToday: due_today,
    following,
    installmentFee: installment_fee,
    total,
  };
}

/** Tells a way to pay; every figure is the server's. */
export function usePaymentWords(): (way: WayToPayFragment) => PaymentWords {
  const t = useTranslations('price');
  const print = usePriceText();
  return (way) => {
    const { term, begin, payments, all } = describePrice(pricedWay(way));
    const saves = way.saving > 0 ? [t('saves', { amount: moneyText(way.saving, way.currency) })] : [];
    return {
      term,
      today: print(begin),
      lines: [print(payments), ...(all ? [print(all)] : []), ...saves],
    };
  };
}
