import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Message } from '../answers/shapes.ts';
import type { FieldView } from './line-view.ts';

/** An answer as its field is typed: a text, whole cents or what they were typed as, yes or no. */
export type FieldAnswer = string | number | boolean | null;

/** A record as the data API gives it: columns, and the answers that have none. */
type Stored = { readonly answers?: unknown } | null | undefined;

export const isOpen = (value: unknown): boolean => value === '' || value === null || value === undefined;

const valueIn = (record: unknown, name: string): unknown =>
  Object.entries(record ?? {}).find(([known]) => known === name)?.[1];

/** What a record says in answer to a field, as its input shows it. */
export function storedAnswer({ kind, column, path, name }: FieldView, record: Stored): FieldAnswer {
  const stored = column ? valueIn(record, path) : valueIn(record?.answers, name);
  if (kind === 'yes_no') return typeof stored === 'boolean' ? stored : null;
  if (kind === 'cents') return typeof stored === 'number' ? stored : null;
  return typeof stored === 'number' || typeof stored === 'string' ? String(stored) : '';
}

/** An answer as the server takes it; null for one that is open. */
export function sentAnswer({ kind }: FieldView, value: unknown): FieldAnswer {
  if (isOpen(value)) return null;
  if (kind === 'whole' || kind === 'year') return Number(value);
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Answers as the server takes them: by column, and those that have none together. */
export function sentAnswers(fields: readonly FieldView[], patch: Readonly<Record<string, unknown>>) {
  const pairs = (column: boolean) =>
    fields.filter((field) => field.column === column && Object.hasOwn(patch, field.path));
  const answers = Object.fromEntries(
    pairs(false).map((field) => [field.name, sentAnswer(field, ownValue(patch, field.path))]),
  );
  return {
    ...Object.fromEntries(pairs(true).map((field) => [field.path, sentAnswer(field, ownValue(patch, field.path))])),
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
  };
}

/** A message in the line's own words. */
export const own = (says: string): Message => ({ key: 'line', values: { says } });

/** The words of a message that are the line's own; null for the key of a message. */
export function ownWords(message: Message): string | null {
  return typeof message === 'object' && message.key === 'line' ? (message.values['says'] ?? '') : null;
}

function isReadable({ kind }: FieldView, value: unknown): boolean {
  if (kind === 'whole' || kind === 'year') return typeof value === 'string' && /^\d{1,9}$/.test(value);
  return kind !== 'cents' || typeof value === 'number';
}

/** Whether an answer can be read, and is there where it is needed. What it may be, the server knows. */
export const fieldShape =
  (field: FieldView) =>
  (value: unknown): Message | null => {
    const fits = isOpen(value) ? field.needed === 'never' : isReadable(field, value);
    return fits ? null : own(field.asks);
  };
