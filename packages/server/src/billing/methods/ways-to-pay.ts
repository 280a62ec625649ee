import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { previewBilling } from '@roadworthy/core/billing/preview.ts';
import { type WayToPay, waysToPay } from '@roadworthy/core/billing/collection/ways-to-pay.ts';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import type { InvoicePreview } from '../../generated/operations.ts';
import { t } from '../../kernel/language.ts';
import type { Work } from '../../kernel/work.ts';
import type { ReleasedBook } from '../../rating/rate-books.ts';
import { rateNow, ratesFor } from '../../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { billedTerm } from '../pricing/billed-term.ts';

/** A way to pay as it is answered. */
export function printedWay(way: WayToPay, stored: StoredQuote, locale: Locale): InvoicePreview {
  return {
    payment_term: way.paymentTerm,
    due_today: way.dueToday,
    deposit_reason: way.depositReason && t(locale, way.depositReason),
    following: way.following.map(({ count, amount, firstDue }) => ({ count, amount, first_due: firstDue })),
    saving: way.saving,
    total: way.total,
    currency: currencyOf(stored.quote.country),
    installment_fee: billedTerm(stored).installmentFee,
    invoices: way.invoices.map(({ sequence, dueDate, premium, fees, amount }) => ({
      sequence,
      due_date: dueDate,
      premium,
      fees,
      amount,
    })),
  };
}

/**
 * Every way to pay a quote, or what it would be with a plan: the figures of the cards, the bar, the payment step and the
 * bind. None while there is no price.
 */
export async function readWaysToPay(
  work: Work,
  stored: StoredQuote,
  { quote = stored.quote, book }: { quote?: Quote; book?: ReleasedBook } = {},
): Promise<WayToPay[]> {
  const rates = book ?? (await ratesFor(work, quote));
  const bills = await Promise.all(
    paymentTerms.toReversed().map(async (paymentTerm) => {
      const { rating } = await rateNow(work, quote, { paymentTerm, book: rates });
      const bill = previewBilling({ ...billedTerm(stored), rating, paymentTerm });
      return bill ? [{ paymentTerm, bill }] : [];
    }),
  );
  return waysToPay(bills.flat());
}
