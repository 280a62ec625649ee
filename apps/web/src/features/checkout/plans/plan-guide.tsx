'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { useTranslations } from 'next-intl';
import type { ComparedPlanFragment } from '../../../generated/documents.ts';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { coverSets } from './plan-list.ts';

/** What the covers and limits of the plans mean, plan by plan where they differ. */
export function PlanGuide({ cards }: { cards: readonly ComparedPlanFragment[] }) {
  const t = useTranslations('checkout.planNames');
  const common = useTranslations('shell.common');
  const { country } = useLoadedCheckout().data.quote;
  if (cards.length === 0) return null;
  return (
    <CoverGuideFold
      title={common('coverGuide')}
      sets={coverSets(cards, (plan) => t(`${plan}.name`))}
      currency={currencyOf(country)}
    />
  );
}
