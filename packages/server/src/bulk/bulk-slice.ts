import type { Slice } from '../kernel/slice.ts';
import { runExport } from './run-export.ts';
import { cancelExportRun, readExportAbilities, resumeExportRun, startExportRun } from './start-export-run.ts';
import { sweepExports } from './sweep-exports.ts';
import { runBulk } from './run-bulk.ts';
import { startBulkRun } from './start-bulk-run.ts';
import { cancelBulkRun, readBulkRunAbilities, resumeBulkRun } from './stop-bulk-run.ts';

export const bulkSlice = {
  operations: [startBulkRun, cancelBulkRun, resumeBulkRun, startExportRun, cancelExportRun, resumeExportRun],
  abilities: { bulk_runs: readBulkRunAbilities, export_runs: readExportAbilities },
  jobs: (kernel) => ({
    'run-bulk': (data) => runBulk(kernel, data),
    'run-export': (data) => runExport(kernel, data),
    'sweep-exports': () => sweepExports(kernel),
  }),
} satisfies Slice;
