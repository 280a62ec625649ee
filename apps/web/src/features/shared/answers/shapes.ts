import { cleanText, type FieldKind } from '@roadworthy/core/shared/text/clean-text.ts';

/** The key of a message, with the values that it names. */
export type Message = string | { readonly key: string; readonly values: Readonly<Record<string, string>> };

/** What is wrong with the shape of an answer, or null. Rules come from the server. */
export type Shape<Value, All> = (value: Value, all: All) => Message | null;

/** One shape an answer; an answer without one may look like anything. */
export type Shapes<T> = { readonly [Name in keyof T]?: Shape<T[Name], T> };

/** A text that is not blank. */
export const filled =
  (message: string) =>
  (text: string): string | null =>
    cleanText(text, 'line').trim() === '' ? message : null;

/** A text of a pattern; space around it and what copying brings are left out of account, as the server does. */
export const matching =
  (pattern: RegExp, message: string, kind: FieldKind = 'line') =>
  (text: string): string | null =>
    pattern.test(cleanText(text, kind).trim()) ? null : message;

/** The messages of the answers whose shape does not fit, in the order of the shapes. */
export function invalidFields<T extends object>(shapes: Shapes<T>, all: T): Partial<Record<keyof T & string, Message>> {
  const found: Partial<Record<keyof T & string, Message>> = {};
  for (const name of Object.keys(shapes) as (keyof T & string)[]) {
    const message = shapes[name]?.(all[name], all);
    if (message) found[name] = message;
  }
  return found;
}
