'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { WayToPayFragment } from '../../../generated/documents.ts';

/** A way to pay in words: what is due today, and a line each for what follows, all of it together, and what it saves. */
export type PaymentWords = { readonly due: string; readonly lines: readonly string[] };

/** Says a way to pay; every figure is the server's. */
export function usePaymentWords(): (way: WayToPayFragment) => PaymentWords {
  const t = useTranslations('price');
  return ({ due_today, following, total, saving, currency }) => {
    const print = (cents: number) => moneyText(cents, currency);
    const parts = following.map(({ count, amount }) => t('then', { count, amount: print(amount) }));
    const lines = parts.length > 0 ? [parts.join(', '), t('inAll', { total: print(total) })] : [t('inFull')];
    return {
      due: print(due_today),
      lines: saving > 0 ? [...lines, t('saves', { amount: print(saving) })] : lines,
    };
  };
}
