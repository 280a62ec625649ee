import type { PricedTerm } from '@roadworthy/core/billing/describe-price.ts';
import { billPrice } from '@roadworthy/core/billing/preview.ts';
import { followingPayments } from '@roadworthy/core/billing/collection/ways-to-pay.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { billedTerm } from './pricing/billed-term.ts';

/** The price of a quote and how it is paid, of the schedule that binding would write; null while it has none. */
export function pricedQuote(stored: StoredQuote): PricedTerm | null {
  const { total, premium, quote } = stored;
  if (total === null || premium === null) return null;
  const term = billedTerm(stored);
  const bill = billPrice({ premium, policyFee: total - premium }, term);
  return {
    currency: currencyOf(quote.country),
    dueToday: bill.dueToday,
    following: followingPayments(bill.invoices),
    installmentFee: term.installmentFee,
    total: bill.total,
  };
}
