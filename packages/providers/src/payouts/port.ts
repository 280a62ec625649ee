import type { PayoutMethod } from '@roadworthy/core/claims/vocabulary.ts';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Currency } from '../payments/port.ts';
import type { PostalAddress } from '../post/port.ts';

export type PayoutRequest = {
  /** Names the payout: asked twice under one key it is paid once. */
  readonly key: string;
  readonly amount: Cents;
  readonly currency: Currency;
  /** What the payee reads beside the amount. */
  readonly memo: string;
} & (
  | { readonly method: Extract<PayoutMethod, 'transfer'>; readonly accountToken: string; readonly payee: string }
  /** Made out to all of them together, and mailed to the address of the first. */
  | {
      readonly method: Extract<PayoutMethod, 'cheque'>;
      readonly payees: readonly string[];
      readonly to: PostalAddress;
    }
);

/** How far a payout is: `refused` never left, `returned` left and came back. */
export const payoutStatuses = ['sent', 'paid', 'returned', 'refused'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export type Payout = {
  readonly status: PayoutStatus;
  /** Under which who pays out knows it. */
  readonly reference: string;
  /** The day on which it arrived or came back; null until then. */
  readonly endedOn: Day | null;
  /** Why it was refused or came back. */
  readonly reason: string | null;
};

/** What is told of a bank account that a payee entered; `token` is what it is paid by from then on. */
export type PayeeAccount =
  | { readonly ok: true; readonly token: string; readonly lastFour: string }
  | { readonly ok: false; readonly reason: 'account_unknown' };

export type KnownPayout = { readonly reference: string | null; readonly accountToken: string | null };

/**
 * Pays money out to others than who paid us. A key stands for one payout: whoever got no answer asks again under the same
 * key, or looks it up.
 */
export type Payouts = {
  /** How an account is told: by its numbers, which a form takes, or by the recipient under which who pays out knows it. */
  readonly accountsBy: 'numbers' | 'recipient';
  /** Throws PayoutUnknownError where it may or may not have been paid. */
  payOut(request: PayoutRequest): Promise<Payout>;
  /**
   * What became of the payout of a key; null where none was taken under it. What is known of it, its reference or the account
   * that it went to, finds it sooner. Throws PayoutUnknownError without an answer.
   */
  lookUp(key: string, known: KnownPayout): Promise<Payout | null>;
  /** Whether a token stands for an account that can be paid, and how its number ends. */
  readAccount(token: string): Promise<PayeeAccount>;
};

/** Nobody knows whether it was paid: the answer was lost. */
export class PayoutUnknownError extends Error {
  override readonly name = 'PayoutUnknownError';
  readonly key: string;
  constructor(key: string, options?: ErrorOptions) {
    super(`What became of the payout under ${key} is unknown`, options);
    this.key = key;
  }
}

/** The key was used before for another payout. Nothing was paid now. */
export class PayoutKeyReusedError extends Error {
  override readonly name = 'PayoutKeyReusedError';
  constructor(key: string) {
    super(`The key ${key} was used before for another payout`);
  }
}
