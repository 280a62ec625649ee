'use client';
import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { LoadPricingQuery } from '../../../generated/documents.ts';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { wayOf } from '../../shared/pay/way-of.ts';
import { PriceLines, SummaryBlock } from './summary-parts.tsx';

/** The chosen plan with every part of its price. */
export function PlanBlock({ pricing }: { pricing: LoadPricingQuery['quote_pricing'] }) {
  const t = useTranslations('checkout');
  const common = useTranslations('shell.common');
  const { quote } = useLoadedCheckout().data;
  const plan = plans.find((one) => one === quote.plan);
  const labels = Object.fromEntries(pricing.items.map(({ coverage, label }) => [coverage, label]));
  const coverSet = { name: null, labels, coverages: quote.coverages };
  return (
    <SummaryBlock title={t('sign.planTitle')} step="plans">
      <PriceLines
        pricing={pricing}
        plan={plan ? t(`planNames.${plan}.name`) : null}
        way={wayOf(pricing.ways_to_pay, quote.payment_term)}
      />
      <CoverGuideFold title={common('coverGuide')} sets={[coverSet]} currency={pricing.currency} />
    </SummaryBlock>
  );
}
