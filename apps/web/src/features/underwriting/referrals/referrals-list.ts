import { referralStatuses } from '@roadworthy/core/underwriting/vocabulary.ts';
import {
  type Quote_Referrals_Bool_Exp,
  type ReferralRowFragment,
  ReferralsDocument,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';

/** What waits for an underwriter, and what did. */
export const referralsList = defineList<ReferralRowFragment, Quote_Referrals_Bool_Exp, 'quote_referrals'>({
  ...{ table: 'quote_referrals', key: 'quote_referral_id', kind: 'underwriter', path: '/underwriting' },
  document: ReferralsDocument,
  views: { waiting: () => ({ status: { _eq: 'pending' } }), all: () => ({}) },
  fields: [{ key: 'status', kind: 'choice', values: referralStatuses }],
  search: (text) => insuredSearch(text).map((quote) => ({ quote })),
  columns: ['status', 'reason', 'organization', 'created'],
  sorts: ['status', 'created'],
  sort: { key: 'created', direction: 'descending' },
});
