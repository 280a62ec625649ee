/** Where a change of a policy stands. */
export const proposalStatuses = ['pending', 'scheduled', 'applied', 'invalidated'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
