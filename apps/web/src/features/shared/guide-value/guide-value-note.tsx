'use client';
import { guideValue, type GuideQuestion } from '@roadworthy/core/shared/site/guide-values.ts';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useTranslations } from 'next-intl';

export type GuideValueNoteProps = Omit<GuideQuestion, 'year'> & {
  /** The model year as it is typed. */
  readonly year: string;
  /** The class as a person calls it, such as "travel trailer". */
  readonly called: string;
};

/** What such a vehicle is typically worth, with what that rests on; nothing where there is no table. */
export function GuideValueNote({ called, year, ...requested }: GuideValueNoteProps) {
  const t = useTranslations('price.guide');
  const guide = guideValue({ ...requested, year: /^\d{4}$/.test(year.trim()) ? Number(year) : Number.NaN });
  if (!guide) return null;
  const { low, high, age, firstYear, laterYears, isOfMake } = guide;
  return (
    <details className="group text-small text-ink-2">
      <summary className="-mx-1 inline-flex min-h-target-small list-none flex-wrap items-center gap-x-2 rounded-input px-1 [&::-webkit-details-marker]:hidden">
        <span>
          {t('typical', { year: year.trim(), class: called, range: rangeText(low, high, requested.currency) })}
        </span>
        <span className="font-medium text-link">{t('basis')}</span>
      </summary>
      <p className="max-w-measure border-l-[3px] border-marigold bg-surface-2 px-3 py-2">
        {t('how', {
          age,
          of: isOfMake ? 'make' : 'class',
          make: requested.make.trim(),
          firstYear: String(firstYear),
          laterYears: String(laterYears),
        })}
      </p>
    </details>
  );
}
