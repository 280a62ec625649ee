'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { AnsweredQuestionsDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { SummaryBlock } from './summary-parts.tsx';

/** What was answered to the questions of underwriting, one beneath the answer that opened it; nothing where none is asked. */
export function QuestionsBlock() {
  const t = useTranslations('checkout');
  const { askForQuote } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  const { data } = useQuery({
    queryKey: quoteKeys.answered(quote_id),
    queryFn: ({ signal }) => askForQuote(AnsweredQuestionsDocument, { quote_id }, { signal }),
  });
  const answered = data?.answered_questions ?? [];
  if (answered.length === 0) return null;
  return (
    <SummaryBlock title={t('history.answersTitle')} step="history">
      <dl className="flex flex-col gap-1.5">
        {answered.map(({ underwriting_question_id: id, parent_id, question, answer }) => (
          <div key={id} className={parent_id === null ? '' : 'border-l-2 border-line pl-3'}>
            <dt>{question}</dt>
            <dd className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">{answer}</dd>
          </div>
        ))}
      </dl>
    </SummaryBlock>
  );
}
