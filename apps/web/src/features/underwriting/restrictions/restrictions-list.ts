import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import {
  type Explicit_Rejections_Bool_Exp,
  type RestrictionRowFragment,
  RestrictionsDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** Whom and what an organization refuses by name; those that were taken back keep their reason. */
export const restrictionsList = defineList<RestrictionRowFragment, Explicit_Rejections_Bool_Exp, 'explicit_rejections'>(
  {
    table: 'explicit_rejections',
    key: 'explicit_rejection_id',
    kind: 'underwriting',
    path: '/underwriting/restrictions',
    document: RestrictionsDocument,
    views: {
      standing: () => ({ deleted: { _is_null: true } }),
      removed: () => ({ deleted: { _is_null: false } }),
    },
    fields: [
      {
        key: 'key',
        kind: 'choice',
        values: restrictionKeys,
      },
      {
        key: 'provider',
        kind: 'choice',
        values: providers,
      },
    ],
    search: (text) => [{ reason: beginsLike(text) }],
    columns: ['key', 'reason', 'provider', 'organization', 'created'],
    sorts: ['key', 'created'],
    sort: {
      key: 'created',
      direction: 'descending',
    },
  },
);
