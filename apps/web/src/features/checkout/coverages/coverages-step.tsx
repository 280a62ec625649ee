'use client';
import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import type { CoverWords } from '../../shared/lines/line-view.ts';
import { AdjustCovers, AdjustedNote } from '../plans/adjust-covers.tsx';
import { Obstacles } from '../plans/obstacles.tsx';
import { adjustedFrom } from '../plans/plan-list.ts';
import { usePlanEdits } from '../plans/use-plan-edits.ts';
import { usePlans } from '../plans/use-plans.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingOfPlan } from '../quote-data/open-findings.ts';
import { hrefOf, placeAfter } from '../quote-data/step-order.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { DiscountList } from './discount-list.tsx';

/** Every cover of the chosen plan with its settings, and what comes off the price. */
export function CoveragesStep({ line }: { line: CoverWords }) {
  const t = useTranslations('checkout');
  const router = usePageRouter();
  const checkout = useLoadedCheckout();
  const { quote, state } = checkout.data;
  const edits = usePlanEdits(t('errors.notSaved'));
  const adjusted = adjustedFrom(usePlans().data?.recommended_plans ?? [], edits.value);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const plan = plans.find((one) => one === quote.plan);
  const name = plan ? t(`planNames.${plan}.name`) : t('coverages.title');
  const error = edits.errorOf('coverages') ?? findingOfPlan(state.missing_fields);

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const saved = await edits.retry();
      if (!saved || error) return setAttempt((count) => count + 1);
      const fresh = await checkout.refresh();
      if (fresh) router.push(hrefOf(placeAfter('plans', fresh.state)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title={t('coverages.title')}
      lead={t('coverages.lead')}
      problems={attempt > 0 && error ? [{ fieldId: 'coverages-covers', message: error }] : []}
      attempt={attempt}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      backHref={hrefOf('plans')}
      notices={<SaveNotices onRefresh={edits.refresh} onRetry={edits.retry} />}
    >
      <div role="status">{adjusted && <AdjustedNote name={name} onUndo={() => edits.choosePlan(adjusted)} />}</div>
      <AdjustCovers id="coverages-covers" line={line} legend={name} edits={edits}>
        <AnswerEffect field="coverages" />
      </AdjustCovers>
      <DiscountList />
      <Obstacles />
    </StepPage>
  );
}
