import {
  listedAnswers,
  type Question,
  type QuestionChoice,
  type QuestionWording,
} from '../quoting/questions/question.ts';
import { mostCounted, enterWholeNumber, enterDate } from '../quoting/questions/answers.ts';
import { answerTypes, questionSubjects } from '../quoting/vocabulary.ts';
import { isLiveIn, type LiveAreas } from '../products/live-states.ts';
import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { type Day, isDay } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { frenchAreas } from './vocabulary.ts';
import {
  type QuestionDecision,
  checkDecisions,
  type DecisionRefusal,
  lowerEndFirst,
} from './check-question-decisions.ts';
import { words } from '../shared/words.ts';
import { lastDayAfterFirst } from './check-rule.ts';

/** A question as somebody writes it; it has no place and no number before it is kept. */
export type QuestionDraft = {
  readonly about: string;
  readonly parentId: string | null;
  readonly parentAnswer: string | null;
  readonly question: string;
  readonly questionFr: string | null;
  readonly answerType: string;
  readonly choices: readonly QuestionChoice[];
  readonly least: unknown;
  readonly most: unknown;
  readonly decisions: readonly QuestionDecision[];
  readonly effectiveDate: Day;
  readonly expirationDate: Day | null;
};

export type CheckedQuestion = Omit<Question, 'questionId' | 'sortOrder' | 'wording'>;

/** What is there already when a question is written. */
export type QuestionSurroundings = {
  /** The questions of the product that are not archived. */
  readonly others: readonly Question[];
  /** Whether buyers of the product may read French. */
  readonly isBilingual: boolean;
  /** The question that is written anew; null for a new one. */
  readonly questionId: string | null;
};

export type QuestionRefusal =
  | TextRefusal
  | DecisionRefusal
  | 'question_missing'
  | 'question_french_missing'
  | 'choice_unknown'
  | 'question_choices_unfit'
  | 'question_range_unfit'
  | 'question_parent_unfit'
  | 'question_beneath_itself'
  | 'question_too_deep'
  | 'question_opens_others'
  | 'question_ends_before_it_begins'
  | 'questions_too_many';

/** Whether buyers of a product read French by right: it is sold in Quebec or New Brunswick. */
export function needsFrench(product: LiveAreas): boolean {
  return frenchAreas.some((area) => isLiveIn(product, area));
}

/** More questions than these nobody answers. */
export const mostQuestions = 100;
/** How many answers a choice may offer. */
export const mostChoices = 20;
const mostLevels = 5;

type Texts = Pick<QuestionWording, 'question' | 'questionFr'>;

function checkTexts(draft: QuestionDraft, { isBilingual }: QuestionSurroundings): Decision<Texts, QuestionRefusal> {
  const { question } = draft;
  const french = draft.questionFr ?? '';
  const unfit = findLineProblem(question, 'question', 'question') ?? findLineProblem(french, 'question', 'question_fr');
  if (unfit) return { ok: false, refusal: unfit };
  if (question.trim() === '')
    return refuse('question_missing', words('Write the question.', 'Écrivez la question.'), 'question');
  if (isBilingual && french.trim() === '') {
    return refuse(
      'question_french_missing',
      words(
        'Write it in French, too: buyers of this product may read it.',
        'Écrivez-la aussi en français : des acheteurs de ce produit peuvent le lire.',
      ),
      'question_fr',
    );
  }
  return accept({ question: tidyLine(question), questionFr: tidyLine(french) || null });
}

function checkChoice(
  choice: QuestionChoice,
  field: string,
  isBilingual: boolean,
): Decision<QuestionChoice, QuestionRefusal> {
  const label = tidyLine(choice.label);
  const labelFr = tidyLine(choice.labelFr ?? '') || null;
  const unfit =
    findLineProblem(choice.label, 'title', `${field}.label`) ??
    findLineProblem(choice.labelFr ?? '', 'title', `${field}.label_fr`);
  if (unfit) return { ok: false, refusal: unfit };
  if (label === '')
    return refuse(
      'question_choices_unfit',
      words('Write what this answer is called.', 'Écrivez le libellé de cette réponse.'),
      `${field}.label`,
    );
  if (isBilingual && labelFr === null) {
    return refuse(
      'question_french_missing',
      words('Write this answer in French, too.', 'Écrivez aussi cette réponse en français.'),
      `${field}.label_fr`,
    );
  }
  if (!/^[a-z0-9][a-z0-9_]{0,39}$/.test(choice.value)) {
    return refuse(
      'question_choices_unfit',
      words(
        'An answer is kept under small letters, digits and _.',
        'Une réponse est conservée sous des minuscules, des chiffres et _.',
      ),
      `${field}.value`,
    );
  }
  return accept({ value: choice.value, label, labelFr });
}

function checkChoices(
  { answerType, choices }: QuestionDraft,
  { isBilingual }: QuestionSurroundings,
): Decision<readonly QuestionChoice[], QuestionRefusal> {
  if (answerType !== 'choice') return accept([]);
  if (choices.length < 2 || choices.length > mostChoices) {
    const message = sentence(words('Offer from 2 to {most} answers.', 'Proposez de 2 à {most} réponses.'), {
      most: mostChoices,
    });
    return refuse('question_choices_unfit', message, 'choices');
  }
  const checked: QuestionChoice[] = [];
  for (const [index, choice] of choices.entries()) {
    const one = checkChoice(choice, `choices.${index}`, isBilingual);
    if (!one.ok) return one;
    const isTwice = checked.some(({ value, label }) => value === one.event.value || label === one.event.label);
    if (isTwice)
      return refuse(
        'question_choices_unfit',
        words('This answer is there already.', 'Cette réponse y est déjà.'),
        `choices.${index}.label`,
      );
    checked.push(one.event);
  }
  return accept(checked);
}

type Range = Pick<QuestionWording, 'least' | 'most'>;

function checkRange({ answerType, least, most }: QuestionDraft): Decision<Range, QuestionRefusal> {
  if (answerType !== 'number' && answerType !== 'date') return accept({ least: null, most: null });
  const isFit = (end: unknown): end is number | Day =>
    answerType === 'date' ? isDay(end) : Number.isInteger(end) && Math.abs(Number(end)) <= mostCounted;
  const ends: Record<'least' | 'most', number | Day | null> = { least: null, most: null };
  for (const [name, end] of [
    ['least', least],
    ['most', most],
  ] as const) {
    if (end === null || end === undefined) continue;
    const message = answerType === 'date' ? enterDate : enterWholeNumber;
    if (!isFit(end)) return refuse('question_range_unfit', message, name);
    ends[name] = end;
  }
  if (ends.least !== null && ends.most !== null && ends.least > ends.most) {
    return refuse('question_range_unfit', lowerEndFirst, 'most');
  }
  return accept(ends);
}

/** The questions above one, the next one first. */
function above(parentId: string | null, others: readonly Question[]): Question[] {
  const found: Question[] = [];
  let id = parentId;
  // Each question stands above another once; whoever made a circle meets the end of the list.
  while (id !== null && found.length <= others.length) {
    const next: Question | undefined = others.find(({ questionId }) => questionId === id);
    if (!next) break;
    found.push(next);
    id = next.parentId;
  }
  return found;
}

function levelsBeneath(questionId: string | null, others: readonly Question[]): number {
  const children = questionId === null ? [] : others.filter(({ parentId }) => parentId === questionId);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((one) => levelsBeneath(one.questionId, others)));
}

type Place = Pick<Question, 'parentId' | 'parentAnswer'>;

function checkPlace(
  { parentId, parentAnswer }: QuestionDraft,
  { others, questionId }: QuestionSurroundings,
): Decision<Place, QuestionRefusal> {
  if (parentId === null) return accept({ parentId: null, parentAnswer: null });
  const line = above(parentId, others);
  const [parent] = line;
  if (!parent)
    return refuse(
      'question_parent_unfit',
      words('Choose a question that is in use.', 'Choisissez une question en usage.'),
      'parent_id',
    );
  if (line.some((one) => one.questionId === questionId) || parentId === questionId) {
    return refuse(
      'question_beneath_itself',
      words('A question cannot stand beneath itself.', 'Une question ne peut pas se trouver sous elle-même.'),
      'parent_id',
    );
  }
  if (line.length + 1 + levelsBeneath(questionId, others) > mostLevels) {
    const message = sentence(
      words('Put questions at most {most} levels deep.', 'Placez les questions sur au plus {most} niveaux.'),
      { most: mostLevels },
    );
    return refuse('question_too_deep', message, 'parent_id');
  }
  const opens = listedAnswers(parent);
  if (opens.length === 0) {
    return refuse(
      'question_parent_unfit',
      words(
        'Only a yes/no question or a choice opens others.',
        'Seule une question oui/non ou à choix en ouvre d’autres.',
      ),
      'parent_id',
    );
  }
  if (parentAnswer === null || !opens.includes(parentAnswer)) {
    return refuse(
      'question_parent_unfit',
      words('Choose the answer on which this opens.', 'Choisissez la réponse qui ouvre cette question.'),
      'parent_answer',
    );
  }
  return accept({ parentId, parentAnswer });
}

/** Every question that opens on an answer to this one still has that answer to open on. */
function checkChildren(
  checked: Pick<CheckedQuestion, 'answerType' | 'choices'>,
  { others, questionId }: QuestionSurroundings,
): Decision<true, QuestionRefusal> {
  const answers = listedAnswers(checked);
  const shut = others.find(
    (one) => questionId !== null && one.parentId === questionId && !answers.includes(one.parentAnswer ?? ''),
  );
  if (!shut) return accept(true);
  const message = sentence(
    words(
      '“{question}” opens on an answer that would be gone. Move it first.',
      '« {question} » s’ouvre sur une réponse qui disparaîtrait. Déplacez-la d’abord.',
    ),
    {
      question: shut.question,
    },
  );
  return refuse('question_opens_others', message, checked.answerType === 'choice' ? 'choices' : 'answer_type');
}

/** Whether a question may be kept as it is written, among those of its product. Refuses at the field that is wrong. */
export function checkQuestion(
  draft: QuestionDraft,
  around: QuestionSurroundings,
): Decision<CheckedQuestion, QuestionRefusal> {
  const texts = checkTexts(draft, around);
  if (!texts.ok) return texts;
  const answerType = answerTypes.find((one) => one === draft.answerType);
  if (!answerType)
    return refuse(
      'choice_unknown',
      words('Choose how it is answered.', 'Choisissez la façon d’y répondre.'),
      'answer_type',
    );
  const about = questionSubjects.find((one) => one === draft.about);
  if (!about)
    return refuse('choice_unknown', words('Choose what it asks about.', 'Choisissez ce sur quoi elle porte.'), 'about');
  const choices = checkChoices(draft, around);
  if (!choices.ok) return choices;
  const range = checkRange(draft);
  if (!range.ok) return range;
  const requested = { ...texts.event, answerType, choices: choices.event, ...range.event };
  const decisions = checkDecisions(draft.decisions, requested);
  if (!decisions.ok) return decisions;
  const place = checkPlace(draft, around);
  if (!place.ok) return place;
  const children = checkChildren(requested, around);
  if (!children.ok) return children;
  const { effectiveDate, expirationDate } = draft;
  if (expirationDate !== null && expirationDate <= effectiveDate) {
    const message = lastDayAfterFirst;
    return refuse('question_ends_before_it_begins', message, 'expiration_date');
  }
  if (around.questionId === null && around.others.length >= mostQuestions) {
    return refuse(
      'questions_too_many',
      sentence(words('Ask at most {most} questions.', 'Posez au plus {most} questions.'), { most: mostQuestions }),
      'question',
    );
  }
  return accept({ ...requested, about, decisions: decisions.event, ...place.event, effectiveDate, expirationDate });
}
