import { referralStatuses, reviewTypes } from '@roadworthy/core/underwriting/vocabulary.ts';
import {
  type Quote_Referrals_Bool_Exp,
  type ReferralRowFragment,
  ReferralsDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import { findingCodes } from './found-value.ts';

/** What is asked of underwriters, wherever it is listed. */
const referrals = {
  table: 'quote_referrals',
  key: 'quote_referral_id',
  document: ReferralsDocument,
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: referralStatuses,
    },
    {
      key: 'finding_codes',
      kind: 'choice',
      values: findingCodes,
      where: (code) => ({ finding_codes: { _contains: [code] } }),
    },
    {
      key: 'review_type',
      kind: 'choice',
      values: reviewTypes,
    },
    {
      key: 'created',
      kind: 'days',
      isInstant: true,
    },
  ],
  search: (text) => insuredSearch(text).map((quote) => ({ quote })),
  columns: [
    'status',
    'finding_codes',
    'vehicle',
    'value',
    'total',
    'review_type',
    'organization',
    'agent',
    'assignee',
    'created',
  ],
  usual: ['status', 'finding_codes', 'vehicle', 'value', 'total', 'assignee', 'created'],
  sorts: ['status', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
} as const satisfies Partial<
  Parameters<typeof defineList<ReferralRowFragment, Quote_Referrals_Bool_Exp, 'quote_referrals'>>[0]
>;

/** What waits for an underwriter, and what did. */
export const referralsList = defineList<ReferralRowFragment, Quote_Referrals_Bool_Exp, 'quote_referrals'>({
  ...referrals,
  kind: 'underwriting',
  path: '/underwriting',
  views: {
    waiting: () => ({ status: { _eq: 'pending' } }),
    mine: ({ userId }) => ({
      status: { _eq: 'pending' },
      assignee_user_id: { _eq: userId },
    }),
    nobodys: () => ({
      status: { _eq: 'pending' },
      assignee_user_id: { _is_null: true },
    }),
    all: () => ({}),
  },
});

/** What agents asked, and the platform about their quotes. */
export const agentReferralsList = defineList<ReferralRowFragment, Quote_Referrals_Bool_Exp, 'quote_referrals'>({
  ...referrals,
  name: 'agent_referrals',
  kind: 'agent',
  path: '/agents/referrals',
  views: {
    waiting: () => ({ status: { _eq: 'pending' } }),
    mine: ({ userId }) => ({ requested_by_user_id: { _eq: userId } }),
    decided: () => ({ decision: { _is_null: false } }),
    ended: () => ({
      status: { _eq: 'expired' },
      decision: { _is_null: true },
    }),
    all: () => ({}),
  },
});
