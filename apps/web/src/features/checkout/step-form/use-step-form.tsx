'use client';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';
import type { FormOptions } from '../../shared/answers/use-form-saver.ts';
import { useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
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
  const { quote, state } = data;
  const about = shown?.vehicle?.vehicle_id ?? null;
  const form = useSavedForm<T>({
    ...options,
    name: step,
    record: { id: about ?? quote.quote_id, version: quote.version },
    // Before a plan is chosen an open answer is no mistake: its question has only just been asked.
    findings: quote.plan === null ? null : findingsAtFields(state.missing_fields, step, shown?.place),
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
