'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuestionList } from '../../shared/questions/question-list.tsx';
import type { QuestionView } from '../../shared/questions/questions.ts';
import { beneath, choicesOf, type QuestionRow } from './question-draft.ts';

function inOrder(rows: readonly QuestionRow[], parent: string | null): QuestionRow[] {
  return beneath(rows, parent).flatMap((row) => [row, ...inOrder(rows, row.underwriting_question_id)]);
}

function viewOf(row: QuestionRow, isFrench: boolean): QuestionView {
  const isDated = row.answer_type === 'date';
  return {
    underwriting_question_id: row.underwriting_question_id,
    answer_type: row.answer_type,
    wording: 1,
    parent_id: row.parent_id,
    parent_answer: row.parent_answer,
    question: (isFrench ? row.question_fr : null) ?? row.question,
    choices: choicesOf(row).map(({ value, label, label_fr }) => ({
      value,
      label: (isFrench && label_fr) || label,
    })),
    least: isDated ? row.first_day : row.least,
    most: isDated ? row.last_day : row.most,
  };
}

/** The questions of today exactly as checkout draws them, to be tried; nothing is kept. */
export function QuestionsPreview({ rows, today }: { rows: readonly QuestionRow[]; today: string }) {
  const t = useTranslations('workbench.questions');
  const [isFrench, setFrench] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const requested = rows.filter(
    ({ archived, effective_date: from, expiration_date: until }) =>
      archived === null && from <= today && (until === null || today < until),
  );
  const questions = inOrder(requested, null).map((row) => viewOf(row, isFrench));
  const set = (id: string) => (value: string) => setValues((known) => ({ ...known, [id]: value }));
  return (
    <section
      aria-label={t('preview')}
      className="flex flex-col gap-4 rounded-card border border-line bg-canvas p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h3">{t('preview')}</h2>
        <button type="button" className="link min-h-11" onClick={() => setFrench(!isFrench)}>
          {t(isFrench ? 'inEnglish' : 'inFrench')}
        </button>
      </div>
      <p className="text-small text-ink-2">{t('previewLead')}</p>
      <div lang={isFrench ? 'fr-CA' : 'en'} className="flex max-w-2xl flex-col gap-8">
        <QuestionList
          questions={questions}
          values={values}
          copy={isFrench ? { yes: 'Oui', no: 'Non' } : { yes: 'Yes', no: 'No' }}
          answer={(id) => ({
            id: `preview-${id}`,
            value: ownValue(values, id) ?? '',
            error: undefined,
            onChange: set(id),
            onChoose: set(id),
            onBlur: () => undefined,
          })}
        />
      </div>
    </section>
  );
}
