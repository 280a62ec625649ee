import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import type { SchemaFinding } from '../../products/rater-inputs.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { mostProblems, type RateProblem } from './rate-problem.ts';

type SentenceFor = (params: SchemaFinding['params']) => Sentence;

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : String(value));

const sentences: Readonly<Record<string, SentenceFor>> = {
  type: ({ type }) => sentence('{path}: this has to be of the kind {kind}.', { kind: listOf(type) }),
  additionalProperties: ({ additionalProperty }) =>
    sentence('{path}: nothing is called “{name}” here. Take it out.', { name: String(additionalProperty) }),
  required: ({ missingProperty }) => sentence('{path}: “{name}” is missing.', { name: String(missingProperty) }),
  enum: ({ allowedValues }) => sentence('{path}: use one of {names}.', { names: listOf(allowedValues) }),
};

const otherwise: Sentence = { message: '{path}: this does not fit the schema of the file.', facts: {} };

/** The number of a row in a path such as `rows.11.amount`, from 1. */
function rowOfPath([list, index]: readonly string[]): number | null {
  return list === 'rows' && index !== undefined ? Number(index) + 1 : null;
}

/** What the schema finds in a file of rates, in words, at its path and in its row; each place and fault once. */
export function rateFileProblems(findings: readonly SchemaFinding[]): RateProblem[] {
  const input = new Map<string, RateProblem>();
  for (const { keyword, path, params } of findings) {
    const { form, message, facts } = ownValue(sentences, keyword)?.(params) ?? otherwise;
    const where = path.join('.');
    const problem = sentence(form ?? message, { ...facts, path: where === '' ? '.' : where });
    if (input.size < mostProblems)
      input.set(`${where} ${problem.message}`, { ...problem, path: where, row: rowOfPath(path) });
  }
  return [...input.values()];
}
