'use client';
import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { missingListId } from '../plans/plan-list.ts';
import { usePlanEdits } from '../plans/use-plan-edits.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

/** The choice of covers as a part of a step: what it saves, and what stands in the way of going on. */
export function useCoverEdits(step: string, requested: boolean) {
  const t = useTranslations('checkout.errors');
  const edits = usePlanEdits(t('notSaved'));
  const { state } = useLoadedCheckout().data;
  const [attempt, setAttempt] = useState(0);
  const { value, errorOf } = edits;
  const before = state.steps.slice(
    0,
    state.steps.findIndex(({ id }) => id === step),
  );
  const missing = state.missing_fields.filter((one) => before.some(({ id }) => id === one.step));
  const planError = value.plan ? errorOf('plan') : attempt > 0 ? t('plan') : undefined;
  const dateError = isDay(value.effective_date) ? errorOf('effective_date') : t('effectiveDate');
  const isReady = value.plan !== null && !planError && !dateError && !errorOf('coverages') && missing.length === 0;

  /** Saves what is not saved yet; true when the step may be left forwards. */
  async function submit(): Promise<boolean> {
    if (!requested) return true;
    const isSaved = await edits.retry();
    if (missing.length > 0) document.getElementById(missingListId)?.focus();
    if (isSaved && isReady) return true;
    setAttempt((count) => count + 1);
    return false;
  }

  const problems =
    attempt === 0
      ? []
      : [
          ...(value.plan && !errorOf('plan') ? [] : [{ fieldId: `${step}-plan`, message: planError ?? t('plan') }]),
          ...(dateError ? [{ fieldId: `${step}-effective_date`, message: dateError }] : []),
        ];
  return { ...edits, missing, planError, dateError, problems, attempt, submit };
}

export type CoverEdits = ReturnType<typeof useCoverEdits>;
