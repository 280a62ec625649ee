import { sentenceOf } from '@roadworthy/core/shared/text/sentence.ts';
import type { RateProblem } from '@roadworthy/core/rating/book/rate-problem.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { storedForEver, storedVersion, organizationOfFile, readRaterVersion } from './check-rater-version.ts';
import { saveRates } from '../rating/rates-store.ts';

/** The refusal of rates with problems, at the first of them. */
function refusalOf([first = storedForEver]: readonly RateProblem[]): Refused {
  const { path, row: _row, ...message } = first;
  return refuse('rates_not_valid', message, path);
}

export const importRaterVersion = operation({
  name: 'import_rater_version',
  permission: 'rater:promote',
  organization: organizationOfFile,
  example: { file: {} },
  async run({ input, tx, organizationId }) {
    const read = readRaterVersion(input.file, input.tables ?? []);
    if (!read.ok) return refusalOf(read.problems);
    const { provider, version, label, structure } = read.file;
    const stored = await storedVersion(tx, read.file);
    if (stored?.status === 'promoted') return refuse('rates_promoted', sentenceOf(storedForEver), storedForEver.path);
    const stated = { label, structure: JSON.stringify(structure) };
    const named = { organization_id: organizationId, provider, provider_version: version };
    const { rater_version_id } = await tx
      .insertInto('rater_versions')
      .values({ ...named, ...stated, status: 'draft' })
      .onConflict((row) => row.columns(['organization_id', 'provider', 'provider_version']).doUpdateSet(stated))
      .returning('rater_version_id')
      .executeTakeFirstOrThrow();
    await saveRates(tx, { organizationId, raterVersionId: rater_version_id }, read.file);
    return { rater_version_id };
  },
});
