'use client';
import { describePrice, priceOfInvoices } from '@roadworthy/core/billing/describe-price.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { usePriceText } from './use-payment-words.ts';

type Invoice = {
  readonly due_date: string;
  readonly amount: number | null;
  readonly fees: number;
  readonly status: string;
};
type Sold = { readonly total: number; readonly currency: string };

/** How a policy is paid, as it was sold: a line each; none where something has changed its invoices since. */
export function useSoldPrice(): (invoices: readonly Invoice[], policy: Sold) => readonly string[] {
  const print = usePriceText();
  return (invoices, { total, currency }) => {
    const sold = invoices.map(({ due_date, amount, fees }) => ({ dueDate: day(due_date), amount: amount ?? 0, fees }));
    const price = invoices.every(({ status }) => status !== 'void')
      ? priceOfInvoices(sold, { total, currency: currency === 'CAD' ? 'CAD' : 'USD' })
      : null;
    if (price === null) return [];
    const { payments, all } = describePrice(price, 'first');
    return [print(payments), ...(all === null ? [] : [print(all)])];
  };
}
