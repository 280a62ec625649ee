'use client';
import { plans as planNames } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { LoadRecommendedPlansQuery } from '../../../generated/documents.ts';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { ViolationNotices } from '../step-form/step-notices.tsx';

type UnpricedPlansProps = {
  cards: LoadRecommendedPlansQuery['recommended_plans'];
  value: string | null;
  error: string | undefined;
  onChange: (plan: string) => void;
};

/** The plans while one of them has no price: by their names with the range of each, and what is said against a price. */
export function UnpricedPlans({ cards, value, error, onChange }: UnpricedPlansProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { quote } = useLoadedCheckout().data;
  const per = usePerTerm()(quote.policy_duration_months);
  const range = usePriceRange().data?.price_range;
  const violations = [
    ...(range?.rejection_violations ?? []).map((one) => ({ ...one, isReferral: false })),
    ...(range?.referral_violations ?? []).map((one) => ({ ...one, isReferral: true })),
  ];
  const options = cards.flatMap(({ plan, low, high }) => {
    const known = planNames.find((one) => one === plan);
    if (!known) return [];
    const note =
      low == null || high == null ? t('rail.unpricedShort') : `${rangeText(low, high, range?.currency, locale)} ${per}`;
    return [{ value: plan, label: t(`planNames.${known}.name`), note }];
  });
  return (
    <>
      {quote.plan === null && (
        <ViolationNotices violations={violations.map(({ field, ...one }) => ({ ...one, path: field ?? '' }))} />
      )}
      <RadioTiles
        id="plans-plan"
        name="plan"
        label={t('plans.legend')}
        options={options}
        value={value}
        error={error}
        onChange={onChange}
        columns={3}
      />
    </>
  );
}
