import type { PolicyActivated } from './activate.ts';

/** A quote was paid and is a policy. */
export type PolicyBound = { readonly type: 'policy_bound'; readonly policyId: string; readonly quoteId: string };

export type PoliciesEvent = PolicyActivated | PolicyBound;
