'use client';
import { useMemo, useRef, useState } from 'react';
import { invalidFields, type Message, type Shapes } from './shapes.ts';

export type AnswerSheet<T> = {
  readonly values: T;
  /** The values as of now, also between two renders. */
  readonly current: () => T;
  readonly set: <Name extends keyof T & string>(name: Name, value: T[Name]) => void;
  /** The field was left: from now on its problem shows. */
  readonly leave: (name: keyof T & string) => void;
  /** Shows every problem; true when there is none. */
  readonly check: () => boolean;
  /** What is wrong with an answer, once it may be shown. */
  readonly problemOf: (name: keyof T & string) => Message | undefined;
};

/** The answers of one form: checked for shape, complaining about a field only after it was left. */
export function useAnswers<T extends object>(initial: T | (() => T), shapes: Shapes<T>): AnswerSheet<T> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const now = useRef(values);
  const problems = useMemo(() => invalidFields(shapes, values), [shapes, values]);
  return {
    values,
    current: () => now.current,
    set(name, value) {
      now.current = { ...now.current, [name]: value };
      setValues(now.current);
    },
    leave: (name) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    check() {
      setLeft(new Set(Object.keys(now.current)));
      return Object.keys(invalidFields(shapes, now.current)).length === 0;
    },
    problemOf: (name) => (left.has(name) ? problems[name] : undefined),
  };
}
