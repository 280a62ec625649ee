import { otherKinds, vehicleClasses, waitlistReasons } from '@roadworthy/core/products/vocabulary.ts';
import {
  LoadWaitlistDocument,
  type Waitlist_Bool_Exp,
  type WaitlistRowFragment,
} from '../../../generated/documents.ts';
import { choice, provider, since, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';

const kinds = [...vehicleClasses, ...otherKinds];

/** Who would buy where nothing is sold yet, the newest first. */
export const waitlistList = declareList<WaitlistRowFragment, Waitlist_Bool_Exp>()({
  table: 'waitlist',
  key: 'waitlist_id',
  kind: 'product',
  path: '/products/waiting',
  document: LoadWaitlistDocument,
  views: { all: () => ({}) },
  search: (begin) => [{ email: beginsLike(begin) }, { administrative_area: beginsWith(begin.toUpperCase()) }],
  sort: { key: 'created', direction: 'descending' },
  exports: 'waitlist',
  columns: {
    email: text(({ email }) => email, { wide: true }),
    administrative_area: text(({ administrative_area }) => administrative_area, {
      sort: true,
      filter: { kind: 'text' },
    }),
    provider: provider((row) => row.provider, { from: 'tablet' }),
    vehicle_class: {
      filter: { kind: 'choice', values: kinds },
      from: 'tablet',
      shown: (row, { kindLabel }) => kindLabel(row.provider, row.vehicle_class),
      words: ({ kindLabel }) => wordsOf(kinds, (kind) => kindLabel(null, kind) ?? kind),
    },
    reason: choice(
      ({ reason }) => reason,
      waitlistReasons,
      ({ messages }) => messages.workbench.waitlist.reasons,
      { from: 'tablet' },
    ),
    source: choice(
      ({ source }) => source,
      [],
      ({ messages: { workbench } }) => workbench.waitlist.sources,
      { from: 'desktop', filter: null },
    ),
    created: since(({ created }) => created),
  },
  words: ({ workbench: { waitlist } }) => ({
    ...waitlist,
    views: { all: waitlist.all },
    columns: {
      email: waitlist.email,
      administrative_area: waitlist.area,
      provider: waitlist.line,
      vehicle_class: waitlist.vehicle,
      reason: waitlist.reason,
      source: waitlist.source,
      created: waitlist.created,
    },
  }),
});
