import { decideFixturesOpen, decideRatesWrite } from '@roadworthy/core/rating/book/add-rater-fixture.ts';
import { notFound } from '../kernel/errors.ts';
import type { ReadAbilities } from '../kernel/slice.ts';

/** What may be done to a version of rates: one that is in force may count in more places, and changes no more. */
export const readVersionAbilities: ReadAbilities = async ({ tx, actor }, raterVersionId) => {
  const version = await tx
    .selectFrom('rater_versions')
    .select('status')
    .where('rater_version_id', '=', raterVersionId)
    .executeTakeFirst();
  if (!version) throw notFound();
  const writes = decideRatesWrite(actor);
  return {
    promote_rater_version: writes,
    add_rater_fixture: writes.ok ? decideFixturesOpen(version.status) : writes,
  };
};
