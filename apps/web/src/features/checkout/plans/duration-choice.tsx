import { policyDurations } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

export type DurationChoiceProps = {
  id?: string;
  /** What there is to choose from, where it is another line's. */
  months?: readonly number[];
  /** The months that are chosen. */
  value: string;
  error: string | undefined;
  onChange: (months: string) => void;
};

/** How long the term is, where the product leaves a choice; a term that it no longer offers is shown while it stands. */
export function DurationChoice({
  id = 'plans-policy_duration_months',
  months: all = policyDurations,
  value,
  error,
  onChange,
}: DurationChoiceProps) {
  const t = useTranslations('checkout.plans');
  const { quote } = useLoadedCheckout().data;
  const offered = quote.product?.available_policy_duration_months ?? [];
  const shown = all.filter((months) => offered.includes(months) || String(months) === value);
  if (shown.length < 2) return null;
  return (
    <div className="flex flex-col gap-2">
      <RadioTiles
        id={id}
        name="policy_duration_months"
        label={t('duration')}
        options={shown.map((months) => ({
          value: String(months),
          label: t('durationMonths', { count: months }),
          ...(months <= 12 && { note: t(months === 6 ? 'durationHalf' : 'durationWhole') }),
        }))}
        value={value}
        error={error}
        onChange={onChange}
      />
      <AnswerEffect field="policy_duration_months" />
    </div>
  );
}
