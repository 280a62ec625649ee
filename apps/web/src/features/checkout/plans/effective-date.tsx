'use client';
import { day, formatDay, isDay } from '@roadworthy/core/shared/time/day.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { AnswerEffect } from '../step-form/answer-effect.tsx';

type EffectiveDateProps = {
  id?: string;
  value: string;
  error: string | undefined;
  onType: (day: string) => void;
  onChoose: (day: string) => unknown;
};

/** The day cover begins. */
export function EffectiveDate({ id = 'plans-effective_date', value, error, onType, onChoose }: EffectiveDateProps) {
  const t = useTranslations('checkout.plans');
  const locale = useLocale();
  const { today, latest_effective_date } = useLoadedCheckout().data.state;
  const hint = t('effectiveHint', {
    first: formatDay(day(today), locale),
    last: formatDay(day(latest_effective_date), locale),
  });
  return (
    <div className="flex flex-col gap-2">
      <Field id={id} label={t('effectiveDate')} hint={hint} error={error}>
        {(control) => (
          <NearDate
            {...control}
            min={today}
            max={latest_effective_date}
            value={value}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              // A browser gives a day while its year is still being typed.
              if (isDay(typed) && typed >= '2000-01-01') void onChoose(typed);
              else onType(typed);
            }}
          />
        )}
      </Field>
      <AnswerEffect field="effective_date" />
    </div>
  );
}
