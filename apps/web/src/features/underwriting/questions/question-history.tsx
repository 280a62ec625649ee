'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { UnderwritingQuestionHistoryDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { FetchedWordings } from '../written/wording-list.tsx';
import { decisionsOf } from './question-draft.ts';
import { outcomeOf, useAnswerWords } from './use-answer-words.ts';

/** Every wording of a question. */
export function QuestionHistory({ questionId }: { questionId: string }) {
  const t = useTranslations('workbench.questions');
  const written = useTranslations('workbench.written');
  const words = useAnswerWords();
  const query = useRead('underwriting', UnderwritingQuestionHistoryDocument, { underwriting_question_id: questionId });
  return (
    <FetchedWordings
      query={query}
      find={({ underwriting_question_history: wordings }) =>
        wordings.map((wording, index) => ({
          version: wording.version,
          written: wording.written,
          writtenBy: wording.written_by,
          note: wording.asks_anew && index < wordings.length - 1 ? t('askedAnew') : null,
          archived: wording.archived,
          parts: [
            wording.question,
            wording.question_fr ?? '–',
            wording.choices.map(({ label }) => label).join(' · ') || '–',
            decisionsOf(wording.decisions)
              .map((one) => `${words.wordsOf(one, wording.choices)} → ${t(`outcomes.${outcomeOf(one.decision)}`)}`)
              .join(' · ') || '–',
            printDay(wording.effective_date) ?? '–',
            printDay(wording.expiration_date) ?? written('noEnd'),
          ],
        }))
      }
    />
  );
}
