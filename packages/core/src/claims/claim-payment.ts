import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import type { ClaimPaymentKind, ClaimPaymentStatus, PayeeKind, PayoutMethod } from './vocabulary.ts';

/** Somebody whom a payment names, as far as it decides how they may be paid. */
export type Payee = {
  readonly kind: PayeeKind;
  /** Whether there is a bank account, and whether somebody else made sure of it since it was last changed. */
  readonly hasAccount: boolean;
  readonly isVerified: boolean;
  /** Whether a cheque finds them. */
  readonly hasAddress: boolean;
};

export type PaidExposure = {
  readonly kind: ClaimPaymentKind;
  /** Whether it pays the damage to the insured vehicle, in which a lender may have a share. */
  readonly isDamage: boolean;
  readonly hasLienholder: boolean;
  readonly amount?: Cents;
  /** What is still owed to the lender, in cents; null where nobody knows. */
  readonly owedToLender?: Cents | null;
};

export type PayeeRefusal =
  | 'payee_missing'
  | 'payees_one_transfer'
  | 'lienholder_missing'
  | 'lender_above_owed'
  | 'account_missing'
  | 'account_unverified'
  | 'address_missing';

/**
 * Whether a payment may go to whom it names in that way: a transfer to one person, whose account somebody else made sure
 * of since it was last changed; a cheque to all of them together. What pays for damage to a vehicle with a lender names the
 * lender too, unless it goes to who repairs it, or the lender got what is owed already; the lender alone gets no more than
 * that.
 */
export function checkPayees(
  method: PayoutMethod,
  payees: readonly Payee[],
  { kind, isDamage, hasLienholder, amount = 0, owedToLender = null }: PaidExposure,
): Decision<null, PayeeRefusal> {
  const [first] = payees;
  if (first === undefined) {
    return refuse('payee_missing', words('Choose who is paid.', 'Choisissez qui est payé.'), 'payees');
  }
  const isLenderNamed = payees.some((one) => one.kind === 'lienholder');
  const isRepair = payees.every((one) => one.kind === 'repairer');
  const isLenderPaid = owedToLender !== null && owedToLender <= 0;
  if (owedToLender !== null && amount > owedToLender && payees.every((one) => one.kind === 'lienholder')) {
    return refuse(
      'lender_above_owed',
      sentence(
        words(
          '{owed} is still owed to the lender. Pay that or less to the lender alone.',
          '{owed} sont encore dus au prêteur. Versez ce montant ou moins au prêteur seul.',
        ),
        { owed: { cents: owedToLender } },
      ),
      'amount',
    );
  }
  if (kind === 'indemnity' && isDamage && hasLienholder && !isLenderPaid && !isLenderNamed && !isRepair) {
    return refuse(
      'lienholder_missing',
      words(
        'A lender has a share in this vehicle. Name the lender beside the insured, or pay the lender or the repair shop.',
        'Un prêteur a une part dans ce véhicule. Nommez le prêteur à côté de l’assuré, ou payez le prêteur ou l’atelier.',
      ),
      'payees',
    );
  }
  if (method === 'cheque') {
    return first.hasAddress
      ? accept(null)
      : refuse(
          'address_missing',
          words(
            'Enter the address of the first payee: the cheque is mailed there.',
            'Entrez l’adresse du premier bénéficiaire : le chèque y est envoyé.',
          ),
          'payees',
        );
  }
  if (payees.length > 1) {
    return refuse(
      'payees_one_transfer',
      words(
        'Several payees together are paid by cheque. Choose one of them for a transfer.',
        'Plusieurs bénéficiaires ensemble sont payés par chèque. Choisissez-en un seul pour un virement.',
      ),
      'payees',
    );
  }
  if (!first.hasAccount) {
    return refuse(
      'account_missing',
      words(
        'There is no bank account of this payee. Add it, or pay by cheque.',
        'Aucun compte bancaire n’est connu de ce bénéficiaire. Ajoutez-le, ou payez par chèque.',
      ),
      'payees',
    );
  }
  return first.isVerified
    ? accept(null)
    : refuse(
        'account_unverified',
        words(
          'This bank account was changed and nobody made sure of it since. Have somebody else verify it first.',
          'Ce compte bancaire a été changé et personne ne l’a vérifié depuis. Faites-le d’abord vérifier par une autre personne.',
        ),
        'payees',
      );
}

/** A payment that is no longer what somebody wants to decide on. */
export function checkRequested(status: ClaimPaymentStatus): Decision<null, 'payment_decided'> {
  return status === 'requested'
    ? accept(null)
    : refuse(
        'payment_decided',
        words(
          'Somebody decided on this payment already. Reload to see what became of it.',
          'Quelqu’un a déjà décidé de ce paiement. Rechargez la page pour voir ce qu’il est devenu.',
        ),
      );
}
