'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { QuoteQuestionsDocument, UpdateDeclarationsDocument } from '../../../generated/documents.ts';
import { useClashes } from '../../shared/answers/use-clashes.ts';
import { useSavedForm } from '../../shared/answers/use-saved-form.ts';
import { ownWords } from '../../shared/lines/field-answers.ts';
import { QuestionList } from '../../shared/questions/question-list.tsx';
import {
  type QuestionAnswers,
  type QuestionCopy,
  questionShapes,
  type QuestionView,
  savedAnswers,
  sentAnswers,
} from '../../shared/questions/questions.ts';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';

/** What the product's underwriters ask of the quote; nothing where they ask nothing. */
export function QuestionsForm() {
  const t = useTranslations('quoteForm');
  const { quote } = useQuoteEditing();
  const query = useRead('agent', QuoteQuestionsDocument, { quote_id: quote.quote_id });
  if (query.isError && !query.data)
    return (
      <FormSection title={t('questions.title')} error={t('questions.failed')}>
        {null}
      </FormSection>
    );
  const questions = query.data?.quote_questions ?? [];
  return questions.length > 0 && <Requested questions={questions} />;
}

function Requested({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations('quoteForm');
  const { quote, edit, savedVersion, reread, report, onSaved } = useQuoteEditing();
  const { quote_id, version, declarations } = quote;
  const clashes = useClashes<QuestionAnswers>();
  const copy: QuestionCopy = useMemo(
    () => ({
      yes: t('yes'),
      no: t('no'),
      open: t('questions.open'),
      number: t('questions.number'),
      least: (least) => t('questions.least', { least }),
      most: (most) => t('questions.most', { most }),
    }),
    [t],
  );
  // Whoever fills in a form for a caller leaves open what they do not know yet; what is missing is listed by the price.
  const shapes = useMemo(() => questionShapes(questions, copy, { isNeeded: false }), [questions, copy]);
  const form = useSavedForm<QuestionAnswers>({
    name: 'questions',
    shapes,
    onSaved,
    others: {
      reread,
      clashes,
    },
    record: {
      id: quote_id,
      version,
      savedVersion,
    },
    saved: savedAnswers(questions, declarations),
    messageOf: (message) => ownWords(message) ?? t('notSaved'),
    save: async (patch) =>
      void (await edit(UpdateDeclarationsDocument, {
        quote_id,
        declarations: { questions: sentAnswers(questions, patch) },
      })),
    onState: (state) => report(state, 'questions'),
  });
  return (
    <FormSection title={t('questions.title')} error={form.generalError}>
      <div className="flex max-w-2xl flex-col gap-6">
        <QuestionList {...{ questions, copy }} values={form.values} answer={form.answer} />
      </div>
    </FormSection>
  );
}
