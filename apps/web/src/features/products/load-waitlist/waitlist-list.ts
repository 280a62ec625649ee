import { otherKinds, providers, vehicleClasses, waitlistReasons } from '@roadworthy/core/products/vocabulary.ts';
import {
  LoadWaitlistDocument,
  type Waitlist_Bool_Exp,
  type WaitlistRowFragment,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

/** Who would buy where nothing is sold yet. */
export const waitlistList = defineList<WaitlistRowFragment, Waitlist_Bool_Exp, 'waitlist'>({
  table: 'waitlist',
  key: 'waitlist_id',
  kind: 'product',
  path: '/products/waiting',
  document: LoadWaitlistDocument,
  views: { all: () => ({}) },
  fields: [
    {
      key: 'administrative_area',
      kind: 'text',
    },
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
    {
      key: 'reason',
      kind: 'choice',
      values: waitlistReasons,
    },
    {
      key: 'vehicle_class',
      kind: 'choice',
      values: [...vehicleClasses, ...otherKinds],
    },
  ],
  search: (text) => [{ email: beginsLike(text) }, { administrative_area: beginsWith(text.toUpperCase()) }],
  columns: ['administrative_area', 'provider', 'vehicle_class', 'reason', 'source', 'created'],
  sorts: ['administrative_area', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});
