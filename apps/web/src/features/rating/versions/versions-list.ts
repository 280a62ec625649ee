import { providers } from '@roadworthy/core/products/vocabulary.ts';
import {
  LoadRaterVersionsDocument,
  type Rater_Versions_Bool_Exp,
  type RaterVersionRowFragment,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** The versions of all rates, by line. */
export const versionsList = defineList<RaterVersionRowFragment, Rater_Versions_Bool_Exp, 'rater_versions'>({
  table: 'rater_versions',
  key: 'rater_version_id',
  kind: 'rater',
  path: '/underwriting/raters',
  document: LoadRaterVersionsDocument,
  views: {
    all: () => ({}),
    promoted: () => ({ status: { _eq: 'promoted' } }),
    drafts: () => ({ status: { _eq: 'draft' } }),
  },
  fields: [
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
  ],
  search: (text) => [{ provider_version: beginsLike(text) }, { label: beginsLike(text) }],
  columns: ['organization', 'label', 'status', 'releases', 'promoted', 'promoted_by_name'],
  sorts: ['provider', 'status', 'promoted'],
  sort: {
    key: 'provider',
    direction: 'ascending',
  },
});
