import { findUnreadAnswers } from '@roadworthy/core/lines/find-unread-answers.ts';
import { findRateProblems } from '@roadworthy/core/rating/book/rate-book.ts';
import type { RateBookFile } from '@roadworthy/core/rating/book/rate-book-file.ts';
import { type RateTable, readRateTables } from '@roadworthy/core/rating/book/rate-csv.ts';
import { rateFileProblems } from '@roadworthy/core/rating/book/rate-file-problems.ts';
import type { RateProblem } from '@roadworthy/core/rating/book/rate-problem.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { Ajv } from 'ajv';
import type { Tx } from '../kernel/database.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { computedRead } from '../kernel/operation.ts';
import { schemaFinding } from '../kernel/operations/schema-finding.ts';
import { organizationOfRates } from '../rating/organization-of-rates.ts';
import { rateBookSchema } from '../rating/rate-book-schema.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(rateBookSchema);

/** What was given to be kept: a version, or what is wrong with it. */
type ReadVersion =
  | { readonly ok: true; readonly file: RateBookFile }
  | { readonly ok: false; readonly problems: readonly RateProblem[] };

function duplicateFixtures({ fixtures }: RateBookFile): RateProblem[] {
  return fixtures.flatMap(({ name }, index) => {
    if (fixtures.findIndex((one) => one.name === name) === index) return [];
    const message = sentence(words('Two fixtures are called “{name}”.', 'Deux cas témoins s’appellent « {name} ».'), {
      name,
    });
    return [{ ...message, path: `fixtures.${index}.name`, row: null }];
  });
}

/** Reads a version from its file and from tables of lines, which take the place of the file's rows of their factor. */
export function readRaterVersion(provided: unknown, tables: readonly RateTable[]): ReadVersion {
  if (!validate(provided)) {
    return { ok: false, problems: rateFileProblems((validate.errors ?? []).map(schemaFinding)) };
  }
  // The schema says so.
  const file = provided as RateBookFile;
  const read = readRateTables(file.structure, file.rows, tables);
  const found = findRateProblems(file.structure, read.rows, read.placeOf);
  const unread = findUnreadAnswers({ ...file, rows: read.rows }, read.placeOf);
  const problems = [...read.problems, ...found, ...unread, ...duplicateFixtures(file)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file: { ...file, rows: read.rows } };
}

/** The version of a number that was put in force already, or null. */
export async function storedVersion(tx: Tx, { provider, version }: Pick<RateBookFile, 'provider' | 'version'>) {
  const stored = await tx
    .selectFrom('rater_versions')
    .select(['rater_version_id', 'status'])
    .where('provider', '=', provider)
    .where('provider_version', '=', version)
    .executeTakeFirst();
  return stored ?? null;
}

/** The refusal to import a version that is in force, at its number. */
export const storedForEver = {
  path: 'version',
  row: null,
  ...sentence(
    words(
      'This version was put in force and never changes. Give the file another version.',
      'Cette version a été mise en vigueur et ne change jamais. Donnez une autre version au fichier.',
    ),
  ),
};

/** Whose rates a file holds: its provider says of which line. */
export function organizationOfFile(
  { file, organization_id }: { readonly file: unknown; readonly organization_id?: string | null },
  arrival: Arrival,
): Promise<string> {
  const provider = typeof file === 'object' && file !== null && 'provider' in file ? String(file.provider) : '';
  return organizationOfRates(arrival, provider, organization_id);
}

export const checkRaterVersion = computedRead({
  name: 'check_rater_version',
  permission: 'rater:test',
  organization: organizationOfFile,
  example: { file: {} },
  async run({ input, tx }) {
    const read = readRaterVersion(input.file, input.tables ?? []);
    if (!read.ok) return read.problems;
    const stored = await storedVersion(tx, read.file);
    return stored?.status === 'promoted' ? [storedForEver] : [];
  },
});
