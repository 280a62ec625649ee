import type { Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { readProposalAbilities } from './accept-policy-proposal.ts';
import { readEndorsementAbilities } from './apply-affinity-discount.ts';
import { applyScheduled, proposalsDue } from './apply-scheduled.ts';
import { readProposeAbilities } from './create-policy-proposal.ts';
import {
  endOnCancellationAnnounced,
  endOnPolicyCancelled,
  endOnPolicyExpired,
  endOnPolicyOrganizationChanged,
  endOnPolicyRewritten,
  followOnEffectiveDateChanged,
  followOnPolicyEndorsed,
} from './follow-policy.ts';

import { readCorrections } from './update-policy-named-insured-fni.ts';
import { endOnReferralExpired, endOnReferralRejected, releaseOnReferralAccepted } from './referred-change.ts';

export const changesSlice = {
  abilities: {
    policies: async (work, policyId) => ({
      ...(await readProposeAbilities(work, policyId)),
      ...(await readEndorsementAbilities(work, policyId)),
      ...(await readCorrections(work, policyId)),
    }),
    policy_proposals: readProposalAbilities,
  },
  handlers: [
    followOnPolicyEndorsed,
    followOnEffectiveDateChanged,
    endOnPolicyCancelled,
    endOnPolicyExpired,
    endOnPolicyRewritten,
    endOnCancellationAnnounced,
    endOnPolicyOrganizationChanged,
    releaseOnReferralAccepted,
    endOnReferralRejected,
    endOnReferralExpired,
  ],
  jobs: (kernel) => ({ 'apply-proposals': () => scanRows(kernel, proposalsDue, applyScheduled) }),
} satisfies Slice;
