'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';
import type { FormOptions } from '../../shared/answers/use-form-saver.ts';
import { useState } from 'react';
import { useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { type CheckoutData, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingsAtFields, findingsOfStep, lastPart, otherDriverOf } from '../quote-data/open-findings.ts';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';

type StepFormOptions<T extends Answers> = FormOptions<T> & {
  readonly step: string;
  /** The vehicle that the form is about, where it is about one. */
  readonly shown?: ShownVehicle | undefined;
};

/** The form of one checkout step, saved to the quote on screen. */
export function useStepForm<T extends Answers>({ step, shown, ...options }: StepFormOptions<T>) {
  const { data, edits, afterEdit, reportSave, unsaved, refresh } = useLoadedCheckout();
  const { quote } = data;
  // How often Continue found that the step still waits for something.
  const [held, setHeld] = useState(0);
  // Before a plan is chosen an open answer is no mistake until Continue asks for it: its question has only just come.
  const isShown = (path: string, isEarly: boolean): boolean =>
    !isEarly || !isOpenAnswer(ownValue(options.saved, lastPart(path)));
  const findingsOf = ({ quote: { plan }, state }: CheckoutData) => {
    const isEarly = plan === null && held === 0;
    const shownFields = state.missing_fields.filter(({ path }) => isShown(path, isEarly));
    return findingsAtFields(shownFields, step, shown?.place);
  };
  const about = shown?.vehicle?.vehicle_id ?? null;
  const form = useSavedForm<T>({
    ...options,
    name: step,
    record: {
      id: about ?? quote.quote_id,
      version: quote.version,
      savedVersion: edits.version,
    },
    findings: findingsOf(data),
    async findAgain() {
      const fresh = await refresh();
      return fresh && findingsOf(fresh);
    },
    onSaved: (fields) => afterEdit(fields, about),
    onState: reportSave,
    unsaved,
  });
  const waits = held === 0 ? [] : findingsOfStep(data.state.missing_fields, step, shown?.place);
  const known = new Set(form.problems.map(({ fieldId }) => fieldId));
  const further = waits
    .map(({ path, message }) => ({ fieldId: fieldIdOf(step, path), message }))
    .filter(({ fieldId }) => !known.has(fieldId));
  return {
    ...form,
    problems: [...form.problems, ...further],
    attempt: form.attempt + held,
    /** Shows what the step still waits for, by what the quote says now; true when it may not be left yet. */
    hold({ state }: CheckoutData): boolean {
      const isHeld = findingsOfStep(state.missing_fields, step, shown?.place).length > 0;
      if (isHeld) setHeld((count) => count + 1);
      return isHeld;
    },
    async refresh(): Promise<void> {
      await refresh();
      reportSave('idle');
      form.touch();
    },
  };
}

const isOpenAnswer = (answer: unknown): boolean => answer === undefined || answer === null || answer === '';

/** The id of the field that a path names, on a step. */
function fieldIdOf(step: string, path: string): string {
  const driver = otherDriverOf(path);
  return driver === null ? `${step}-${lastPart(path)}` : `${step}-other-${driver}`;
}

export type StepForm<T extends Answers> = ReturnType<typeof useStepForm<T>>;
