import { type ProposalStatus, proposalStatuses } from '@roadworthy/core/changes/vocabulary.ts';
import { declareStatuses } from './statuses.ts';

/** Where a proposed change may stand. */
export const statusesOfProposals = proposalStatuses;

/** The status of a proposed change, in colour and word. */
export const proposalLooks = declareStatuses<ProposalStatus>({
  tones: { pending: 'warning', scheduled: 'info', applied: 'success', invalidated: 'neutral' },
  words: ({ policyParts }) => policyParts.proposed.status,
});
