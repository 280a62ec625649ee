import { sentence } from '../../shared/text/sentence.ts';
import type { Quote } from '../quote.ts';
import type { RuleFinding, RuleFindings } from '../rules/rule-findings.ts';
import { answerInWords, answerTo, wordsOf } from './answers.ts';
import { type AnswerDecision, codeOfQuestion, pathOfQuestion, type Question, type QuestionAnswer } from './question.ts';
import { words } from '../../shared/words.ts';

/** A question that a quote is asked now, and what it says to it; null until it is answered. */
export type AskedQuestion = { readonly question: Question; readonly answer: QuestionAnswer | null };

/** Questions in their order: by place, and by key where two share one. */
export function inPlace<One extends Pick<Question, 'sortOrder' | 'questionId'>>(questions: readonly One[]): One[] {
  return questions.toSorted((a, b) => a.sortOrder - b.sortOrder || (a.questionId < b.questionId ? -1 : 1));
}

function isInForce({ effectiveDate, expirationDate }: Question, day: Quote['effectiveDate']): boolean {
  return effectiveDate <= day && (expirationDate === null || day < expirationDate);
}

/** The questions that are asked about cover that begins on a day, each followed by those beneath it. */
export function questionsOn(questions: readonly Question[], day: Quote['effectiveDate']): Question[] {
  const inForce = inPlace(questions.filter((question) => isInForce(question, day)));
  const beneath = (parentId: string | null): Question[] =>
    inForce
      .filter((one) => one.parentId === parentId)
      .flatMap((question) => [question, ...beneath(question.questionId)]);
  return beneath(null);
}

/**
 * What a quote is asked, each question followed by those that its answer opens. A question is asked about cover that
 * begins in its days; one beneath another opens on that one's answer. What was answered beneath an answer that has
 * changed since is neither asked nor counted, and is there again when the answer is.
 */
export function askedQuestions(
  questions: readonly Question[],
  { declarations, effectiveDate }: Pick<Quote, 'declarations' | 'effectiveDate'>,
): AskedQuestion[] {
  const input = new Map<string, QuestionAnswer | null>();
  const asked: AskedQuestion[] = [];
  for (const question of questionsOn(questions, effectiveDate)) {
    const { questionId, parentId, parentAnswer } = question;
    if (parentId !== null && (input.get(parentId) ?? null) !== parentAnswer) continue;
    const answer = answerTo(question, declarations);
    input.set(questionId, answer);
    asked.push({ question, answer });
  }
  return asked;
}

function isMet({ answer: wanted, from, to }: AnswerDecision, answer: QuestionAnswer): boolean {
  if (wanted !== null) return answer === wanted;
  return (from === null || answer >= from) && (to === null || answer <= to);
}

/** What was seen: a number where more is worse, up to which a waiver holds; a text of somebody's own is not named. */
function seenIn({ answerType }: Question, { to }: AnswerDecision, answer: QuestionAnswer): string | number {
  if (answerType === 'text') return 'answered';
  return typeof answer === 'number' && to === null ? answer : String(answer);
}

function findingOf(question: Question, met: AnswerDecision, answer: QuestionAnswer): RuleFinding {
  const facts = { question: wordsOf(question), answer: answerInWords(question, answer) };
  return {
    code: codeOfQuestion(question.questionId),
    field: pathOfQuestion(question.questionId),
    ...sentence(words('{question} Answer: {answer}.', '{question} Réponse : {answer}.'), facts),
    value: seenIn(question, met, answer),
    ...(met.from === null ? {} : { threshold: met.from }),
  };
}

/** What the answers of a quote bring about, in the order of the questions. */
export function findingsOfQuestions(questions: readonly AskedQuestion[]): RuleFindings {
  const found = questions.flatMap(({ question, answer }) =>
    answer === null
      ? []
      : question.decisions
          .filter((one) => isMet(one, answer))
          .map((one) => ({ decision: one.decision, finding: findingOf(question, one, answer) })),
  );
  const of = (decision: AnswerDecision['decision']) =>
    found.filter((one) => one.decision === decision).map(({ finding }) => finding);
  return { rejections: of('rejection'), referrals: of('referral'), agentRequired: of('agent_required') };
}
