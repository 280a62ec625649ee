'use client';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { tabStore } from '../../../data/browser-storage.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { draftsOf } from '../quote-data/drafts.ts';
import { misshapen, shapeResolver, type Shapes } from './shapes.ts';
import type { SavedAnswer } from './answer.ts';
import { createStepSaver, type Refusals } from './step-saver.ts';
import { type Answers, isSame } from './unsaved-answers.ts';

export type StepFormOptions<T extends Answers> = {
  readonly step: string;
  /** Message keys, which `messageOf` translates. */
  readonly shapes: Shapes<T>;
  /** What the server has. */
  readonly saved: T;
  readonly messageOf: (key: string) => string;
  readonly save: (patch: Partial<T>, all: T) => Promise<void>;
  /** Names of the answers that cannot be saved yet, such as all of a person without a name. */
  readonly heldBack?: (all: T, refused: readonly string[]) => readonly string[];
};

/** The form of one checkout step: checks shapes, keeps drafts, saves by itself, shows refusals at their fields. */
export function useStepForm<T extends Answers>(options: StepFormOptions<T>) {
  const { step, shapes, saved, messageOf } = options;
  const checkout = useLoadedCheckout();
  const { quote } = checkout.data;
  const drafts = useMemo(() => draftsOf(tabStore, quote.quote_id, step), [quote.quote_id, step]);
  const [refusals, setRefusals] = useState<Refusals>({});
  const [generalError, setGeneralError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [initial] = useState(() => ({ ...saved, ...drafts.read() }) as T);
  const form = useForm<T>({
    defaultValues: initial as DefaultValues<T>,
    resolver: shapeResolver<T>(shapes),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const latest = useRef({ options, checkout });
  latest.current = { options, checkout };

  const [saver] = useState(() =>
    createStepSaver<T>(saved, {
      values: () => form.getValues(),
      misshapen: () => new Set(Object.keys(misshapen(shapes, form.getValues()))),
      save: (patch, all) => latest.current.options.save(patch, all),
      heldBack: (all, refused) => latest.current.options.heldBack?.(all, refused) ?? [],
      keepDraft: drafts.keep,
      onSaved: (fields) => latest.current.checkout.afterEdit(fields),
      onRefusals: setRefusals,
      onGeneralError: setGeneralError,
      onState: (state) => latest.current.checkout.reportSave(state),
      fallbackMessage: () => latest.current.options.messageOf('errors.notSaved'),
    }),
  );

  // Answers from elsewhere fill the fields that hold nothing unsaved and are not being typed in.
  useEffect(() => {
    const before = saver.saved();
    for (const [name, value] of Object.entries(saved)) {
      const path = name as Path<T>;
      const untouched = isSame(form.getValues(path), before[name]) && document.activeElement?.id !== `${step}-${name}`;
      if (untouched && !isSame(value, before[name])) form.setValue(path, value as PathValue<T, Path<T>>);
    }
    saver.adopt(saved);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [quote.version]);

  useEffect(() => {
    const { unsaved } = latest.current.checkout;
    unsaved.current = saver.hasUnsaved;
    if (saver.hasUnsaved()) saver.touch();
    window.addEventListener('online', saver.touch);
    return () => {
      window.removeEventListener('online', saver.touch);
      unsaved.current = () => false;
      void saver.flush();
    };
  }, [saver]);

  const values: T = form.watch();
  const errors = form.formState.errors as Record<string, { message?: string } | undefined>;

  function errorOf(name: string): string | undefined {
    const shape = errors[name]?.message;
    if (shape) return messageOf(shape);
    const refusal = refusals[name];
    return refusal && isSame(refusal.value, values[name]) ? refusal.message : undefined;
  }

  function answer<K extends keyof T & string>(name: K): SavedAnswer<T[K]> {
    const path = name as unknown as Path<T>;
    const change = (value: T[K]): void => {
      form.setValue(path, value as PathValue<T, Path<T>>, { shouldValidate: Boolean(errors[name]) || attempt > 0 });
      saver.keepDraft();
    };
    return {
      id: `${step}-${name}`,
      value: values[name],
      error: errorOf(name),
      onChange(value) {
        change(value);
        saver.touch();
      },
      onChoose(value) {
        change(value);
        void saver.flush();
      },
      onBlur: () => void form.trigger(path),
    };
  }

  /** Checks and saves everything; true when the step may be left forwards. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    const fits = await form.trigger();
    const isSaved = await saver.flush();
    if (fits && isSaved && !saver.hasStandingRefusal()) return true;
    setAttempt((count) => count + 1);
    return false;
  }

  async function refresh(): Promise<void> {
    await checkout.refresh();
    checkout.reportSave('idle');
    saver.touch();
  }

  const problems = Object.keys(values).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: `${step}-${name}`, message }] : [];
  });

  return {
    values,
    answer,
    submit,
    refresh,
    retry: saver.flush,
    problems: attempt > 0 ? problems : [],
    generalError,
    attempt,
  };
}

export type StepForm<T extends Answers> = ReturnType<typeof useStepForm<T>>;
