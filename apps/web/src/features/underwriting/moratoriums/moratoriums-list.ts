import { providers } from '@roadworthy/core/products/vocabulary.ts';
import {
  type MoratoriumRowFragment,
  type Moratoriums_Bool_Exp,
  MoratoriumsDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

const minute = 60_000;

/** The minute that begins next: what is asked stays the same for a while, and what was ended just now is over. */
const soon = (): string => new Date(Math.ceil(Date.now() / minute) * minute).toISOString();

/** What an organization has stopped somewhere; those that are over keep their reason. */
export const moratoriumsList = defineList<MoratoriumRowFragment, Moratoriums_Bool_Exp, 'moratoriums'>({
  table: 'moratoriums',
  key: 'moratorium_id',
  kind: 'underwriting',
  path: '/underwriting/moratoriums',
  document: MoratoriumsDocument,
  views: {
    standing: () => ({ _or: [{ ends: { _is_null: true } }, { ends: { _gt: soon() } }] }),
    over: () => ({ ends: { _lte: soon() } }),
  },
  fields: [
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
  ],
  search: (text) => [{ name: beginsLike(text) }, { reason: beginsLike(text) }],
  columns: ['area', 'starts', 'ends', 'provider', 'organization'],
  sorts: ['name', 'starts', 'ends'],
  sort: {
    key: 'starts',
    direction: 'descending',
  },
});
