import { type Answers, isSame } from './unsaved-answers.ts';

/** What somebody else saved of answers that were being changed here. */
export type Clashes<T extends Answers> = { readonly [Name in keyof T]?: { readonly theirs: T[Name] } };

/** The answers that were changed both here and elsewhere since `before`, to different values. */
export function findClashes<T extends Answers>(values: T, before: T, saved: T): Clashes<T> {
  const names = (Object.keys(saved) as (keyof T & string)[]).filter(
    (name) =>
      !isSame(saved[name], before[name]) && !isSame(values[name], before[name]) && !isSame(values[name], saved[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { theirs: saved[name] }])) as Clashes<T>;
}
