import type { Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { activatePolicy } from './activate-policy.ts';
import { expirePolicy } from './expire-policy.ts';
import { announceNonRenewal, termsToEnd } from './non-renewal/announce-non-renewal.ts';
import { readPolicyAbilities } from './read-policy-abilities.ts';
import { readResetOfPolicy, readResetOfQuote } from './reset-claimed-user.ts';
import { readConsentWithdrawal } from './withdraw-electronic-consent.ts';

// Rows are chosen by the furthest zone's day; each is decided by the day where its own risk is.
const startingPolicies = `
  select organization_id, policy_id from policies
  where policy_status = 'pending' and effective_date <= (app_now() + interval '14 hours')::date
  order by effective_date limit 500`;

const endingPolicies = `
  select organization_id, policy_id from policies
  where policy_status in ('pending', 'active', 'delinquent', 'pending_cancellation')
    and expiration_date <= (app_now() + interval '14 hours')::date
  order by expiration_date limit 500`;

export const policiesSlice = {
  abilities: {
    policies: async (work, policyId) => ({
      ...(await readPolicyAbilities(work, policyId)),
      ...(await readResetOfPolicy(work, policyId)),
      ...(await readConsentWithdrawal(work, policyId)),
    }),
    quotes: readResetOfQuote,
  },
  jobs: (kernel) => ({
    'activate-policies': () => scanRows(kernel, startingPolicies, activatePolicy),
    'announce-non-renewals': () => scanRows(kernel, termsToEnd, announceNonRenewal),
    'expire-policies': () => scanRows(kernel, endingPolicies, expirePolicy),
  }),
} satisfies Slice;
