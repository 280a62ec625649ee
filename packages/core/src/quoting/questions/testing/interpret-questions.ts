import type { Question } from '../question.ts';

type Provided = Readonly<Record<string, { readonly wording: number; readonly answer: string | number }>>;

/** Whether an answer is one that its question takes, written down a second time. */
function takes(question: Question, answer: string | number): boolean {
  switch (question.answerType) {
    case 'yes_no':
      return ['yes', 'no'].includes(String(answer));
    case 'choice':
      return question.choices.map(({ value }) => value).includes(String(answer));
    case 'text':
      return typeof answer === 'string' && answer.trim().length > 0;
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(String(answer));
    case 'number': {
      const [least, most] = [question.least ?? -Infinity, question.most ?? Infinity].map(Number);
      return typeof answer === 'number' && answer >= (least ?? 0) && answer <= (most ?? 0);
    }
  }
}

function lives(question: Question, day: string): boolean {
  return day >= question.effectiveDate && !(question.expirationDate !== null && day >= question.expirationDate);
}

/**
 * What is asked and what follows, one question by itself at a time: it looks upwards from each of them, where the rule
 * walks downwards once. Every line is `question: answer`, and `question decision` for what its answer brings about.
 */
export function interpretQuestions(questions: readonly Question[], input: Provided, day: string) {
  const byId = new Map(questions.map((one) => [one.questionId, one]));
  const answerOf = (question: Question) => {
    const stated = input[question.questionId];
    return stated && stated.wording === question.wording && takes(question, stated.answer) ? stated.answer : null;
  };
  const isRequested = (question: Question): boolean => {
    if (!lives(question, day)) return false;
    if (question.parentId === null) return true;
    const parent = byId.get(question.parentId);
    return parent !== undefined && isRequested(parent) && answerOf(parent) === question.parentAnswer;
  };
  const requested = questions.filter(isRequested);
  const consequences = requested.flatMap((question) => {
    const answer = answerOf(question);
    if (answer === null) return [];
    const met = question.decisions.filter(({ answer: wanted, from, to }) =>
      wanted === null ? !(from !== null && answer < from) && !(to !== null && answer > to) : String(answer) === wanted,
    );
    return met.map(({ decision }) => `${question.questionId} ${decision}`);
  });
  return {
    questions: requested.map((question) => `${question.questionId}: ${answerOf(question)}`).toSorted(),
    consequences: consequences.toSorted(),
  };
}
