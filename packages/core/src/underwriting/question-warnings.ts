import type { Question } from '../quoting/questions/question.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

/** Something that speaks against a question as it is kept; nothing of it forbids to keep it. */
export type QuestionWarning = Sentence & {
  readonly questionId: string;
  readonly code: 'question_outside_parent' | 'question_asked_twice';
};

function isBefore(one: Question['expirationDate'], other: Question['expirationDate']): boolean {
  return one !== null && (other === null || one < other);
}

function outsideParent(question: Question, parent: Question): boolean {
  return question.effectiveDate < parent.effectiveDate || isBefore(parent.expirationDate, question.expirationDate);
}

function overlap(one: Question, other: Question): boolean {
  const endsBefore = (a: Question, b: Question) => a.expirationDate !== null && a.expirationDate <= b.effectiveDate;
  return !endsBefore(one, other) && !endsBefore(other, one);
}

const spoken = ({ question }: Question) =>
  question
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What an underwriter may have overlooked in the questions of a product: days on which nobody is asked, and doubles. */
export function warningsOfQuestions(questions: readonly Question[]): QuestionWarning[] {
  return questions.flatMap((question, index) => {
    const found: QuestionWarning[] = [];
    const { questionId } = question;
    const parent = questions.find((one) => one.questionId === question.parentId);
    if (parent && outsideParent(question, parent)) {
      const message = sentence(
        words(
          'It is asked only while “{parent}” is, whose days are others.',
          'Elle n’est posée que lorsque « {parent} » l’est, dont les dates diffèrent.',
        ),
        {
          parent: parent.question,
        },
      );
      found.push({ questionId, code: 'question_outside_parent', ...message });
    }
    const same = (other: Question) => spoken(other) === spoken(question) && overlap(other, question);
    if (questions.slice(0, index).some((other) => other.parentId === question.parentId && same(other))) {
      found.push({
        questionId,
        code: 'question_asked_twice',
        ...sentence(
          words('The same is asked already on the same days.', 'La même question est déjà posée aux mêmes dates.'),
        ),
      });
    }
    return found;
  });
}
