'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { Warnings } from '../written/warnings.tsx';
import { WrittenActions } from '../written/written-actions.tsx';
import { WrittenDays } from '../written/written-days.tsx';
import { choicesOf, decisionsOf, type QuestionRow } from './question-draft.ts';
import { QuestionHistory } from './question-history.tsx';
import { outcomeOf, outcomeTones, useAnswerWords } from './use-answer-words.ts';

export type QuestionActions = {
  readonly onEdit: (row: QuestionRow) => void;
  readonly onDuplicate: (row: QuestionRow) => void;
  readonly onAdd: (row: QuestionRow) => void;
  readonly onArchive: (row: QuestionRow, archived: boolean) => void;
};

type QuestionItemProps = QuestionActions & {
  row: QuestionRow;
  parent: QuestionRow | undefined;
  today: string;
  warnings: readonly string[];
};

/** A question: what is asked, on which answer it opens, what its answers bring about, and when it is asked. */
export function QuestionItem({ row, parent, today, warnings, ...actions }: QuestionItemProps) {
  const t = useTranslations('workbench.questions');
  const words = useAnswerWords();
  const written = useTranslations('workbench.written');
  const common = useTranslations('shell.common');
  const isArchived = row.archived !== null;
  const choices = choicesOf(row);
  const type = typeOf(row.answer_type);
  const opens = type === 'yes_no' || type === 'choice';
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      {parent && (
        <p className="text-small text-ink-3">
          {t('opensOn', { answer: words.labelOf(row.parent_answer ?? '', choicesOf(parent)) })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">{row.question}</p>
        {isArchived && <StatusBadge tone="neutral" label={written('isArchived')} />}
      </div>
      {row.question_fr !== null && (
        <p lang="fr-CA" className="text-small wrap-anywhere text-ink-2">
          {row.question_fr}
        </p>
      )}
      <p className="text-small text-ink-3">
        {choices.length === 0
          ? t(`types.${type}`)
          : common('named', { label: t(`types.${type}`), value: choices.map(({ label }) => label).join(' · ') })}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {decisionsOf(row.decisions).map((one) => (
          <li key={`${one.answer} ${one.from} ${one.to}`} className="flex items-center gap-1.5 text-small">
            {words.wordsOf(one, choices)}
            <Icon name="arrow-right" className="size-3.5 text-ink-3" />
            <StatusBadge
              tone={outcomeTones[outcomeOf(one.decision)]}
              label={t(`outcomes.${outcomeOf(one.decision)}`)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-3">
        <WrittenDays today={today} from={row.effective_date} until={row.expiration_date} />
      </div>
      <Warnings warnings={warnings} />
      <WrittenActions
        name={row.question}
        isArchived={isArchived}
        writes={useMay('question:write')}
        onEdit={() => actions.onEdit(row)}
        onDuplicate={() => actions.onDuplicate(row)}
        onArchive={(archived) => actions.onArchive(row, archived)}
        more={opens ? { label: t('addBeneath'), onClick: () => actions.onAdd(row) } : undefined}
        history={<QuestionHistory questionId={row.underwriting_question_id} />}
      />
    </div>
  );
}

const types = ['yes_no', 'number', 'choice', 'date', 'text'] as const;

/** How a question is answered, as one of the names that have words. */
const typeOf = (text: string): (typeof types)[number] => types.find((one) => one === text) ?? 'text';
