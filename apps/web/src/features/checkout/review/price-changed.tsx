'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import type { LoadPricingQuery } from '../../../generated/documents.ts';
import { MoveList } from '../../rating/move-list.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { movesSince } from '../quote-data/price-moves.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { Notice } from '../step-form/notice.tsx';
import { keepSeenPrice, seenPriceOf } from './seen-price.ts';

type PriceChangedProps = { pricing: Pick<LoadPricingQuery['quote_pricing'], 'total' | 'currency'> };

/** The price that this person last looked at here, the price now, and what moved it; nothing where it is the same. */
export function PriceChanged({ pricing: { total, currency } }: PriceChangedProps) {
  const t = useTranslations('checkout.review');
  const { quote } = useLoadedCheckout().data;
  const range = usePriceRange();
  const [seen] = useState(() => seenPriceOf(localStore, quote.quote_id));
  useEffect(() => {
    if (total !== null) keepSeenPrice(localStore, quote.quote_id, { total, version: quote.version });
  }, [quote.quote_id, quote.version, total]);
  if (seen === null || total === null || seen.total === total) return null;
  const moves = range.isPlaceholderData ? [] : movesSince(range.data?.price_range.moves ?? [], seen);
  const prices = { before: moneyText(seen.total, currency), after: moneyText(total, currency) };
  return (
    <Notice tone="info" title={t('changed')}>
      <p>{t('changedPrice', prices)}</p>
      {moves.length > 0 && <MoveList moves={moves} currency={currency} />}
    </Notice>
  );
}
