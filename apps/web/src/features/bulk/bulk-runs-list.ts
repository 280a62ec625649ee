import { runStatuses } from '@roadworthy/core/shared/stop-run.ts';
import { type BulkRunRowFragment, type Bulk_Runs_Bool_Exp, LoadBulkRunsDocument } from '../../generated/documents.ts';
import { defineList } from '../shared/queue/define-list.ts';

/** What the person had done to all rows of lists. */
export const bulkRunsList = defineList<BulkRunRowFragment, Bulk_Runs_Bool_Exp, 'bulk_runs'>({
  table: 'bulk_runs',
  key: 'bulk_run_id',
  kind: 'agent',
  path: '/agents/bulk',
  document: LoadBulkRunsDocument,
  views: { all: () => ({}) },
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: runStatuses,
    },
  ],
  columns: ['status', 'done', 'refused', 'total', 'created'],
  sorts: ['status', 'total', 'refused', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});
