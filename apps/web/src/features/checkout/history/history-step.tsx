'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { RequestError } from '../../../data/requests/request-error.ts';
import { QuoteQuestionsDocument, UpdateDeclarationsDocument } from '../../../generated/documents.ts';
import { ownWords } from '../../shared/lines/field-answers.ts';
import { QuestionList } from '../../shared/questions/question-list.tsx';
import {
  type QuestionAnswers,
  questionShapes,
  type QuestionView,
  savedAnswers,
  sentAnswers,
} from '../../shared/questions/questions.ts';
import { StepOnItsWay } from '../frame/step-gate.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { CheckoutStepPage } from '../step-form/checkout-step.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import { useQuestionCopy } from './use-question-copy.ts';

/** The questions of underwriting, once they are there. */
export function HistoryStep() {
  const t = useTranslations('checkout.history');
  const common = useTranslations('shell.common');
  const { askForQuote } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  const query = useQuery({
    queryKey: quoteKeys.questions(quote_id),
    queryFn: ({ signal }) => askForQuote(QuoteQuestionsDocument, { quote_id }, { signal }),
  });
  if (query.data) return <Questions questions={query.data.quote_questions} />;
  if (!query.isError) return <StepOnItsWay place="history" />;
  return <QueryError title={t('failed')} retryLabel={common('tryAgain')} onRetry={() => void query.refetch()} />;
}

function Questions({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations('checkout.history');
  const copy = useQuestionCopy();
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const client = useQueryClient();
  const { quote_id, declarations } = useLoadedCheckout().data.quote;
  const shapes = useMemo(() => questionShapes(questions, copy, { isNeeded: true }), [questions, copy]);
  const form = useStepForm<QuestionAnswers>({
    step: 'history',
    shapes,
    saved: savedAnswers(questions, declarations),
    messageOf: (message) => ownWords(message) ?? messageOf(message),
    async save(patch) {
      try {
        await edit(UpdateDeclarationsDocument, {
          quote_id,
          declarations: { questions: sentAnswers(questions, patch) },
        });
      } catch (error) {
        // What is asked was worded anew while somebody answered: it is read again, and asked as it is now.
        if (error instanceof RequestError && error.code === 'question_reworded') {
          void client.invalidateQueries({ queryKey: quoteKeys.questions(quote_id) });
        }
        throw error;
      }
    },
  });
  // In the list of what is open each stands by its question, which says more than that it is open.
  const problems = form.problems.map((problem) => {
    const requested = questions.find((one) => problem.fieldId === `history-${one.underwriting_question_id}`);
    return { ...problem, message: requested?.question ?? problem.message };
  });
  return (
    <CheckoutStepPage step="history" title={t('title')} lead={t('lead')} form={{ ...form, problems }}>
      <QuestionList {...{ questions, copy }} values={form.values} answer={form.answer} />
    </CheckoutStepPage>
  );
}
