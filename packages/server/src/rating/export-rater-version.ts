import { writeRateBook } from '@roadworthy/core/rating/book/rate-book-file.ts';
import { writeRateTables } from '@roadworthy/core/rating/book/rate-csv.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadFixtures, loadRates } from './rates-store.ts';

export const exportRaterVersion = computedRead({
  name: 'export_rater_version',
  permission: 'rater:test',
  root: 'rater_version_id',
  example: {},
  async run({ input, tx }) {
    const rates = await loadRates(tx, input.rater_version_id);
    const file = writeRateBook({ ...rates, fixtures: await loadFixtures(tx, input.rater_version_id) });
    return { file, tables: writeRateTables(file.structure, file.rows) };
  },
});
