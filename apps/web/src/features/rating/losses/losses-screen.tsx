'use client';
import { addMonths, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MonthsUntil } from './experience-by.ts';
import { RatesNav } from '../versions/rates-nav.tsx';
import { ClaimDevelopment } from './claim-development.tsx';
import { LossExperience } from './loss-experience.tsx';

const ranges = [12, 24, 36] as const;

/** What losses cost beside what premium earned, and how losses develop: for who makes rates. */
export function LossesScreen() {
  const t = useTranslations('workbench.losses');
  const [months, setMonths] = useState<number>(12);
  const [through] = useState(() => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  const range: MonthsUntil = { months, from: addMonths(day(`${through.slice(0, 7)}-01`), 1 - months), through };
  return (
    <div className="flex flex-col gap-6">
      <RatesNav current="losses" />
      <h1 className="type-h1">{t('title')}</h1>
      <div className="max-w-60">
        <Field label={t('range')}>
          {(control) => (
            <SelectInput
              {...control}
              value={String(months)}
              onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
              options={ranges.map((count) => ({ value: String(count), label: t('months', { count }) }))}
            />
          )}
        </Field>
      </div>
      <LossExperience range={range} />
      <ClaimDevelopment range={range} />
    </div>
  );
}
