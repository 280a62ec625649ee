'use client';
import { DeltaChip } from '@roadworthy/ui/price/delta-chip.tsx';
import { useTranslations } from 'next-intl';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { effectOf } from '../quote-data/price-moves.ts';
import { usePriceRange } from '../quote-data/use-price.ts';
import { AnswerViolation } from './answer-violation.tsx';

/** What an answer does: to the price, and whether it can be insured. */
export function AnswerEffect({ field }: { field: string }) {
  return (
    <>
      <PriceEffect field={field} />
      <AnswerViolation field={field} />
    </>
  );
}

/** What the last save of an answer did to the price; it keeps its line, so that nothing moves. */
function PriceEffect({ field }: { field: string }) {
  const t = useTranslations();
  const { data, lastEdit } = useCheckout();
  const range = usePriceRange();
  const { moves = [], currency } = range.data?.price_range ?? {};
  const effect = effectOf(moves, field, lastEdit, !range.isFetching && !range.isError);
  const per = t(data?.quote.policy_duration_months === 6 ? 'shell.common.perSixMonths' : 'shell.common.perYear');
  const chip = { per, same: t('checkout.effect.same'), ...(currency !== undefined && { currency }) };
  return (
    <p className="-mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3" aria-live="polite">
      {effect && effect.low === 0 && effect.high === 0 && t('checkout.effect.same')}
      {effect && effect.low === effect.high && effect.low !== 0 && <DeltaChip cents={effect.low} {...chip} />}
      {effect && effect.low !== effect.high && effect.low !== 0 && (
        <span>
          {t('checkout.effect.low')} <DeltaChip cents={effect.low} {...chip} />
        </span>
      )}
      {effect && effect.low !== effect.high && effect.high !== 0 && (
        <span>
          {t('checkout.effect.high')} <DeltaChip cents={effect.high} {...chip} />
        </span>
      )}
    </p>
  );
}
