'use client';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';
import type { FormOptions } from '../../shared/answers/use-form-saver.ts';
import { useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { type CheckoutData, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingsAtFields } from '../quote-data/open-findings.ts';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';

type StepFormOptions<T extends Answers> = FormOptions<T> & {
  readonly step: string;
  /** The vehicle that the form is about, where it is about one. */
  readonly shown?: ShownVehicle | undefined;
};

/** The form of one checkout step, saved to the quote on screen. */
export function useStepForm<T extends Answers>({ step, shown, ...options }: StepFormOptions<T>) {
  const { data, afterEdit, reportSave, unsaved, refresh } = useLoadedCheckout();
  const { quote } = data;
  // Before a plan is chosen an open answer is no mistake: its question has only just been asked.
  const findingsOf = (read: CheckoutData) =>
    read.quote.plan === null ? null : findingsAtFields(read.state.missing_fields, step, shown?.place);
  const about = shown?.vehicle?.vehicle_id ?? null;
  const form = useSavedForm<T>({
    ...options,
    name: step,
    record: { id: about ?? quote.quote_id, version: quote.version },
    findings: findingsOf(data),
    async findAgain() {
      const fresh = await refresh();
      return fresh && findingsOf(fresh);
    },
    onSaved: (fields) => afterEdit(fields, about),
    onState: reportSave,
    unsaved,
  });
  return {
    ...form,
    async refresh(): Promise<void> {
      await refresh();
      reportSave('idle');
      form.touch();
    },
  };
}

export type StepForm<T extends Answers> = ReturnType<typeof useStepForm<T>>;
