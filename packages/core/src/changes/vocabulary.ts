/** Where a change of a policy stands (rules 2.3). */
export const proposalStatuses = ['pending', 'scheduled', 'applied', 'invalidated'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];
