'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldView } from '../../shared/lines/line-view.ts';
import { type FieldAnswer, fieldShape, isOpen, ownWords, storedAnswer } from '../../shared/lines/field-answers.ts';
import type { Message, Shapes } from '../../shared/answers/shapes.ts';
import { useClashes } from '../../shared/answers/use-clashes.ts';
import { useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { useQuoteEditing } from './quote-editing.tsx';

/** The answers of a record, by the paths of its fields. */
export type RecordAnswers = Readonly<Record<string, FieldAnswer>>;

type RecordFormOptions = {
  /** What the ids of its inputs begin with. */
  readonly name: string;
  readonly fields: readonly FieldView[];
  /** What is stored: a row, with whatever else its fields name. */
  readonly stored: Readonly<Record<string, unknown>> | null;
  /** What changed is sent; with it, everything that the form says. */
  readonly save: (patch: RecordAnswers, all: RecordAnswers) => Promise<unknown>;
  readonly heldBack?: (all: RecordAnswers) => readonly string[];
};

/** The form of a record, drawn from its fields: saved as one types, beside what others save. */
export function useRecordForm({ name, fields, stored, save, heldBack }: RecordFormOptions) {
  const t = useTranslations('quoteForm');
  const { quote, savedVersion, reread, report, onSaved } = useQuoteEditing();
  const clashes = useClashes<RecordAnswers>();
  const shapes: Shapes<RecordAnswers> = useMemo(
    () => Object.fromEntries(fields.map((field) => [field.path, readable(field)])),
    [fields],
  );
  const form = useSavedForm<RecordAnswers>({
    name,
    shapes,
    onSaved,
    others: {
      reread,
      clashes,
    },
    record: {
      id: quote.quote_id,
      version: quote.version,
      savedVersion,
    },
    saved: Object.fromEntries(fields.map((field) => [field.path, storedAnswer(field, stored)])),
    messageOf: (message: Message) => ownWords(message) ?? t('notSaved'),
    save: async (patch, all) => void (await save(present(patch), all)),
    ...(heldBack && { heldBack }),
    onState: (state) => report(state, name),
  });
  return { ...form, name };
}

export type RecordForm = ReturnType<typeof useRecordForm>;

// Whoever fills in a form for a caller leaves open what they do not know yet; what is missing is listed by the price.
const readable = (field: FieldView) => (value: unknown) => (isOpen(value) ? null : fieldShape(field)(value));

const present = (patch: Partial<RecordAnswers>): RecordAnswers =>
  Object.fromEntries(Object.entries(patch).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
