import { runStatuses } from '@roadworthy/core/shared/lists/stop-run.ts';
import { type BulkRunRowFragment, type Bulk_Runs_Bool_Exp, LoadBulkRunsDocument } from '../../generated/documents.ts';
import { runLooks } from '../shared/bulk-run/run-statuses.ts';
import { titleOfRun } from '../shared/bulk-run/title-of-run.ts';
import { count, since, status } from '../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../shared/queue/declare-list.ts';

/** What the person had done to all rows of lists. */
export const bulkRunsList = declareList<BulkRunRowFragment, Bulk_Runs_Bool_Exp>()({
  table: 'bulk_runs',
  key: 'bulk_run_id',
  kind: 'agent',
  path: '/agents/bulk',
  document: LoadBulkRunsDocument,
  views: { all: () => ({}) },
  sort: { key: 'created', direction: 'descending' },
  tone: 'status',
  columns: {
    action: { wide: true, shown: (run, { t }) => titleOfRun(run, t) },
    status: status(runLooks, (run) => run.status, { values: runStatuses, sort: true }),
    done: count(({ done }) => done, { from: 'tablet' }),
    refused: count(({ refused }) => refused, { from: 'tablet', sort: true }),
    total: count(({ total }) => total, { from: 'tablet', sort: true }),
    created: since(({ created }) => created),
  },
  words: ({ queue: { runs } }) => ({
    ...runs,
    views: { all: runs.view },
    columns: {
      action: runs.what,
      status: runs.state,
      ...runs.count,
      created: runs.created,
    },
  }),
});
