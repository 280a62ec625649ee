import { runStatuses } from '@roadworthy/core/shared/stop-run.ts';
import {
  type ExportRunRowFragment,
  type Export_Runs_Bool_Exp,
  LoadExportRunsDocument,
} from '../../generated/documents.ts';
import { defineList } from '../shared/queue/define-list.ts';

/** The lists that the person had written as files. */
export const exportRunsList = defineList<ExportRunRowFragment, Export_Runs_Bool_Exp, 'export_runs'>({
  table: 'export_runs',
  key: 'export_run_id',
  kind: 'agent',
  path: '/agents/exports',
  document: LoadExportRunsDocument,
  views: { all: () => ({}) },
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: runStatuses,
    },
  ],
  columns: ['status', 'done', 'expires', 'created'],
  sorts: ['status', 'done', 'expires', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});
