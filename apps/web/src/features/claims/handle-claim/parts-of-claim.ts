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

/** Whether an operation may be done to a part now, as the server says. */
export type MayDo = (operation: PartOperation, id: string) => boolean;

/** The parts to which each operation may be done now, each as it is named where one is chosen. */
export function partsOfClaim(
  { payments, payees, letters, waits, recoveries, policy }: Claim,
  may: MayDo,
): Readonly<Record<PartOperation, readonly ClaimPart[]>> {
  const currency = policy?.currency ?? 'USD';
  const asked = payments.map((one) => ({
    id: one.claim_payment_id,
    name: `${moneyText(one.amount, one.currency)}, ${one.payees}`,
  }));
  const named = payees.map(({ claim_payee_id: id, name }) => ({ id, name }));
  const written = letters.map(({ claim_letter_id: id, subject, body }) => ({ id, name: subject, text: body }));
  const awaited = waits.map(({ claim_wait_id: id, what, asked: from }) => ({ id, name: what, from }));
  const sought = recoveries.map(({ claim_recovery_id: id, from_whom: from, sought: amount }) => ({
    id,
    name: `${moneyText(amount, currency)}, ${from}`,
    amount,
  }));
  const open = (operation: PartOperation, parts: readonly ClaimPart[]) => parts.filter(({ id }) => may(operation, id));
  return {
    approve_claim_payment: open('approve_claim_payment', asked),
    reject_claim_payment: open('reject_claim_payment', asked),
    set_claim_payee_account: open('set_claim_payee_account', named),
    verify_claim_payee: open('verify_claim_payee', named),
    review_claim_letter: open('review_claim_letter', written),
    send_claim_letter: open('send_claim_letter', written),
    note_claim_arrival: open('note_claim_arrival', awaited),
    receive_claim_recovery: open('receive_claim_recovery', sought),
    give_up_claim_recovery: open('give_up_claim_recovery', sought),
  };
}
