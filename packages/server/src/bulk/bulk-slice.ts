import type { Slice } from '../kernel/slice.ts';
import { runExport } from './run-export.ts';
import { readExportAbilities } from './start-export-run.ts';
import { purgeExports } from './purge-exports.ts';
import { runBulk } from './run-bulk.ts';
import { readBulkRunAbilities } from './stop-bulk-run.ts';

export const bulkSlice = {
  abilities: { bulk_runs: readBulkRunAbilities, export_runs: readExportAbilities },
  jobs: (kernel) => ({
    'run-bulk': (data) => runBulk(kernel, data),
    'run-export': (data) => runExport(kernel, data),
    'purge-exports': () => purgeExports(kernel),
  }),
} satisfies Slice;
