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
  /** Whether cover begins with the purchase, or in the morning of a day to come. */
  readonly begins: 'at_once' | 'later';
};

export type PoliciesEvent = PolicyActivated | PolicyBound | PolicyExpired;
