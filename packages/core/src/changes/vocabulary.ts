/** Where a change of a policy stands. */
export const proposalStatuses = ['pending', 'scheduled', 'applied', 'invalidated'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Why a change that was proposed will not be applied as it is. */
export const invalidations = [
  'withdrawn',
  'declined',
  'unanswered',
  'policy_ended',
  'policy_moved',
  'base_moved',
  'does_not_fit',
  'refused_on_its_day',
  'undone_before',
] as const;
export type Invalidation = (typeof invalidations)[number];
