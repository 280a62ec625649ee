'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { AnswerViolation } from './answer-violation.tsx';

const effect = fetchedComponent(async () => (await import('./step-notices.tsx')).PriceEffect);

/** What an answer does to the price, in a line that is kept so that nothing moves, and whether it can be insured. */
export function AnswerEffect({ field }: { field: string }) {
  const { lastEdit } = useCheckout();
  const moves = usePriceRange().data?.price_range.moves ?? [];
  return (
    <>
      <p className="-mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3" aria-live="polite">
        {(lastEdit !== null || moves.length > 0) && <effect.Component field={field} />}
      </p>
      <AnswerViolation field={field} />
    </>
  );
}
