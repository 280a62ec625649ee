import { type DeletionStatus, deletionStatuses } from '@roadworthy/core/shared/deletion-kinds.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import {
  type Deletion_Requests_Bool_Exp,
  type DeletionRowFragment,
  LoadDeletionsDocument,
} from '../../../generated/documents.ts';
import { civilDay, dayOfInstant, since, status } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { declareStatuses } from '../../shared/statuses.ts';

const statuses = declareStatuses<DeletionStatus>({
  tones: {
    waiting: 'warning',
    erasing: 'warning',
    done: 'success',
    taken_back: 'neutral',
    refused: 'danger',
  },
  words: ({ workbench }) => workbench.deletions.statuses,
});

const statusColumn = status<DeletionRowFragment>(statuses, (row) => row.status, { values: deletionStatuses });

/** Who asked that their data be deleted: what is under way first, all of it on request. */
export const deletionsList = declareList<DeletionRowFragment, Deletion_Requests_Bool_Exp>()({
  table: 'deletion_requests',
  key: 'deletion_request_id',
  kind: 'org_admin',
  path: '/organizations/deletions',
  document: LoadDeletionsDocument,
  views: {
    open: () => ({ status: { _in: ['waiting', 'erasing'] } }),
    all: () => ({}),
  },
  search: (begin) => [{ person: { email: beginsLike(begin) } }],
  sort: { key: 'due', direction: 'ascending' },
  columns: {
    email: {
      wide: true,
      // Once it is done there is nobody left to name.
      shown: (row, { messages }) =>
        row.status === 'done' ? messages.workbench.deletions.erased : (row.person?.email ?? null),
    },
    status: {
      ...statusColumn,
      draw(row, reader) {
        const why = ownValue(reader.messages.workbench.deletions.obstacles, row.refusal_code ?? '');
        return (
          <span className="flex flex-wrap items-center gap-2">
            {statusColumn.draw?.(row, reader)}
            {why && <span className="text-small text-ink-2">{why}</span>}
          </span>
        );
      },
    },
    due: dayOfInstant(({ due }) => due, { from: 'tablet', sort: true }),
    kept_until: civilDay(({ kept_until }) => kept_until, { from: 'desktop', sort: true, filter: null }),
    created: since(({ created }) => created),
  },
  words: ({ workbench: { deletions } }) => ({
    ...deletions,
    views: { open: deletions.open, all: deletions.all },
    columns: {
      email: deletions.email,
      status: deletions.status,
      due: deletions.due,
      kept_until: deletions.keptUntil,
      created: deletions.created,
    },
  }),
});
