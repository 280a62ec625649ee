import type { BankCountry } from '@roadworthy/core/shared/text/bank-numbers.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';

/** A part of a claim that something is done to: a payment, a letter, what was asked for, what is to come back, a payee. */
export type ClaimPart = {
  readonly id: string;
  readonly name: string;
  /** The whole of it, where somebody has to read it first. */
  readonly text?: string;
  /** Its first day. */
  readonly from?: string;
  /** Cents. */
  readonly amount?: number;
};

/** Parts of a claim of which one is chosen, or the one beside which a button stands. */
export type PartsOfClaim = {
  readonly claimId: string;
  /** The day where the loss happened. */
  readonly today: string;
  readonly country: BankCountry;
  readonly parts: readonly ClaimPart[];
};

/** What may be done to which parts of a claim now. */
export type OpenParts = Omit<PartsOfClaim, 'parts'> & {
  readonly parts: Readonly<Record<PartOperation, readonly ClaimPart[]>>;
};

export type PartOperation =
  | 'approve_claim_payment'
  | 'reject_claim_payment'
  | 'set_claim_payee_account'
  | 'verify_claim_payee'
  | 'review_claim_letter'
  | 'send_claim_letter'
  | 'note_claim_arrival'
  | 'receive_claim_recovery'
  | 'give_up_claim_recovery';

type Claim = Pick<ClaimRecordFragment, 'payments' | 'payees' | 'letters' | 'waits' | 'recoveries' | 'policy'>;

/**
 * The parts to which each operation may be done as they stand, by somebody: nobody approves the payment that they asked
 * for, or reviews the letter that they wrote.
 */
export function partsOfClaim(
  { payments, payees, letters, waits, recoveries, policy }: Claim,
  me: string | undefined,
): Readonly<Record<PartOperation, readonly ClaimPart[]>> {
  const currency = policy?.currency ?? 'USD';
  const requested = payments.filter(({ status }) => status === 'requested');
  const paymentPart = (one: Claim['payments'][number]): ClaimPart => ({
    id: one.claim_payment_id,
    name: `${moneyText(one.amount, one.currency)}, ${one.payees}`,
  });
  const payeePart = ({ claim_payee_id: id, name }: Claim['payees'][number]): ClaimPart => ({ id, name });
  const letterPart = ({ claim_letter_id: id, subject, body }: Claim['letters'][number]): ClaimPart => ({
    id,
    name: subject,
    text: body,
  });
  const sought = recoveries
    .filter(({ status }) => status === 'sought')
    .map(({ claim_recovery_id: id, from_whom: from, sought: amount }) => ({
      id,
      name: `${moneyText(amount, currency)}, ${from}`,
      amount,
    }));
  return {
    approve_claim_payment: requested.filter((one) => one.requested_by !== me).map(paymentPart),
    reject_claim_payment: requested.map(paymentPart),
    set_claim_payee_account: payees.map(payeePart),
    verify_claim_payee: payees
      .filter((one) => one.account_last_four !== null && one.account_verified === null && one.account_changed_by !== me)
      .map(payeePart),
    review_claim_letter: letters.filter((one) => one.status === 'draft' && one.written_by !== me).map(letterPart),
    send_claim_letter: letters.filter((one) => one.status === 'reviewed').map(letterPart),
    note_claim_arrival: waits
      .filter(({ came }) => came === null)
      .map(({ claim_wait_id: id, what, asked }) => ({ id, name: what, from: asked })),
    receive_claim_recovery: sought,
    give_up_claim_recovery: sought,
  };
}
