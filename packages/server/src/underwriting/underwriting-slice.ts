import type { Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { firstZone } from '../products/first-day.ts';
import { applyRules } from './apply-rules.ts';
import { expireReferral } from './end-referral.ts';
import {
  onCancellationAnnounced,
  onCancellationReversed,
  onPolicyCancelled,
  onCopyStarted,
  onPolicyBound,
  onProviderChanged,
  onQuoteDeclined,
  onQuoteEdited,
  onQuoteExpired,
  onQuoteForced,
  onQuoteReadmitted,
  onQuoteRefused,
  onQuoteReplaced,
} from './follow-quote.ts';
import {
  checkOnCopy,
  checkOnEdit,
  checkOnOtherProduct,
  checkOnReopening,
  checkPeople,
  notifyCopies,
} from './check-people.ts';
import { freeReferralsOnMemberLeft } from './on-member-left.ts';
import { readQuoteAbilities, readReferralAbilities } from './read-referral-abilities.ts';
import { readPolicyReferralAbilities } from './refer-policy.ts';

// Rows are chosen by the furthest zone's day; each is decided by the day where its own risk is.
const overdueReferrals = `
  select organization_id, quote_referral_id from quote_referrals
  where status = 'pending' and last_day < (app_now() at time zone '${firstZone}')::date
  order by last_day limit 500`;

export const underwritingSlice = {
  handlers: [
    freeReferralsOnMemberLeft,
    onQuoteEdited,
    onProviderChanged,
    onCopyStarted,
    onQuoteExpired,
    onQuoteDeclined,
    onQuoteReplaced,
    onQuoteForced,
    onQuoteRefused,
    onQuoteReadmitted,
    onPolicyBound,
    onCancellationAnnounced,
    onCancellationReversed,
    onPolicyCancelled,
    checkOnEdit,
    checkOnCopy,
    checkOnOtherProduct,
    checkOnReopening,
    notifyCopies,
  ],
  abilities: {
    quotes: readQuoteAbilities,
    quote_referrals: readReferralAbilities,
    policies: readPolicyReferralAbilities,
  },
  jobs: (kernel) => ({
    'check-people': (data) => checkPeople(kernel, data),
    'apply-rules': (data) => applyRules(kernel, data),
    'expire-referrals': () => scanRows(kernel, overdueReferrals, expireReferral),
  }),
} satisfies Slice;
