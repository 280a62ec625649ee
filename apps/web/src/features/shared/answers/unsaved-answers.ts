import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
export type Answers = Readonly<Record<string, unknown>>;

/** The answers that differ from what is saved, without those that are not ready to be sent. */
export function unsavedAnswers<T extends Answers>(
  values: T,
  saved: T,
  notReady: (name: keyof T & string) => boolean,
): Partial<T> {
  const open = Object.entries(values).filter(
    ([name, value]) => !isSame(value, ownValue(saved, name)) && !notReady(name),
  );
  return Object.fromEntries(open) as Partial<T>;
}

/** Whether two answers are the same. Space around a text says nothing; the parts of a date are compared one by one. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left === 'string' && typeof right === 'string') return left.trim() === right.trim();
  return typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right);
}

/** The form's name of the input that the server refused: the last part of its path, where the form has such an answer. */
export function fieldNamed<T extends Answers>(path: string | undefined, values: T): (keyof T & string) | null {
  const name = path?.split('.').at(-1) ?? '';
  return Object.hasOwn(values, name) ? name : null;
}
