'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import {
  UnderwritingQuestionHistoryDocument,
  type UnderwritingQuestionHistoryQuery,
} from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { decisionsOf } from './question-draft.ts';
import { outcomeOf, useAnswerWords } from './use-answer-words.ts';

type Wording = UnderwritingQuestionHistoryQuery['underwriting_question_history'][number];

/** Every wording of a question, the newest first, each with what it changed. */
export function QuestionHistory({ questionId }: { questionId: string }) {
  const t = useTranslations('workbench.questions');
  const instant = useInstant();
  const query = useRead('underwriter', UnderwritingQuestionHistoryDocument, { underwriting_question_id: questionId });
  const wordings = query.data?.underwriting_question_history;
  if (query.isError) return <p role="alert">{t('historyFailed')}</p>;
  if (!wordings) return <p role="status">{t('loading')}</p>;
  return (
    <ol className="flex flex-col gap-3 border-l-[3px] border-line pl-3 text-small">
      {wordings.map((wording, index) => (
        <li key={wording.version}>
          <p className="text-ink-3">
            {t('wording', { version: wording.version, at: instant(wording.written).absolute })}
            {wording.written_by !== null && ` · ${wording.written_by}`}
            {wording.asks_anew && index < wordings.length - 1 && ` · ${t('askedAnew')}`}
          </p>
          <Changes wording={wording} before={wordings[index + 1]} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ wording, before }: { wording: Wording; before: Wording | undefined }) {
  const t = useTranslations('workbench.questions');
  const words = useAnswerWords();
  const printed = (of: Wording): readonly string[] => [
    of.question,
    of.question_fr ?? '–',
    of.choices.map(({ label }) => label).join(' · ') || '–',
    decisionsOf(of.decisions)
      .map((one) => `${words.wordsOf(one, of.choices)} → ${t(`outcomes.${outcomeOf(one.decision)}`)}`)
      .join(' · ') || '–',
    printDay(of.effective_date) ?? '–',
    printDay(of.expiration_date) ?? t('noEnd'),
  ];
  const now = printed(wording);
  if (!before) return <p>{now[0]}</p>;
  const then = printed(before);
  return (
    <>
      {wording.archived !== before.archived && <p>{t(wording.archived ? 'wasArchived' : 'wasTakenBack')}</p>}
      {now.flatMap((text, part) =>
        text === then[part]
          ? []
          : [
              <p key={text}>
                <del className="block text-ink-3">{then[part]}</del>
                <ins className="block no-underline">{text}</ins>
              </p>,
            ],
      )}
    </>
  );
}
