import type { Cents } from '../shared/money.ts';
import type { PolicyActivated } from './activate.ts';
import type { PolicyExpired } from './expire.ts';

/** A quote was paid and is a policy. */
export type PolicyBound = {
  readonly type: 'policy_bound';
  readonly policyId: string;
  readonly quoteId: string;
  readonly policyNumber: string;
  /** Written premium of the term without fees, in cents. */
  readonly premium: Cents;
};

export type PoliciesEvent = PolicyActivated | PolicyBound | PolicyExpired;
