'use client';
import { useTranslations } from 'next-intl';
import { usePriceRange } from '../quote-data/use-price.ts';
import { CallUs } from '../state-screens/ways-on.tsx';
import { Notice } from './notice.tsx';

/** What the rating says against an answer, at once and where it is given, with the way out. */
export function AnswerViolation({ field }: { field: string }) {
  const t = useTranslations('checkout.violation');
  const violations = usePriceRange().data?.price_range.violations ?? [];
  return violations
    .filter((one) => one.field === field)
    .map(({ code, message }) => (
      <Notice key={code} tone="warning" title={message} action={<CallUs />}>
        {t(ofAnotherLine.has(code) ? 'otherLine' : 'wayOut')}
      </Notice>
    ));
}

// What our commercial line is made for.
const ofAnotherLine = new Set(['business_use', 'rental_utilization']);
