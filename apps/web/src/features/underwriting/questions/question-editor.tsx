'use client';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { asksAnew, inputOfQuestion, type QuestionDraft, type QuestionRow } from './question-draft.ts';
import { QuestionChoices, QuestionDecisions, QuestionRange } from './question-parts.tsx';
import { QuestionPlace } from './question-place.tsx';
import { useSaveQuestion } from './use-save-question.ts';

type QuestionEditorProps = {
  productId: string;
  rows: readonly QuestionRow[];
  needsFrench: boolean;
  /** What is written to begin with, and the question that it is the next wording of. */
  begun: QuestionDraft;
  kept: QuestionRow | null;
  onClose: () => void;
};

const types = ['yes_no', 'number', 'choice', 'date', 'text'] as const;

/** A question as it is written: what is asked, how it is answered, what follows, where it stands and when it is asked. */
export function QuestionEditor({ productId, rows, needsFrench, begun, kept, onClose }: QuestionEditorProps) {
  const t = useTranslations('workbench.questions');
  const words = useTranslations('queue.actions');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [draft, setDraft] = useState(begun);
  const seen = kept && { id: kept.underwriting_question_id, version: kept.version };
  const save = useSaveQuestion(productId, seen, onClose);
  const change = (changes: Partial<QuestionDraft>) => setDraft((known) => ({ ...known, ...changes }));
  const parts = { draft, change, problemOf: save.problemOf };
  return (
    <form
      noValidate
      aria-label={t(kept ? 'edit' : 'new')}
      className="flex flex-col gap-4 rounded-card border border-line-strong bg-surface-1 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.send(inputOfQuestion(draft));
      }}
    >
      <h2 className="type-h3">{t(kept ? 'edit' : 'new')}</h2>
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
      <QuestionPlace {...parts} rows={rows} own={kept?.underwriting_question_id ?? null} />
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        {(['effective_date', 'expiration_date'] as const).map((name) => (
          <Field
            key={name}
            id={`question-${name}`}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            error={save.problemOf(name)}
          >
            {(control) => (
              <NearDate
                {...control}
                value={draft[name]}
                onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {kept && asksAnew(kept, draft) && <p className="text-small text-warning">{t('willAskAnew')}</p>}
      <FormAlert message={save.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending} busyLabel={words('working')}>
          {t('save')}
        </Button>
        <Button tone="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
