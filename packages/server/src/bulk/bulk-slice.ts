import type { Slice } from '../kernel/slice.ts';
import { runBulk } from './run-bulk.ts';
import { startBulkRun } from './start-bulk-run.ts';
import { cancelBulkRun, readBulkRunAbilities, resumeBulkRun } from './stop-bulk-run.ts';

export const bulkSlice = {
  operations: [startBulkRun, cancelBulkRun, resumeBulkRun],
  abilities: { bulk_runs: readBulkRunAbilities },
  jobs: (kernel) => ({ 'run-bulk': (data) => runBulk(kernel, data) }),
} satisfies Slice;
