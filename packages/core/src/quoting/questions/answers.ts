import { findProseProblem } from '../../shared/text/check-text.ts';
import { isDay } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { type Fact, type Sentence, sentence, sentenceOf } from '../../shared/text/sentence.ts';
import { listedAnswers, type Question, type QuestionAnswer, type QuestionWording } from './question.ts';
import { chooseAnswer, answerYesOrNo } from '../../lines/find-line-problems.ts';
import { words } from '../../shared/words.ts';

export const enterDate = words('Enter a date.', 'Entrez une date.');

export const enterWholeNumber = words('Enter a whole number.', 'Entrez un nombre entier.');

/** Numbers beyond these are a typing mistake, whatever is asked. */
export const mostCounted = 1_000_000_000;

type Requested = Pick<QuestionWording, 'answerType' | 'choices' | 'least' | 'most'>;

function rangeProblem({ least, most }: Requested, answer: QuestionAnswer): Sentence | null {
  if (least !== null && most !== null && (answer < least || answer > most)) {
    return sentence(words('Enter something from {least} to {most}.', 'Entrez une valeur de {least} à {most}.'), {
      least,
      most,
    });
  }
  if (least !== null && answer < least)
    return sentence(words('Enter {least} or more.', 'Entrez {least} ou plus.'), { least });
  return most !== null && answer > most
    ? sentence(words('Enter {most} or less.', 'Entrez {most} ou moins.'), { most })
    : null;
}

function dayProblem({ least, most }: Requested, answer: string): Sentence | null {
  if (least !== null && answer < String(least))
    return sentence(words('Enter {least} or a later day.', 'Entrez le {least} ou un jour plus tard.'), { least });
  return most !== null && answer > String(most)
    ? sentence(words('Enter {most} or an earlier day.', 'Entrez le {most} ou un jour plus tôt.'), { most })
    : null;
}

/** What is wrong with an answer to a question as it is worded, or null. */
export function findAnswerProblem(request: Requested, answer: unknown): Sentence | null {
  const { answerType } = request;
  if (answerType === 'number') {
    if (!Number.isInteger(answer) || Math.abs(Number(answer)) > mostCounted) return sentence(enterWholeNumber);
    return rangeProblem(request, Number(answer));
  }
  if (answerType === 'date') return isDay(answer) ? dayProblem(request, answer) : sentence(enterDate);
  if (answerType === 'text') {
    if (typeof answer !== 'string' || answer.trim() === '')
      return sentence(words('Answer in a few words.', 'Répondez en quelques mots.'));
    const unfit = findProseProblem(answer, 'answer');
    return unfit && sentenceOf(unfit);
  }
  if (typeof answer === 'string' && listedAnswers(request).includes(answer)) return null;
  return sentence(answerType === 'yes_no' ? answerYesOrNo : chooseAnswer);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answers of a quote by question, each with the number of the wording that it was given to. */
export function answersIn(declarations: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { questions } = declarations;
  return isObject(questions) ? questions : {};
}

/** What was answered to a question as it is worded now; null where nothing was, or only to an older wording. */
export function answerTo(question: Question, declarations: Readonly<Record<string, unknown>>): QuestionAnswer | null {
  const answers = answersIn(declarations);
  const provided = Object.hasOwn(answers, question.questionId) ? ownValue(answers, question.questionId) : null;
  if (!isObject(provided) || provided['wording'] !== question.wording) return null;
  const { answer } = provided;
  if (typeof answer !== 'string' && typeof answer !== 'number') return null;
  return findAnswerProblem(question, answer) === null ? answer : null;
}

/**
 * What was declared as far as it stays true of the same people with something else to insure: of the answers to
 * questions those about people, with what stands beneath them. An answer to a question that is gone is not among them.
 */
export function declaredOfPeople(
  declarations: Readonly<Record<string, unknown>>,
  questions: readonly Question[],
): Readonly<Record<string, unknown>> {
  if (declarations['questions'] === undefined) return declarations;
  const all = (some: readonly Question[]): string[] =>
    some.flatMap(({ questionId: id }) => [id, ...all(questions.filter(({ parentId }) => parentId === id))]);
  const stored = new Set(all(questions.filter(({ parentId, about }) => parentId === null && about === 'person')));
  const answers = Object.entries(answersIn(declarations)).filter(([id]) => stored.has(id));
  return { ...declarations, questions: Object.fromEntries(answers) };
}

const yesNo = { yes: words('Yes', 'Oui'), no: words('No', 'Non') } as const;

/** A question in the language of whoever reads it. */
export function wordsOf({ question, questionFr }: Pick<Question, 'question' | 'questionFr'>): Fact {
  return { en: question, fr: questionFr };
}

/** An answer as it is read. */
export function answerInWords({ answerType, choices }: Requested, answer: QuestionAnswer): Fact {
  if (answerType === 'yes_no') return yesNo[answer === 'yes' ? 'yes' : 'no'];
  const choice = answerType === 'choice' ? choices.find(({ value }) => value === answer) : undefined;
  return choice ? { en: choice.label, fr: choice.labelFr } : answer;
}
