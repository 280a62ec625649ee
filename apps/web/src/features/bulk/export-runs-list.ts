import { runStatuses } from '@roadworthy/core/shared/lists/stop-run.ts';
import {
  type ExportRunRowFragment,
  type Export_Runs_Bool_Exp,
  LoadExportRunsDocument,
} from '../../generated/documents.ts';
import { runLooks } from '../shared/bulk-run/run-statuses.ts';
import { count, since, status, text } from '../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../shared/queue/declare-list.ts';

/** The lists that the person had written as files. */
export const exportRunsList = declareList<ExportRunRowFragment, Export_Runs_Bool_Exp>()({
  table: 'export_runs',
  key: 'export_run_id',
  kind: 'agent',
  path: '/agents/exports',
  document: LoadExportRunsDocument,
  views: { all: () => ({}) },
  sort: { key: 'created', direction: 'descending' },
  tone: 'status',
  columns: {
    file_name: text(({ file_name }) => file_name, { wide: true }),
    status: status(runLooks, (run) => run.status, { values: runStatuses, sort: true }),
    done: count(({ done }) => done, { from: 'tablet', sort: true }),
    expires: {
      from: 'desktop',
      sort: true,
      shown: ({ expires, removed }, { instant, messages }) =>
        removed === null ? instant(expires).absolute : messages.queue.files.gone,
      file: ({ expires }) => expires,
    },
    created: since(({ created }) => created),
  },
  words: ({ queue: { files } }) => ({
    title: files.title,
    none: files.none,
    noneBody: files.noneBody,
    views: { all: files.view },
    columns: {
      file_name: files.name,
      status: files.state,
      done: files.rows,
      expires: files.until,
      created: files.created,
    },
  }),
});
