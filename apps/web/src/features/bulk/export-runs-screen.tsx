'use client';
import { ExportRunView } from '../shared/queue/export-run/export-run-view.tsx';
import { ListScreen } from '../shared/queue/list-screen.tsx';
import { exportRunsList } from './export-runs-list.ts';

/** The lists that the person had written as files, and the way to each until it ends. */
export function ExportRunsScreen() {
  return (
    <ListScreen
      list={exportRunsList}
      hrefOf="preview"
      renderPreview={(id) => <ExportRunView key={id} id={id} kind="agent" />}
    />
  );
}
