'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { tabStore } from '../../../data/browser-storage.ts';
import type { PricedCoveragesFragment } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { outdatedOffer } from '../quote-data/signed-offer.ts';
import { isSigned } from '../quote-data/step-order.ts';
import { Notice } from '../step-form/notice.tsx';

type SignedBeforeProps = { pricing: Pick<PricedCoveragesFragment, 'total' | 'currency'> | undefined };

/** Why what was signed has to be signed again: the price before and now, and what changed it. */
export function SignedBefore({ pricing }: SignedBeforeProps) {
  const t = useTranslations('checkout.sign');
  const { data } = useLoadedCheckout();
  const { quote } = data;
  const outdated = outdatedOffer(tabStore, quote, isSigned(data));
  if (!outdated || pricing?.total == null) return null;
  const { total, currency } = pricing;
  const term = paymentTerms.find((one) => one === quote.payment_term) ?? 'monthly';
  const prices = { before: moneyText(outdated.before, currency), after: moneyText(total, currency) };
  return (
    <Notice tone="warning" title={t('resign')}>
      <p>{t('resignReason', { reason: outdated.reason, term })}</p>
      <p>{outdated.before === total ? t('resignSame', prices) : t('resignPrice', prices)}</p>
    </Notice>
  );
}
