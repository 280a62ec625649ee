'use client';
import { useTranslations } from 'next-intl';
import { usePriceRange } from '../quote-data/use-price.ts';
import { CallUs } from '../state-screens/ways-on.tsx';
import { Notice } from './notice.tsx';

/** What the rating says against an answer, at once and where it is given: what happens then, and the way out. */
export function AnswerViolation({ field }: { field: string }) {
  const t = useTranslations('checkout.violation');
  const { referral_violations: referrals = [], rejection_violations: rejections = [] } =
    usePriceRange().data?.price_range ?? {};
  return [...rejections, ...referrals]
    .filter((one) => one.field === field)
    .map((one) => {
      const isReferred = referrals.includes(one) && !ofAnotherLine.has(one.code);
      const words = isReferred ? 'referred' : ofAnotherLine.has(one.code) ? 'otherLine' : 'wayOut';
      return (
        <Notice key={one.code} tone={isReferred ? 'info' : 'warning'} title={one.message} action={<CallUs />}>
          {t(words)}
        </Notice>
      );
    });
}

// What our commercial line is made for: an underwriter may look at it, yet it has no price here to go on with.
const ofAnotherLine = new Set(['business_use', 'rental_utilization']);
