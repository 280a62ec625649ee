import { postServices } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { letterStatuses } from '@roadworthy/core/policies/notices/vocabulary.ts';
import {
  LoadPostedLettersDocument,
  type PostedLetterInQueueFragment,
  type Posted_Letters_Bool_Exp,
} from '../../../generated/documents.ts';
import { choice, civilDay, code, since, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

const views = {
  // Without somebody's help these prove nothing, and cover goes on.
  troubled: () => ({ status: { _in: ['returned', 'refused'] } }),
  waiting: () => ({ status: { _in: ['queued', 'accepted'] } }),
  all: () => ({}),
} as const satisfies Readonly<Record<string, () => Posted_Letters_Bool_Exp>>;

/** The notices that go by post, the newest first. */
export const postedLettersList = declareList<PostedLetterInQueueFragment, Posted_Letters_Bool_Exp>()({
  table: 'posted_letters',
  key: 'posted_letter_id',
  kind: 'agent',
  path: '/agents/letters',
  document: LoadPostedLettersDocument,
  views,
  search: (begin) => [
    { recipient: beginsWith(begin) },
    { tracking_number: beginsWith(begin) },
    { policy: { policy_number: beginsWith(begin.toUpperCase()) } },
  ],
  sort: { key: 'created', direction: 'descending' },
  columns: {
    recipient: text(({ recipient }) => recipient, { wide: true, sort: true }),
    status: choice(
      ({ status }) => status,
      letterStatuses,
      ({ messages }) => messages.insurance.postedLetterStatus,
    ),
    policy_number: code(({ policy }) => policy?.policy_number ?? null, { from: 'tablet' }),
    mailed_on: civilDay(({ mailed_on }) => mailed_on, { from: 'tablet', sort: true }),
    returned_on: civilDay(({ returned_on }) => returned_on, { from: 'desktop' }),
    ends: civilDay(({ policy }) => policy?.cancelled_as_of, { from: 'desktop', filter: null }),
    service: choice(
      ({ service }) => service,
      postServices,
      ({ messages }) => messages.insurance.postService,
      { from: 'desktop' },
    ),
    tracking_number: code(({ tracking_number }) => tracking_number, { from: 'wide' }),
    created: since(({ created }) => created),
  },
  words: ({ queue: { postedLetters } }) => postedLetters,
});
