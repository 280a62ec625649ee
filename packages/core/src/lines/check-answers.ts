import type { Answers } from '../rating/rating-subject.ts';
import { findPrintedTitleProblem, tidyLine, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { fieldSentence } from './find-line-problems.ts';
import type { Field } from './line.ts';
import { lineOf } from './line-for.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';
import { words } from '../shared/words.ts';

export const noSuchQuestion = words('There is no question “{key}”.', 'Il n’y a pas de question « {key} ».');

/** Fields of lines that are columns of what is insured or of a person: they are answered there. */
const columns: readonly string[] = [
  'year',
  'make',
  'model',
  'vin',
  'rating_value',
  'rating_value_type',
  'usage_type',
  'storage_type',
  'estimated_yearly_mileage',
  'rental_utilization_rate',
  'salvage_title',
  'original_owner',
  'purchase_price',
  'financed',
  'nights_per_year',
  'max_miles_from_address',
  'floorplan',
  'birthdate',
  'rv_driving_experience_years',
  'points',
];

// Whatever is rated asks for them, object by object.
const answered = new WeakMap<readonly Field[], readonly Field[]>();

/** The fields of a provider's line that have no column, so that their answers stand together. */
export function answeredFields(provider: string, of: 'object' | 'person'): readonly Field[] {
  const fields = fieldsOf(lineOf(provider), of);
  const known = answered.get(fields) ?? fields.filter((field) => !columns.includes(fieldPath(field)));
  answered.set(fields, known);
  return known;
}

export type AnswersRefusal = TextRefusal | 'answers_malformed' | 'unknown_answer' | 'answer_not_valid';

type Place = { readonly provider: string; readonly of: 'object' | 'person'; readonly before: string };

function findProblem(field: Field, answer: unknown, path: string): Refusal<AnswersRefusal> | null {
  const message = fieldSentence(answer, field);
  if (message) return refusal('answer_not_valid', message, path);
  return typeof answer === 'string' ? findPrintedTitleProblem(answer, path) : null;
}

/**
 * Answers to the fields of a line that have no column, sent by name and laid over what is there: each is judged by its
 * own field, null takes one away. Refuses at the answer's field: `unknown_answer`, `answer_not_valid` and those of texts.
 */
export function checkAnswers(
  { provider, of, before }: Place,
  sent: unknown,
  current: Answers,
): Decision<Answers, AnswersRefusal> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return refuse(
      'answers_malformed',
      words('Answers are an object, each by its name.', 'Les réponses sont un objet, chacune par son nom.'),
      `${before}answers`,
    );
  }
  const fields = answeredFields(provider, of);
  const merged = new Map(Object.entries(current));
  for (const [name, answer] of Object.entries(sent)) {
    const path = `${before}${name}`;
    const field = fields.find((one) => one.name === name);
    if (!field) return refuse('unknown_answer', sentence(noSuchQuestion, { key: name }), path);
    const tidied = typeof answer === 'string' ? tidyLine(answer) : answer;
    if (tidied === null || tidied === '') merged.delete(name);
    else {
      const problem = findProblem(field, answer, path);
      if (problem) return { ok: false, refusal: problem };
      merged.set(name, tidied);
    }
  }
  return accept(Object.fromEntries(merged));
}
