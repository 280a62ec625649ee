import { findLineProblem, findProseProblem, type TextRefusal } from '../../shared/text/check-text.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { RefundStatus } from '../../policies/vocabulary.ts';
import { type InvoiceStatus, payoutKinds, type PayoutKind } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

const refundPaid = words('This refund has been paid.', 'Ce remboursement a été versé.');

const refundStopped = words(
  'This refund was stopped: the policy was reinstated.',
  'Ce remboursement a été arrêté : la police a été remise en vigueur.',
);

const refundOnItsWay = words(
  'This refund is on its way. Wait until the bank has answered.',
  'Ce remboursement est en cours. Attendez la réponse de la banque.',
);

/** What may be given back of a policy by hand; money in cents. */
export type Refundable = {
  /** What was paid ahead and pays no invoice yet. */
  readonly credit: Cents;
  /** What came back, was small and stayed until its owner asks for it. */
  readonly retained: Cents;
  /** Fees that were paid and not given back yet. */
  readonly fees: Cents;
  /** What is left of the payments that were made. */
  readonly returnable: Cents;
  /** What was given back by hand in this term already, and how much whoever asks may give back of it; null without end. */
  readonly given: Cents;
  readonly limit: Cents | null;
  readonly currency: 'USD' | 'CAD';
};

export type RefundRequest = { readonly amount: Cents; readonly reason: string };

/** A refund as it was decided: of what was paid ahead first, then of what was kept, then of fees. */
export type RefundDecided = RefundRequest & {
  readonly fromCredit: Cents;
  readonly fromKept: Cents;
  readonly fromFees: Cents;
};

export type RefundRefusal =
  | 'amount_invalid'
  | 'nothing_to_refund'
  | 'more_than_refundable'
  | 'refund_limit'
  | TextRefusal
  | 'reason_missing';

/** The fees of invoices that were paid, in cents: what is paid of an invoice pays its fee first. */
export function feesPaid(
  invoices: readonly { readonly fees: Cents; readonly paidAmount: Cents; readonly status: InvoiceStatus }[],
): Cents {
  return sumCents(invoices.map(({ fees, paidAmount }) => Math.min(fees, paidAmount)));
}

/** The most that may be given back by hand now, in cents, the limit of whoever asks aside. */
export function mostRefundable({ credit, retained, fees, returnable }: Refundable): Cents {
  return Math.max(Math.min(credit + retained + fees, returnable), 0);
}

/**
 * Whether so much of a policy may be given back by hand. Premium is none of it: what was charged for cover comes back
 * with the cover alone, by a change or a cancellation, or else one insured would pay less than others for the same risk.
 */
export function decideRefundPolicy(
  facts: Refundable,
  { amount, reason }: RefundRequest,
): Decision<RefundDecided, RefundRefusal> {
  const { credit, retained, given: provided, limit, currency } = facts;
  const most = mostRefundable(facts);
  if (most === 0) {
    return refuse(
      'nothing_to_refund',
      words(
        'Nothing was paid ahead and no fee was paid. Premium comes back by a change of cover or a cancellation.',
        'Rien n’a été payé d’avance et aucuns frais n’ont été payés. La prime revient par une modification ou une résiliation.',
      ),
      'amount',
    );
  }
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refuse('amount_invalid', words('Enter an amount.', 'Entrez un montant.'), 'amount');
  if (amount > most) {
    const form = words(
      'At most {most} can be given back: what was paid ahead, and fees.',
      'Au plus {most} peuvent être remboursés : ce qui a été payé d’avance et les frais.',
    );
    return refuse('more_than_refundable', sentence(form, { most: { cents: most, currency } }), 'amount');
  }
  if (limit !== null && provided + amount > limit) {
    const left = { cents: Math.max(limit - provided, 0), currency };
    const form = words(
      'You can give back {left} more of this term. For more, ask a service manager.',
      'Vous pouvez encore rembourser {left} pour cette période. Au-delà, adressez-vous à un gestionnaire du service.',
    );
    return refuse('refund_limit', sentence(form, { left }), 'amount');
  }
  const text = reason.trim();
  if (text === '')
    return refuse(
      'reason_missing',
      words('Say why it is given back.', 'Dites pourquoi ce montant est remboursé.'),
      'reason',
    );
  const unfit = findProseProblem(text, 'reason', 'reason');
  if (unfit) return { ok: false, refusal: unfit };
  const fromCredit = Math.min(amount, Math.max(credit, 0));
  const fromKept = Math.min(amount - fromCredit, retained);
  return accept({ amount, reason: text, fromCredit, fromKept, fromFees: amount - fromCredit - fromKept });
}

export type PayRefundRefusal =
  | 'refund_paid'
  | 'refund_stopped'
  | 'refund_held'
  | 'refund_under_way'
  | 'payments_exhausted';

/** A refund that is to be sent. */
export type RefundToPay = {
  readonly status: RefundStatus;
  /** Whether a part of it is just being asked of the gateway. */
  readonly isUnderWay: boolean;
  /** Cents that no payment is left to take back. */
  readonly uncovered: Cents;
};

/** Whether a refund is sent now: by the clock one that is owed, by somebody who may also one that is held. */
export function decidePayRefund(
  { status, isUnderWay, uncovered }: RefundToPay,
  isSystem: boolean,
): Decision<null, PayRefundRefusal> {
  if (status === 'paid') return refuse('refund_paid', refundPaid);
  if (status === 'stopped') return refuse('refund_stopped', refundStopped);
  if (status === 'held' && isSystem)
    return refuse('refund_held', words('This refund is held.', 'Ce remboursement est retenu.'));
  if (isUnderWay) return refuse('refund_under_way', refundOnItsWay);
  if (uncovered > 0) {
    return refuse(
      'payments_exhausted',
      words(
        'The payments that were made cannot take all of it back. It stays owed.',
        'Les paiements reçus ne permettent pas de tout rembourser. Le montant reste dû.',
      ),
    );
  }
  return accept(null);
}

export type RefundPayoutRefusal =
  | 'refund_paid'
  | 'refund_stopped'
  | 'refund_not_held'
  | 'refund_under_way'
  | 'payout_kind_unknown'
  | 'payout_reference_missing'
  | TextRefusal;

/** How somebody paid back what no card or account could take. */
export type RefundPayout = { readonly paidBy: PayoutKind; readonly reference: string };

/** Whether a held refund counts as paid by a check or a transfer, under the number that its sender can find it by. */
export function decideRefundPayout(
  { status, isUnderWay }: Pick<RefundToPay, 'status' | 'isUnderWay'>,
  input: { readonly paidBy: string; readonly reference: string },
): Decision<RefundPayout, RefundPayoutRefusal> {
  if (status === 'paid') return refuse('refund_paid', refundPaid);
  if (status === 'stopped') return refuse('refund_stopped', refundStopped);
  if (isUnderWay) return refuse('refund_under_way', refundOnItsWay);
  if (status !== 'held') {
    return refuse(
      'refund_not_held',
      words(
        'This refund goes back to the card or account by itself.',
        'Ce remboursement retourne de lui-même à la carte ou au compte.',
      ),
    );
  }
  const paidBy = payoutKinds.find((one) => one === input.paidBy);
  if (!paidBy)
    return refuse(
      'payout_kind_unknown',
      words('Choose a check or a transfer.', 'Choisissez un chèque ou un virement.'),
      'paid_by',
    );
  const reference = input.reference.trim();
  if (reference === '') {
    return refuse(
      'payout_reference_missing',
      words('Enter the number of the check or transfer.', 'Entrez le numéro du chèque ou du virement.'),
      'reference',
    );
  }
  const unfit = findLineProblem(reference, 'name', 'reference');
  return unfit ? { ok: false, refusal: unfit } : accept({ paidBy, reference });
}
