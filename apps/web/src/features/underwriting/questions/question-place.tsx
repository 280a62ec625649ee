'use client';
import { questionSubjects } from '@roadworthy/core/quoting/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { beneath, choicesOf, type QuestionRow } from './question-draft.ts';
import type { PartProps } from './question-parts.tsx';

type QuestionPlaceProps = PartProps & { rows: readonly QuestionRow[]; own: string | null };

/** The keys of a question and of all that stands beneath it. */
function family(rows: readonly QuestionRow[], id: string): string[] {
  return [id, ...beneath(rows, id).flatMap((one) => family(rows, one.underwriting_question_id))];
}

/** Beneath which question it stands, and on which answer to that one it opens; never beneath itself. Else what it asks about. */
export function QuestionPlace({ draft, change, problemOf, rows, own }: QuestionPlaceProps) {
  const t = useTranslations('workbench.questions');
  const closed = new Set(own === null ? [] : family(rows, own));
  const parents = rows.filter(
    ({ underwriting_question_id: id, answer_type: type, archived }) =>
      archived === null && !closed.has(id) && (type === 'yes_no' || type === 'choice'),
  );
  const parent = parents.find((one) => one.underwriting_question_id === draft.parent_id);
  const answers =
    parent?.answer_type === 'choice'
      ? choicesOf(parent)
      : (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="question-parent" label={t('fields.parent_id')} error={problemOf('parent_id')}>
        {(control) => (
          <SelectInput
            {...control}
            options={[
              { value: '', label: t('noParent') },
              ...parents.map((one) => ({ value: one.underwriting_question_id, label: one.question })),
            ]}
            value={draft.parent_id}
            onChange={({ currentTarget: { value } }) => {
              const chosen = parents.find((one) => one.underwriting_question_id === value);
              const answer = chosen?.answer_type === 'yes_no' ? 'yes' : '';
              change({ parent_id: value, parent_answer: answer });
            }}
          />
        )}
      </Field>
      {!parent && (
        <Field id="question-about" label={t('fields.about')} hint={t('aboutHint')} error={problemOf('about')}>
          {(control) => (
            <SelectInput
              {...control}
              options={questionSubjects.map((value) => ({ value, label: t(`about.${value}`) }))}
              value={draft.about}
              onChange={({ currentTarget }) => change({ about: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {parent && (
        <Field id="question-parent-answer" label={t('fields.parent_answer')} error={problemOf('parent_answer')}>
          {(control) => (
            <SelectInput
              {...control}
              options={answers}
              placeholder="–"
              value={draft.parent_answer}
              onChange={({ currentTarget }) => change({ parent_answer: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
