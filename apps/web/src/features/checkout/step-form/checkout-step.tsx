'use client';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type CheckoutData, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { SaveNotices } from './save-notices.tsx';
import { StepPage } from './step-page.tsx';
import type { StepForm } from './use-step-form.tsx';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';

export type CheckoutStepProps<T extends Answers> = {
  step: string;
  title: string;
  lead?: string;
  form: StepForm<T>;
  /** Where the step goes on by itself before it is left, by what the quote says now; null for nowhere. */
  stays?: ((fresh: CheckoutData) => string | null) | undefined;
  children: ReactNode;
};

/** A step that saves by itself: goes on once everything is saved, and shows what is in the way otherwise. */
export function CheckoutStepPage<T extends Answers>(props: CheckoutStepProps<T>) {
  const { step, title, lead = '', form, stays, children } = props;
  const router = usePageRouter();
  const { refresh, data } = useLoadedCheckout();
  const { provider } = data.quote;
  const [busy, setBusy] = useState(false);
  const before = stepBefore(step, data.state.steps);

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (!(await form.submit())) return;
      const fresh = await refresh();
      if (!fresh || form.hold(fresh)) return;
      router.push(stays?.(fresh) ?? hrefOf(placeAfter(step, fresh.state), provider));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title={title}
      lead={lead}
      problems={form.problems}
      attempt={form.attempt}
      generalError={form.generalError}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      backHref={before && hrefOf(before, provider)}
      notices={<SaveNotices onRefresh={form.refresh} onRetry={form.retry} />}
    >
      {children}
    </StepPage>
  );
}
