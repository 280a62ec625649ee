'use client';
import type { CheckoutStep } from '@roadworthy/core/quoting/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { SaveNotices } from './save-notices.tsx';
import { StepPage } from './step-page.tsx';
import type { StepForm } from './use-step-form.tsx';
import type { Answers } from './unsaved-answers.ts';

type CheckoutStepProps<T extends Answers> = {
  step: CheckoutStep;
  title: string;
  form: StepForm<T>;
  children: ReactNode;
};

/** A step that saves by itself: goes on once everything is saved, and shows what is in the way otherwise. */
export function CheckoutStepPage<T extends Answers>({ step, title, form, children }: CheckoutStepProps<T>) {
  const t = useTranslations('checkout');
  const router = usePageRouter();
  const { refresh } = useLoadedCheckout();
  const [busy, setBusy] = useState(false);
  const before = stepBefore(step);

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (!(await form.submit())) return;
      const fresh = await refresh();
      if (fresh) router.push(hrefOf(placeAfter(step, { ...fresh.state, status: fresh.quote.status })));
    } finally {
      setBusy(false);
    }
  }

  return (
    <StepPage
      title={title}
      lead={step === 'sign' || step === 'payment' ? '' : t(`${step}.lead`)}
      problems={form.problems}
      attempt={form.attempt}
      generalError={form.generalError}
      onSubmit={(event) => void goOn(event)}
      busy={busy}
      backHref={before && hrefOf(before)}
      notices={<SaveNotices onRefresh={form.refresh} onRetry={form.retry} />}
    >
      {children}
    </StepPage>
  );
}
