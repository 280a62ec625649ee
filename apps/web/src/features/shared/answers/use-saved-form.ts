'use client';
import { type FormEvent, useState } from 'react';
import type { SavedAnswer } from './answer.ts';
import { stillRefused } from './step-saver.ts';
import { type Answers, isSame } from './unsaved-answers.ts';
import { type SavedFormOptions, useFormSaver } from './use-form-saver.ts';

type Judged<T extends Answers> = Pick<ReturnType<typeof useFormSaver<T>>, 'sheet' | 'refused'>;

/** What is said against the answers of a form: their shape, what was refused, what the server finds in what it has. */
function judgementOf<T extends Answers>(options: SavedFormOptions<T>, { sheet, refused }: Judged<T>) {
  const { values } = sheet;
  type Name = keyof T & string;
  const findingOf = (name: Name) =>
    isSame(options.saved[name], values[name]) ? options.findings?.get(name) : undefined;
  const refusalOf = (name: Name) => {
    const refusal = refused.refusals[name];
    return stillRefused(refusal, name, values) ? refusal : undefined;
  };
  const errorOf = (name: Name): string | undefined => {
    const shape = sheet.problemOf(name);
    return shape ? options.messageOf(shape) : (refusalOf(name)?.message ?? findingOf(name));
  };
  return { findingOf, refusalOf, errorOf };
}

/** A form that saves by itself: checks shapes, keeps drafts, shows refusals and other people's changes at their fields. */
export function useSavedForm<T extends Answers>(options: SavedFormOptions<T>) {
  const { name: form } = options;
  const [attempt, setAttempt] = useState(0);
  const { sheet, saver, refused } = useFormSaver<T>(options);
  const { values } = sheet;
  const names = Object.keys(values) as (keyof T & string)[];
  const { findingOf, refusalOf, errorOf } = judgementOf(options, { sheet, refused });

  function change<K extends keyof T & string>(name: K, value: T[K]): void {
    sheet.set(name, value);
    saver.keepDraft();
  }

  function answer<K extends keyof T & string>(name: K): SavedAnswer<T[K]> {
    return {
      id: `${form}-${name}`,
      value: values[name],
      error: errorOf(name),
      ...options.others?.clashes.of(name, (theirs = values[name]) => {
        change(name, theirs);
        void saver.flush();
      }),
      onChange(value) {
        change(name, value);
        saver.touch();
      },
      onChoose(value) {
        change(name, value);
        void saver.flush();
      },
      onBlur: () => sheet.leave(name),
    };
  }

  /** Whether the server finds something in what is saved; where the page says so, it asks once more. */
  async function isFound(): Promise<boolean> {
    if (!names.some(findingOf)) return false;
    const found = options.findAgain ? await options.findAgain() : options.findings;
    return names.some((name) => found?.has(name));
  }

  /** Checks and saves everything; true when the form may be left forwards. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault();
    const fits = sheet.check();
    const isSaved = await saver.flush();
    if (fits && isSaved && !saver.hasStatusRefusal() && !(await isFound())) return true;
    setAttempt((count) => count + 1);
    return false;
  }

  const problems = names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: `${form}-${name}`, message }] : [];
  });

  return {
    values,
    answer,
    submit,
    attempt,
    refusedAs: (name: keyof T & string) => refusalOf(name)?.code,
    retry: saver.flush,
    touch: saver.touch,
    problems: attempt > 0 ? problems : [],
    generalError: refused.generalError,
  };
}

export type SavedForm<T extends Answers> = ReturnType<typeof useSavedForm<T>>;
