import { mostCounted, enterWholeNumber, enterDate } from '../quoting/questions/answers.ts';
import {
  type AnswerBound,
  type AnswerDecision,
  listedAnswers,
  type QuestionWording,
} from '../quoting/questions/question.ts';
import { ruleTypes } from '../quoting/vocabulary.ts';
import { isDay } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words, type Words } from '../shared/words.ts';
import { chooseOutcome } from './check-rule.ts';

export const lowerEndFirst = words(
  'The lower end comes first. Change one.',
  'La limite inférieure vient d’abord. Changez l’une des deux.',
);

/** What an answer is to bring about, as somebody asks for it. */
export type QuestionDecision = {
  readonly decision: string;
  readonly answer: string | null;
  readonly from: unknown;
  readonly to: unknown;
};

export type DecisionRefusal = 'choice_unknown' | 'question_decision_unfit' | 'question_decisions_overlap';

const mostDecisions = 20;

type Requested = Pick<QuestionWording, 'answerType' | 'choices'>;
type Checked<Result> = Decision<Result, DecisionRefusal>;

function unfit(text: Words, field: string) {
  return refuse('question_decision_unfit', text, field);
}

function readBound({ answerType }: Requested, bound: unknown, field: string): Checked<AnswerBound | null> {
  if (bound === null || bound === undefined) return accept(null);
  if (answerType === 'date') return isDay(bound) ? accept(bound) : unfit(enterDate, field);
  const isCount = typeof bound === 'number' && Number.isInteger(bound) && Math.abs(bound) <= mostCounted;
  return isCount ? accept(bound) : unfit(enterWholeNumber, field);
}

function checkDecision(requested: QuestionDecision, question: Requested, field: string): Checked<AnswerDecision> {
  const decision = ruleTypes.find((one) => one === requested.decision);
  if (!decision) return refuse('choice_unknown', chooseOutcome, `${field}.decision`);
  if (question.answerType === 'text') return accept({ decision, answer: null, from: null, to: null });
  if (question.answerType !== 'number' && question.answerType !== 'date') {
    const answer = listedAnswers(question).find((one) => one === requested.answer);
    if (answer === undefined)
      return unfit(words('Choose one of the answers.', 'Choisissez l’une des réponses.'), `${field}.answer`);
    return accept({ decision, answer, from: null, to: null });
  }
  const from = readBound(question, requested.from, `${field}.from`);
  if (!from.ok) return from;
  const to = readBound(question, requested.to, `${field}.to`);
  if (!to.ok) return to;
  if (from.event === null && to.event === null)
    return unfit(words('Enter from where on, or up to where.', 'Entrez à partir d’où, ou jusqu’où.'), `${field}.from`);
  if (from.event !== null && to.event !== null && from.event > to.event) {
    return unfit(lowerEndFirst, `${field}.to`);
  }
  return accept({ decision, answer: null, from: from.event, to: to.event });
}

/** Whether there is an answer of which both say something. */
function areOfOneAnswer(one: AnswerDecision, other: AnswerDecision): boolean {
  if (one.answer !== null || other.answer !== null) return one.answer === other.answer;
  const endsBefore = (a: AnswerDecision, b: AnswerDecision) => a.to !== null && b.from !== null && a.to < b.from;
  return !endsBefore(one, other) && !endsBefore(other, one);
}

/** What the answers to a question bring about, if it may be kept: of each answer one thing at most. */
export function checkDecisions(
  requested: readonly QuestionDecision[],
  question: Requested,
): Checked<readonly AnswerDecision[]> {
  if (requested.length > mostDecisions) {
    const message = sentence(words('Name at most {most} answers here.', 'Nommez au plus {most} réponses ici.'), {
      most: mostDecisions,
    });
    return refuse('question_decision_unfit', message, 'decisions');
  }
  const decisions: AnswerDecision[] = [];
  for (const [index, one] of requested.entries()) {
    const checked = checkDecision(one, question, `decisions.${index}`);
    if (!checked.ok) return checked;
    if (decisions.some((other) => areOfOneAnswer(other, checked.event))) {
      const message = words(
        'Another line says what becomes of this answer. Change one.',
        'Une autre ligne dit ce qu’entraîne cette réponse. Changez l’une des deux.',
      );
      return refuse('question_decisions_overlap', message, `decisions.${index}`);
    }
    decisions.push(checked.event);
  }
  return accept(decisions);
}
