'use client';
import { DeltaChip } from '@roadworthy/ui/price/delta-chip.tsx';
import { useTranslations } from 'next-intl';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { AnswerViolation } from './answer-violation.tsx';

/** What an answer does: to the price range, and whether it can be insured. */
export function AnswerEffect({ field }: { field: string }) {
  return (
    <>
      <PriceEffect field={field} />
      <AnswerViolation field={field} />
    </>
  );
}

/** What the last save of an answer did to the price range; it keeps its line, so that nothing moves. */
function PriceEffect({ field }: { field: string }) {
  const t = useTranslations();
  const effect = useCheckout().effects.of(field);
  const per = t('shell.common.perYear');
  return (
    <p className="-mt-1 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3" aria-live="polite">
      {effect && effect.low === 0 && effect.high === 0 && t('checkout.effect.same')}
      {effect && effect.low !== 0 && (
        <span>
          {t('checkout.effect.low')} <DeltaChip cents={effect.low} per={per} same={t('checkout.effect.same')} />
        </span>
      )}
      {effect && effect.high !== 0 && (
        <span>
          {t('checkout.effect.high')} <DeltaChip cents={effect.high} per={per} same={t('checkout.effect.same')} />
        </span>
      )}
    </p>
  );
}
