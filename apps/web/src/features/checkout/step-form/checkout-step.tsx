'use client';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { vehicleHref, vehicleToAsk } from '../quote-data/open-findings.ts';
import { hrefOf, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { VehicleCards } from '../vehicles/vehicle-cards.tsx';
import { FormVehicle } from './form-vehicle.ts';
import { SaveNotices } from './save-notices.tsx';
import { StepPage } from './step-page.tsx';
import type { StepForm } from './use-step-form.tsx';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';

type CheckoutStepProps<T extends Answers> = {
  step: string;
  title: string;
  lead?: string;
  form: StepForm<T>;
  /** The vehicle that the step is about, where it is about one. */
  shown?: ShownVehicle | undefined;
  children: ReactNode;
};

/** A step that saves by itself: goes on once everything is saved, and shows what is in the way otherwise. */
export function CheckoutStepPage<T extends Answers>(props: CheckoutStepProps<T>) {
  const { step, title, lead = '', form, shown, children } = props;
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
      if (!fresh) return;
      const next = shown && vehicleToAsk(fresh, step, shown.place);
      const after = () => hrefOf(placeAfter(step, { ...fresh.state, status: fresh.quote.status }), provider);
      router.push(next ? vehicleHref(step, fresh.quote, next) : after());
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
      <FormVehicle value={shown?.vehicle?.vehicle_id ?? null}>
        {shown && <VehicleCards step={step} shown={shown} />}
        {children}
      </FormVehicle>
    </StepPage>
  );
}
