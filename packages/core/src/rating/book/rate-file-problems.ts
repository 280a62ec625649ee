import { type Facts, sentence } from '../../shared/text/sentence.ts';
import type { SchemaFinding } from '../../products/rater-inputs.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { mostProblems, type RateProblem } from './rate-problem.ts';
import { type Words, words } from '../../shared/words.ts';

/** What is said of a fault; `{path}` is filled with its place. */
type Statement = (params: SchemaFinding['params']) => readonly [Words, Facts];

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : String(value));

const statements: Readonly<Record<string, Statement>> = {
  type: ({ type }) => [
    words('{path}: this has to be of the kind {kind}.', '{path} : ceci doit être du genre {kind}.'),
    { kind: listOf(type) },
  ],
  additionalProperties: ({ additionalProperty }) => [
    words(
      '{path}: nothing is called “{name}” here. Take it out.',
      '{path} : rien ne s’appelle « {name} » ici. Retirez-le.',
    ),
    { name: String(additionalProperty) },
  ],
  required: ({ missingProperty }) => [
    words('{path}: “{name}” is missing.', '{path} : il manque « {name} ».'),
    { name: String(missingProperty) },
  ],
  enum: ({ allowedValues }) => [
    words('{path}: use one of {names}.', '{path} : utilisez l’un de {names}.'),
    { names: listOf(allowedValues) },
  ],
};

const otherwise: ReturnType<Statement> = [
  words('{path}: this does not fit the schema of the file.', '{path} : ceci ne correspond pas au schéma du fichier.'),
  {},
];

/** The number of a row in a path such as `rows.11.amount`, from 1. */
function rowOfPath([list, index]: readonly string[]): number | null {
  return list === 'rows' && index !== undefined ? Number(index) + 1 : null;
}

/** What the schema finds in a file of rates, in words, at its path and in its row; each place and fault once. */
export function rateFileProblems(findings: readonly SchemaFinding[]): RateProblem[] {
  const input = new Map<string, RateProblem>();
  for (const { keyword, path, params } of findings) {
    const [form, facts] = ownValue(statements, keyword)?.(params) ?? otherwise;
    const where = path.join('.');
    const problem = sentence(form, { ...facts, path: where === '' ? '.' : where });
    if (input.size < mostProblems)
      input.set(`${where} ${problem.message}`, { ...problem, path: where, row: rowOfPath(path) });
  }
  return [...input.values()];
}
