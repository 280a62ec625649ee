import type { BulkRunRowFragment } from '../../../generated/documents.ts';
import type { Reader } from '../queue/columns/column.ts';

type Run = Pick<BulkRunRowFragment, 'action' | 'table_name' | 'total'>;

/** What a run does. */
export function titleOfRun({ action, table_name: record, total: count }: Run, t: Reader['t']): string {
  // Every action that is done to many has these words.
  return t(`actions.${action}.bulk.title` as 'actions.update_assigned_agent.bulk.title', { count, record });
}
