import { deletionStatuses } from '@roadworthy/core/shared/deletion-kinds.ts';
import {
  type Deletion_Requests_Bool_Exp,
  type DeletionRowFragment,
  LoadDeletionsDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** Who asked that their data be deleted: what is under way first, all of it on request. */
export const deletionsList = defineList<DeletionRowFragment, Deletion_Requests_Bool_Exp, 'deletion_requests'>({
  table: 'deletion_requests',
  key: 'deletion_request_id',
  kind: 'org_admin',
  path: '/organizations/deletions',
  document: LoadDeletionsDocument,
  views: {
    open: () => ({ status: { _in: ['waiting', 'erasing'] } }),
    all: () => ({}),
  },
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: deletionStatuses,
    },
  ],
  search: (text) => [{ person: { email: beginsLike(text) } }],
  columns: ['status', 'created', 'due', 'kept_until'],
  sorts: ['created', 'due', 'kept_until'],
  sort: {
    key: 'due',
    direction: 'ascending',
  },
});
