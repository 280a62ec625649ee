'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { PricedCoveragesFragment } from '../../../generated/documents.ts';
import { MoveList } from '../../rating/move-list.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { movesSinceSigned } from '../quote-data/price-moves.ts';
import { isSigned } from '../quote-data/step-order.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { Notice } from '../step-form/notice.tsx';

type SignedBeforeProps = { pricing: Pick<PricedCoveragesFragment, 'total' | 'currency'> | undefined };

const reasons = ['payment_term', 'effective_date', 'coverages', 'none'] as const;

/** Why what was signed, here or in another tab, has to be signed again: the price before and now, and what changed it. */
export function SignedBefore({ pricing }: SignedBeforeProps) {
  const t = useTranslations('checkout.sign');
  const { data } = useLoadedCheckout();
  const range = usePriceRange().data?.price_range;
  if (isSigned(data) || range?.signed_before == null || pricing?.total == null) return null;
  const { total, currency } = pricing;
  const moves = movesSinceSigned(range.moves);
  const last = moves.at(-1);
  // What moved the price is called here as it is beside the price.
  const reason = last ? (reasons.find((one) => one === last.answer) ?? 'answers') : 'none';
  const term = paymentTerms.find((one) => one === data.quote.payment_term) ?? 'monthly';
  const prices = { before: moneyText(range.signed_before, currency), after: moneyText(total, currency) };
  return (
    <Notice tone="warning" title={t('resign')}>
      <p>{t('resignReason', { reason, term, label: last?.label ?? '' })}</p>
      <p>{range.signed_before === total ? t('resignSame', prices) : t('resignPrice', prices)}</p>
      {range.signed_before !== total && <MoveList moves={moves} currency={currency} />}
    </Notice>
  );
}
