import { answerInWords, answerTo, wordsOf } from '@roadworthy/core/quoting/questions/answers.ts';
import { askedQuestions, questionsOn } from '@roadworthy/core/quoting/questions/asked-questions.ts';
import type { QuestionChoice } from '@roadworthy/core/quoting/questions/question.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { describeFact } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { answeredQuestions } from './answered-questions.ts';
import { loadQuote } from '../quote-store.ts';

/** What a choice offers, in the reader's language. */
export function printedChoices(choices: readonly QuestionChoice[], locale: Locale) {
  return choices.map(({ value, label, labelFr }) => ({
    value,
    label: describeFact(locale, { en: label, fr: labelFr }),
  }));
}

export const quoteQuestions = computedRead({
  name: 'quote_questions',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { locale } = work.request;
    const { quote, questions } = await loadQuote(work, work.input.quote_id);
    const requested = new Set(askedQuestions(questions, quote).map(({ question }) => question.questionId));
    return questionsOn(questions, quote.effectiveDate).map((question) => ({
      underwriting_question_id: question.questionId,
      parent_id: question.parentId,
      parent_answer: question.parentAnswer,
      question: describeFact(locale, wordsOf(question)),
      answer_type: question.answerType,
      choices: printedChoices(question.choices, locale),
      least: question.least,
      most: question.most,
      wording: question.wording,
      answer: answerTo(question, quote.declarations),
      asked: requested.has(question.questionId),
    }));
  },
});

export const readAnsweredQuestions = computedRead({
  name: 'answered_questions',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { locale } = work.request;
    const { quote, questions } = await loadQuote(work, work.input.quote_id);
    const answered = await answeredQuestions(work.tx, quote);
    return answered.flatMap(({ question, answer }) =>
      answer === null
        ? []
        : [
            {
              underwriting_question_id: question.questionId,
              parent_id: question.parentId,
              question: describeFact(locale, wordsOf(question)),
              answer: describeFact(locale, answerInWords(question, answer)),
              wording: question.wording,
              in_use: questions.some(
                ({ questionId, wording }) => questionId === question.questionId && wording === question.wording,
              ),
            },
          ],
    );
  },
});
