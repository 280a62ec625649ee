import type { PayoutKind } from '../billing/vocabulary.ts';
import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';

/** What letters say of a policy's money, as it stands. Amounts in cents. */
export type BillingFacts = {
  readonly policyNumber: string;
  readonly currency: Currency;
  /** What is asked for next and has been announced or lies ahead; null when nothing does. */
  readonly upcoming: { readonly amount: Cents; readonly day: Day } | null;
  /** What is due and unpaid. */
  readonly due: Cents;
  /** Whether what falls due is charged by itself, as things stand. */
  readonly autopay: boolean;
  /** Whether what was to be charged by itself was refused for good. */
  readonly isRefused: boolean;
  /** What is charged by itself, as far as anything is; `expiry` is month and year of a card. */
  readonly method: { readonly kind: 'card' | 'bank'; readonly ends: string; readonly expiry: string | null } | null;
  /** What the owner of a bank account that is debited by itself agreed to, as they read it; null where none is. */
  readonly agreed: {
    readonly day: Day;
    readonly ends: string | null;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  } | null;
  /** The newest debit that a bank sent back, the end of its account's number, and why. */
  readonly returned: { readonly amount: Cents; readonly account: string | null; readonly code: string | null } | null;
  /** Whether the policy is over. */
  readonly isEnded: boolean;
  /** The day on which what it left unpaid goes to a collection agency; null where it does not. */
  readonly collectionsOn: Day | null;
  /** The newest charge, and why it was declined. */
  readonly last: {
    readonly amount: Cents;
    readonly day: Day;
    readonly status: 'received' | 'failed' | 'on_its_way';
    readonly code: string | null;
    readonly nextAttempt: Day | null;
    readonly ends: string | null;
  } | null;
  /** What went back last: to which cards and accounts, and what it was. Null where nothing has. */
  readonly refund: {
    readonly amount: Cents;
    readonly parts: readonly {
      readonly kind: 'card' | 'bank' | PayoutKind;
      readonly ends: string | null;
      readonly amount: Cents;
    }[];
    readonly returns: 'premium' | 'paid_ahead' | 'fees' | 'interest';
  } | null;
  readonly isDelinquent: boolean;
  /** The billing page in the account, and where what is due is paid: by a link of the letter's own while one is good. */
  readonly url: string;
  readonly payUrl: string;
};
