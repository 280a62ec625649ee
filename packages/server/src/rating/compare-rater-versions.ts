import { rateDifferences } from '@roadworthy/core/rating/book/rate-differences.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadRates } from './rates-store.ts';

export const compareRaterVersions = computedRead({
  name: 'compare_rater_versions',
  permission: 'rater:test',
  root: 'rater_version_id',
  example: { other_version_id: '018f0000-0000-7000-8000-000000000000' },
  async run({ input, tx }) {
    const after = await loadRates(tx, input.rater_version_id);
    const before = await loadRates(tx, input.other_version_id);
    return { before: before.version, after: after.version, ...rateDifferences(before, after) };
  },
});
