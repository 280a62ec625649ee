'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { ErrorSummary, type Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import { DeltaChip } from '@roadworthy/ui/price/delta-chip.tsx';
import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { effectOf, isOfLastEdit } from '../quote-data/price-moves.ts';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { CallUs } from '../state-screens/ways-on.tsx';
import { FormVehicle } from './form-vehicle.ts';
import { Notice } from './notice.tsx';

// What an answer or a press brings about. It is fetched once a step stands and nothing else is to be done.

export type StepProblemsProps = {
  problems: readonly Problem[];
  /** Counts submissions. */
  attempt: number;
  /** A refusal that belongs to no field. */
  generalError?: string | null | undefined;
};

/** What stands in the way of a step. */
export function StepProblems({ problems, attempt, generalError }: StepProblemsProps) {
  const t = useTranslations('checkout.frame');
  return (
    <>
      {generalError && <Notice tone="danger" title={generalError} />}
      <ErrorSummary title={t('errorTitle', { count: problems.length })} problems={problems} attempt={attempt} />
    </>
  );
}

export type SaveNoticesProps = { onRefresh: () => Promise<unknown>; onRetry: () => Promise<unknown> };

/** What stands between the answers and the server: another tab, or a connection that is gone. */
export function UnsavedNotices({ onRefresh, onRetry }: SaveNoticesProps) {
  const t = useTranslations('checkout');
  const { changedElsewhere } = useCheckout();
  if (changedElsewhere) {
    return (
      <Notice
        tone="warning"
        title={t('conflict.title')}
        action={
          <Button size="small" tone="quiet" onClick={() => void onRefresh()}>
            {t('conflict.refresh')}
          </Button>
        }
      >
        {t('conflict.body')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('notSaved.title')}
      action={
        <Button size="small" tone="quiet" onClick={() => void onRetry()}>
          {t('notSaved.retry')}
        </Button>
      }
    >
      {t('notSaved.body')}
    </Notice>
  );
}

/** What the last save of an answer did to the price. */
export function PriceEffect({ field }: { field: string }) {
  const t = useTranslations();
  const { data, lastEdit } = useCheckout();
  const range = usePriceRange();
  const about = useContext(FormVehicle);
  const { moves = [], currency } = range.data?.price_range ?? {};
  const effect = effectOf(moves, field, lastEdit, !range.isFetching && !range.isError);
  // A move knows its answer and not its vehicle.
  const isOfOther = about !== null && (data?.quote.vehicles.length ?? 0) > 1 && !isOfLastEdit(field, about, lastEdit);
  const per = usePerTerm()(data?.quote.policy_duration_months);
  const chip = { per, same: t('checkout.effect.same'), ...(currency !== undefined && { currency }) };
  if (isOfOther) return null;
  return (
    <>
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
    </>
  );
}

export type Violation = {
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly isReferral: boolean;
};

/** What the rating says against an answer: what happens then, and the way out. */
export function ViolationNotices({ violations }: { violations: readonly Violation[] }) {
  const t = useTranslations('checkout.violation');
  return violations.map((one) => {
    const isReferred = one.isReferral && !ofAnotherLine.has(one.code);
    const words = isReferred ? 'referred' : ofAnotherLine.has(one.code) ? 'otherLine' : 'wayOut';
    return (
      <Notice
        key={`${one.code} ${one.path}`}
        tone={isReferred ? 'info' : 'warning'}
        title={one.message}
        action={<CallUs />}
      >
        {t(words)}
      </Notice>
    );
  });
}

// What our commercial line is made for: an underwriter may look at it, yet it has no price here to go on with.
const ofAnotherLine = new Set(['business_use', 'rental_utilization']);
