import { rateDifferences } from '@roadworthy/core/rating/rate-differences.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadRates } from './rates-store.ts';
import { versionRoot } from './version-root.ts';

export const compareRaterVersions = computedRead({
  name: 'compare_rater_versions',
  permission: 'rater:test',
  root: versionRoot,
  async run({ input, tx }) {
    const after = await loadRates(tx, input.rater_version_id);
    const before = await loadRates(tx, input.other_version_id);
    return { before: before.version, after: after.version, ...rateDifferences(before, after) };
  },
});
