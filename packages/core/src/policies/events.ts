import type { Currency } from '../shared/currency.ts';
import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import type { CancellationReason, PolicyChange } from './vocabulary.ts';
import type { NamedInsuredCorrected } from './correct-named-insured.ts';
import type { PolicyActivated } from './activate.ts';
import type { PolicyOrganizationChanged } from './change-organization.ts';
import type { ClaimedUserReset } from './reset-claimed-user.ts';
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

type CancellationSaid = {
  readonly policyId: string;
  readonly quoteId: string;
  readonly cancellationId: string;
  readonly reason: CancellationReason;
  /** Cover ends at 12:01 a.m. of it. */
  readonly asOf: Day;
};

/** The end of a policy was announced for a day to come. */
export type CancellationAnnounced = CancellationSaid & { readonly type: 'cancellation_announced' };

/** What was announced was taken back. */
export type CancellationReversed = CancellationSaid & { readonly type: 'cancellation_reversed' };

/** Cover ended before the term did. Money in cents; one of refund and balance is 0. */
export type PolicyCancelled = CancellationSaid & {
  readonly type: 'policy_cancelled';
  readonly premiumBefore: Cents;
  readonly premiumAfter: Cents;
  readonly refund: Cents;
  readonly balance: Cents;
  readonly currency: Currency;
};

/** Cover that had ended goes on: from the day on which it ended, or after a gap. Money in cents. */
export type PolicyReinstated = {
  readonly type: 'policy_reinstated';
  readonly policyId: string;
  readonly quoteId: string;
  readonly ended: Day;
  readonly resumes: Day;
  readonly premiumBefore: Cents;
  readonly premiumAfter: Cents;
  readonly charged: Cents;
  readonly currency: Currency;
};

/** A policy that nobody paid was written anew: it ends, and another goes on under its contract. Money in cents. */
export type PolicyRewritten = {
  readonly type: 'policy_rewritten';
  readonly policyId: string;
  readonly quoteId: string;
  readonly newPolicyId: string;
  /** What of its stack ended it. */
  readonly transactionId: string;
  readonly policyNumber: string;
  /** The first day of the new term. */
  readonly asOf: Day;
  /** What it left unpaid, and the new one takes over. */
  readonly balance: Cents;
  readonly currency: Currency;
};

/** What a policy covers, or costs, is another from a day on. Money in cents. */
export type PolicyEndorsed = {
  readonly type: 'policy_endorsed';
  readonly policyId: string;
  readonly transactionId: string;
  /** What describes it from now on. */
  readonly quoteId: string;
  readonly change: PolicyChange;
  readonly effective: Day;
  readonly premiumBefore: Cents;
  readonly premiumAfter: Cents;
  /** What goes back, where no invoice is left that would take it. */
  readonly refund: Cents;
  readonly currency: Currency;
};

/** A policy begins on another day than it was sold for. Money in cents. */
export type EffectiveDateChanged = {
  readonly type: 'effective_date_changed';
  readonly policyId: string;
  readonly transactionId: string;
  /** What describes it from now on. */
  readonly quoteId: string;
  readonly before: Day;
  readonly after: Day;
  readonly premiumBefore: Cents;
  readonly premiumAfter: Cents;
  readonly refund: Cents;
  readonly currency: Currency;
};

export type PoliciesEvent =
  | PolicyActivated
  | PolicyBound
  | PolicyExpired
  | CancellationAnnounced
  | CancellationReversed
  | PolicyCancelled
  | PolicyReinstated
  | PolicyRewritten
  | PolicyEndorsed
  | EffectiveDateChanged
  | ClaimedUserReset
  | PolicyOrganizationChanged
  | NamedInsuredCorrected;
