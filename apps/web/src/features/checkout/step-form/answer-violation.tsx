'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';

const notices = fetchedComponent(async () => (await import('./step-notices.tsx')).ViolationNotices);

/** What the rating says against an answer, at once and where it is given. */
export function AnswerViolation({ field }: { field: string }) {
  const range = usePriceRange().data?.price_range;
  const of = (found: readonly Found[] | undefined, isReferral: boolean) =>
    (found ?? []).filter((one) => one.field === field).map(({ code, message }) => ({ code, message, isReferral }));
  const violations = [...of(range?.rejection_violations, false), ...of(range?.referral_violations, true)];
  return violations.length > 0 && <notices.Component violations={violations} />;
}

type Found = { readonly code: string; readonly message: string; readonly field: string | null };
