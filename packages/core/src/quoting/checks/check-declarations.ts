import { accept, refuse, type Decision, type Refused } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { answersIn, findAnswerProblem } from '../questions/answers.ts';
import { pathOfQuestion, type Question, type QuestionAnswer } from '../questions/question.ts';
import { incidentKinds } from '../vocabulary.ts';
import { answerYesOrNo } from '../../lines/find-line-problems.ts';
import { words } from '../../shared/words.ts';
import { noSuchQuestion } from '../../lines/check-answers.ts';

/** An answer to a question as it was worded when it was read; null takes an answer back. */
export type ProvidedAnswer = { readonly wording: number; readonly answer: QuestionAnswer } | null;

/** What the named insured declares, as it is sent: the answers that are given now, each as a whole. */
export type DeclarationsInput = {
  readonly incidents?: Readonly<Record<string, number>>;
  readonly telematics_consent?: boolean;
  /** By the keys of the questions; what is not named stays as it was answered before. */
  readonly questions?: Readonly<Record<string, ProvidedAnswer>>;
};

/** More incidents of one kind in three years are a typing mistake. */
const mostIncidents = 20;

type DeclarationRefusal = 'declaration_invalid' | 'unknown_declaration' | 'question_reworded';
type Checked = Decision<true, DeclarationRefusal>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknown(key: string, field: string): Refused<DeclarationRefusal> {
  return refuse('unknown_declaration', sentence(noSuchQuestion, { key }), field);
}

function checkIncidents(incidents: unknown): Checked {
  const field = 'declarations.incidents';
  if (!isObject(incidents))
    return refuse('declaration_invalid', words('Enter how many there were.', 'Entrez combien il y en a eu.'), field);
  for (const [kind, count] of Object.entries(incidents)) {
    if (!incidentKinds.some((known) => known === kind)) return unknown(kind, `${field}.${kind}`);
    if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > mostIncidents) {
      const message = sentence(
        words('Enter a whole number from 0 to {most}.', 'Entrez un nombre entier de 0 à {most}.'),
        { most: mostIncidents },
      );
      return refuse('declaration_invalid', message, `${field}.${kind}`);
    }
  }
  return accept(true);
}

function checkAnswer(question: Question | undefined, key: string, provided: unknown): Checked {
  const field = pathOfQuestion(key);
  if (!question) return unknown(key, field);
  if (provided === null) return accept(true);
  if (!isObject(provided))
    return refuse(
      'declaration_invalid',
      words('Send the answer with the number of its wording.', 'Envoyez la réponse avec le numéro de sa formulation.'),
      field,
    );
  if (provided['wording'] !== question.wording) {
    return refuse(
      'question_reworded',
      words(
        'This question was reworded meanwhile. Answer it as it is asked now.',
        'Cette question a été reformulée entre-temps. Répondez-y telle qu’elle est posée maintenant.',
      ),
      field,
    );
  }
  const problem = findAnswerProblem(question, provided['answer']);
  return problem ? refuse('declaration_invalid', problem, field) : accept(true);
}

function checkAnswers(answers: unknown, questions: readonly Question[]): Checked {
  if (!isObject(answers))
    return refuse(
      'declaration_invalid',
      words('Answer the questions.', 'Répondez aux questions.'),
      'declarations.questions',
    );
  for (const [key, provided] of Object.entries(answers)) {
    const question = questions.find(({ questionId }) => questionId === key);
    const checked = checkAnswer(question, key, provided);
    if (!checked.ok) return checked;
  }
  return accept(true);
}

const checks: Readonly<Record<keyof DeclarationsInput, (value: unknown, questions: readonly Question[]) => Checked>> = {
  incidents: checkIncidents,
  telematics_consent: (value) =>
    typeof value === 'boolean'
      ? accept(true)
      : refuse('declaration_invalid', answerYesOrNo, 'declarations.telematics_consent'),
  questions: checkAnswers,
};

/** More in one go than a hundred questions are answered with, in characters of JSON. */
const mostSent = 6_000;

/** Whether what was sent answers questions that are asked, each as it may be answered; an unknown key is named. */
export function checkDeclarations(
  value: unknown,
  questions: readonly Question[] = [],
): Decision<DeclarationsInput, DeclarationRefusal> {
  if (!isObject(value))
    return refuse(
      'declaration_invalid',
      words('Declarations are an object of answers.', 'Les déclarations sont un objet de réponses.'),
      'declarations',
    );
  if (JSON.stringify(value).length > mostSent) {
    return refuse(
      'declaration_invalid',
      words('This is too much at once. Shorten your answers.', 'C’est trop à la fois. Raccourcissez vos réponses.'),
      'declarations',
    );
  }
  for (const [key, answer] of Object.entries(value)) {
    if (!Object.hasOwn(checks, key)) return unknown(key, `declarations.${key}`);
    const checked = checks[key as keyof DeclarationsInput](answer, questions);
    if (!checked.ok) return checked;
  }
  return accept(value);
}

/** What is declared after new answers: each replaces the one before it, and the answers to questions one by one. */
export function withDeclared(
  declared: Readonly<Record<string, unknown>>,
  { questions, ...input }: DeclarationsInput,
): Record<string, unknown> {
  if (questions === undefined) return { ...declared, ...input };
  const all = Object.entries({ ...answersIn(declared), ...questions });
  return { ...declared, ...input, questions: Object.fromEntries(all.filter(([, provided]) => provided !== null)) };
}
