import { type FixtureOutcome, fixturesOf, runFixtures } from '@roadworthy/core/rating/book/rate-fixtures.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';
import { compileRates } from './rate-books.ts';
import { type StoredRates, loadFixtures, loadRates } from './rates-store.ts';

/** The other version of the same line that counts last, or null. */
async function versionBefore(tx: Tx, { provider, raterVersionId }: StoredRates): Promise<string | null> {
  const release = await tx
    .selectFrom('rater_releases')
    .select('rater_version_id')
    .where('provider', '=', provider)
    .where('rater_version_id', '!=', raterVersionId)
    .orderBy('effective_date', 'desc')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return release?.rater_version_id ?? null;
}

/** What the fixtures of a line come to under a version: its own, and those of the version before that it does not name. */
export async function outcomesOf(tx: Tx, rates: StoredRates): Promise<FixtureOutcome[]> {
  const before = await versionBefore(tx, rates);
  const own = await loadFixtures(tx, rates.raterVersionId);
  const fixtures = fixturesOf(own, before === null ? [] : await loadFixtures(tx, before));
  return runFixtures(compileRates(rates), fixtures);
}

export const runRaterFixtures = computedRead({
  name: 'run_rater_fixtures',
  permission: 'rater:test',
  root: 'rater_version_id',
  example: {},
  run: async ({ input, tx }) => outcomesOf(tx, await loadRates(tx, input.rater_version_id)),
});
