'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import {
  CreateUnderwritingQuestionDocument,
  UpdateUnderwritingQuestionDocument,
} from '../../../generated/documents.ts';
import { DaysFields } from '../written/days-fields.tsx';
import { useSaving } from '../written/use-saving.ts';
import { WritingForm } from '../written/writing-form.tsx';
import { asksAnew, inputOfQuestion, type QuestionDraft, type QuestionRow } from './question-draft.ts';
import { QuestionChoices, QuestionDecisions, QuestionRange } from './question-parts.tsx';
import { QuestionPlace } from './question-place.tsx';

type QuestionEditorProps = {
  productId: string;
  rows: readonly QuestionRow[];
  needsFrench: boolean;
  /** What is written to begin with, and the question that it is the next wording of. */
  begun: QuestionDraft;
  stored: QuestionRow | null;
  onClose: () => void;
};

const types = ['yes_no', 'number', 'choice', 'date', 'text'] as const;

/** A question as it is written: what is asked, how it is answered, what follows, where it stands and when it is asked. */
export function QuestionEditor({ productId, rows, needsFrench, begun, stored, onClose }: QuestionEditorProps) {
  const t = useTranslations('workbench.questions');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [draft, setDraft] = useState(begun);
  const save = useSaving({
    create: CreateUnderwritingQuestionDocument,
    update: UpdateUnderwritingQuestionDocument,
    isNew: stored === null,
    saved: t('saved'),
    onSaved: onClose,
  });
  const change = (changes: Partial<QuestionDraft>) => setDraft((known) => ({ ...known, ...changes }));
  const parts = { draft, change, problemOf: save.problemOf };
  return (
    <WritingForm
      title={t(stored ? 'edit' : 'new')}
      save={t('save')}
      {...{ isPending: save.isPending, message: save.message, onClose }}
      onSave={() => {
        const question = inputOfQuestion(draft);
        if (stored)
          save.update({ underwriting_question_id: stored.underwriting_question_id, version: stored.version, question });
        else save.create({ product_id: productId, question });
      }}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        {(['question', 'question_fr'] as const).map((name) => (
          <Field
            key={name}
            id={`question-${name}`}
            label={t(`fields.${name}`)}
            hint={name === 'question_fr' && !needsFrench ? t('frenchOptional') : undefined}
            error={save.problemOf(name)}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={name === 'question' ? first : null}
                lang={name === 'question' ? 'en' : 'fr-CA'}
                autoComplete="off"
                maxLength={textLimits.question}
                value={draft[name]}
                onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field
        id="question-type"
        label={t('fields.answer_type')}
        className="max-w-sm"
        error={save.problemOf('answer_type')}
      >
        {(control) => (
          <SelectInput
            {...control}
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            value={draft.answer_type}
            onChange={({ currentTarget }) =>
              change({ answer_type: currentTarget.value, decisions: [], choices: [], least: '', most: '' })
            }
          />
        )}
      </Field>
      {draft.answer_type === 'choice' && <QuestionChoices {...parts} />}
      {(draft.answer_type === 'number' || draft.answer_type === 'date') && <QuestionRange {...parts} />}
      <QuestionDecisions {...parts} />
      <QuestionPlace {...parts} rows={rows} own={stored?.underwriting_question_id ?? null} />
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <DaysFields id="question" days={draft} problemOf={save.problemOf} onChange={change} />
      </div>
      {stored && asksAnew(stored, draft) && <p className="text-small text-warning">{t('willAskAnew')}</p>}
    </WritingForm>
  );
}
