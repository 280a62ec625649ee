'use client';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { draftsOf } from '../quote-data/drafts.ts';
import { findingsAtFields } from '../quote-data/open-findings.ts';
import type { SavedAnswer } from './answer.ts';
import { invalidFields, type Message, type Shapes } from './shapes.ts';
import { createStepSaver, type Refusals, stillRefused } from './step-saver.ts';
import { type Answers, isSame } from './unsaved-answers.ts';
import { useAnswers } from './use-answers.ts';

export type StepFormOptions<T extends Answers> = {
  readonly step: string;
  /** What `messageOf` translates. */
  readonly shapes: Shapes<T>;
  /** What the server has. */
  readonly saved: T;
  readonly messageOf: (message: Message) => string;
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
  const sheet = useAnswers<T>(() => ({ ...saved, ...drafts.read() }), shapes);
  const latest = useRef({ options, checkout });
  latest.current = { options, checkout };

  const [saver] = useState(() =>
    createStepSaver<T>(saved, {
      values: sheet.current,
      invalidFields: () => new Set(Object.keys(invalidFields(latest.current.options.shapes, sheet.current()))),
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
    for (const name of Object.keys(saved) as (keyof T & string)[]) {
      const untouched = isSame(sheet.current()[name], before[name]) && document.activeElement?.id !== `${step}-${name}`;
      if (untouched && !isSame(saved[name], before[name])) sheet.set(name, saved[name]);
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

  // Who was led to a field finds themselves in it.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id.startsWith(`${step}-`)) document.getElementById(id)?.focus();
  }, [step]);

  const { values } = sheet;
  // Before a plan is chosen an open answer is no mistake: its question has only just been asked.
  const findings = quote.plan === null ? null : findingsAtFields(checkout.data.state.missing_fields, step);

  /** What the server says of an answer as it has it. */
  const findingOf = (name: keyof T & string) => (isSame(saved[name], values[name]) ? findings?.get(name) : undefined);

  function errorOf(name: keyof T & string): string | undefined {
    const shape = sheet.problemOf(name);
    if (shape) return messageOf(shape);
    const refusal = refusals[name];
    return stillRefused(refusal, name, values) ? refusal.message : findingOf(name);
  }

  /** The code of what was refused at an answer, while it stands. */
  function refusedAs(name: keyof T & string): string | undefined {
    const refusal = refusals[name];
    return stillRefused(refusal, name, values) ? refusal.code : undefined;
  }

  function answer<K extends keyof T & string>(name: K): SavedAnswer<T[K]> {
    const change = (value: T[K]): void => {
      sheet.set(name, value);
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
      onBlur: () => sheet.leave(name),
    };
  }

  /** Checks and saves everything; true when the step may be left forwards. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    const fits = sheet.check();
    const isSaved = await saver.flush();
    const isInsurable = (Object.keys(values) as (keyof T & string)[]).every((name) => !findingOf(name));
    if (fits && isSaved && isInsurable && !saver.hasStandingRefusal()) return true;
    setAttempt((count) => count + 1);
    return false;
  }

  async function refresh(): Promise<void> {
    await checkout.refresh();
    checkout.reportSave('idle');
    saver.touch();
  }

  const problems = (Object.keys(values) as (keyof T & string)[]).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: `${step}-${name}`, message }] : [];
  });

  return {
    values,
    answer,
    refusedAs,
    submit,
    refresh,
    retry: saver.flush,
    problems: attempt > 0 ? problems : [],
    generalError,
    attempt,
  };
}

export type StepForm<T extends Answers> = ReturnType<typeof useStepForm<T>>;
