import { ownValue } from '../../shared/text/own-value.ts';
import { sentence, type Sentence } from '../../shared/text/sentence.ts';
import { type Words, words } from '../../shared/words.ts';

/**
 * `soft`: the same method may pay on another day with nobody touching it. `hard`: it will not, so another one is asked for.
 * `fault`: ours or the network’s, and nothing is wrong with the method; nobody is asked for money before a person has looked.
 */
export type DeclineClass = 'soft' | 'hard' | 'fault';

type DeclineReason = {
  readonly class: DeclineClass;
  /** Its owner took back the permission to charge it: never again without another one. */
  readonly endsPermission?: true;
  /** Whoever pays cannot be dunned until a person has looked, as where somebody died. */
  readonly needsPerson?: true;
  /** What whoever pays reads at once, and in a letter of afterwards; null where the general sentence says enough. */
  readonly now: Words;
  readonly later: Words | null;
};

const general = words('The bank did not make the payment.', 'La banque n’a pas fait le paiement.');

// Where telling would help a thief, and where the bank gives no reason, the words are general.
const reasons = {
  card_declined: {
    class: 'hard',
    now: words(
      'The bank declined this card. Use another card, or ask the bank why.',
      'La banque a refusé cette carte. Utilisez une autre carte ou demandez pourquoi à la banque.',
    ),
    later: null,
  },
  declined_without_reason: {
    class: 'soft',
    now: words(
      'The bank declined this card and gave no reason. Use another card, or ask the bank why.',
      'La banque a refusé cette carte sans donner de raison. Utilisez une autre carte ou demandez pourquoi à la banque.',
    ),
    later: words(
      'The bank declined the card and gave no reason.',
      'La banque a refusé la carte sans donner de raison.',
    ),
  },
  insufficient_funds: {
    class: 'soft',
    now: words(
      'There is not enough money on this card. Use another card, or try again later.',
      'Les fonds de cette carte sont insuffisants. Utilisez une autre carte ou réessayez plus tard.',
    ),
    later: words('There was not enough money on the card.', 'Il n’y avait pas assez d’argent sur la carte.'),
  },
  card_limit_reached: {
    class: 'soft',
    now: words(
      'The limit of this card is reached. Use another card, or try again on another day.',
      'La limite de cette carte est atteinte. Utilisez une autre carte ou réessayez un autre jour.',
    ),
    later: words('The limit of the card was reached.', 'La limite de la carte était atteinte.'),
  },
  too_many_attempts: {
    class: 'soft',
    now: words(
      'This card was tried too often. Try again tomorrow, or use another card.',
      'Cette carte a été essayée trop souvent. Réessayez demain ou utilisez une autre carte.',
    ),
    later: words('The card had been tried too often.', 'La carte avait été essayée trop souvent.'),
  },
  expired_card: {
    class: 'hard',
    now: words('This card has expired. Use another card.', 'Cette carte est expirée. Utilisez une autre carte.'),
    later: words('The card has expired.', 'La carte est expirée.'),
  },
  incorrect_cvc: {
    class: 'hard',
    now: words(
      'The security code does not match this card. Enter the card again.',
      'Le code de sécurité ne correspond pas à cette carte. Saisissez la carte de nouveau.',
    ),
    later: words('The security code does not match the card.', 'Le code de sécurité ne correspond pas à la carte.'),
  },
  incorrect_postal_code: {
    class: 'hard',
    now: words(
      'The postal code does not match this card. Enter the card again.',
      'Le code postal ne correspond pas à cette carte. Saisissez la carte de nouveau.',
    ),
    later: words('The postal code does not match the card.', 'Le code postal ne correspond pas à la carte.'),
  },
  card_data_wrong: {
    class: 'hard',
    now: words(
      'The bank does not know a card with these numbers. Enter the card again.',
      'La banque ne connaît aucune carte portant ces numéros. Saisissez la carte de nouveau.',
    ),
    later: words(
      'The bank does not know a card with the numbers on file.',
      'La banque ne connaît aucune carte portant les numéros au dossier.',
    ),
  },
  card_replaced: {
    class: 'hard',
    now: words(
      'The bank replaced this card. Enter the new one.',
      'La banque a remplacé cette carte. Saisissez la nouvelle.',
    ),
    later: words('The bank replaced the card by a new one.', 'La banque a remplacé la carte par une nouvelle.'),
  },
  card_not_usable: {
    class: 'hard',
    now: words(
      'This card cannot be used for this payment. Use another card.',
      'Cette carte ne permet pas ce paiement. Utilisez une autre carte.',
    ),
    later: words('The card cannot be used for this payment.', 'La carte ne permet pas ce paiement.'),
  },
  card_stopped: {
    class: 'hard',
    endsPermission: true,
    now: words(
      'The owner of this card had the bank stop our payments. Use another card.',
      'Le titulaire de cette carte a fait bloquer nos paiements par la banque. Utilisez une autre carte.',
    ),
    later: words(
      'The owner of the card had the bank stop our payments.',
      'Le titulaire de la carte a fait bloquer nos paiements par la banque.',
    ),
  },
  authentication_required: {
    class: 'hard',
    now: words(
      'The bank of this card asks for a confirmation that we cannot show. Nothing was taken. Use another card.',
      'La banque de cette carte demande une confirmation que nous ne pouvons pas afficher. Rien n’a été prélevé. Utilisez une autre carte.',
    ),
    later: words(
      'The bank asks for a confirmation by the owner of the card.',
      'La banque demande une confirmation par le titulaire de la carte.',
    ),
  },
  try_again_later: {
    class: 'soft',
    now: words(
      'The bank could not answer for this card just now. Try again in a few minutes, or use another card.',
      'La banque de cette carte n’a pas pu répondre. Réessayez dans quelques minutes ou utilisez une autre carte.',
    ),
    later: words('The bank could not answer just then.', 'La banque n’a pas pu répondre à ce moment-là.'),
  },
  duplicate_payment: {
    class: 'fault',
    now: words(
      'The bank saw the same payment just before and did not make it twice. Wait until we have looked at the first.',
      'La banque a vu le même paiement juste avant et ne l’a pas fait deux fois. Attendez que nous ayons vérifié le premier.',
    ),
    later: null,
  },
  unknown_payment_method: {
    class: 'hard',
    now: words(
      'We do not have this card any more. Enter the card again.',
      'Nous n’avons plus cette carte. Saisissez-la de nouveau.',
    ),
    later: null,
  },
  chargeback: {
    class: 'hard',
    now: words(
      'The payment was disputed at the bank of this card and taken back. Use another card.',
      'Le paiement a été contesté auprès de la banque de cette carte et repris. Utilisez une autre carte.',
    ),
    later: words(
      'The payment was disputed at the bank and taken back.',
      'Le paiement a été contesté auprès de la banque et repris.',
    ),
  },
  debit_insufficient_funds: {
    class: 'soft',
    now: words(
      'There was not enough money in this bank account. Pay with another account or a card.',
      'Il n’y avait pas assez de fonds dans ce compte bancaire. Payez avec un autre compte ou une carte.',
    ),
    later: words('There was not enough money in the account.', 'Il n’y avait pas assez d’argent dans le compte.'),
  },
  debit_funds_not_cleared: {
    class: 'soft',
    now: words(
      'The money in this bank account was not available yet. Pay with another account or a card.',
      'L’argent de ce compte bancaire n’était pas encore disponible. Payez avec un autre compte ou une carte.',
    ),
    later: words(
      'The money in the account was not available yet.',
      'L’argent du compte n’était pas encore disponible.',
    ),
  },
  account_closed: {
    class: 'hard',
    now: words(
      'This bank account is closed. Pay with another account or a card.',
      'Ce compte bancaire est fermé. Payez avec un autre compte ou une carte.',
    ),
    later: words('The bank account is closed.', 'Le compte bancaire est fermé.'),
  },
  no_account: {
    class: 'hard',
    now: words(
      'The bank knows no account with these numbers. Check them, or pay with a card.',
      'La banque ne connaît aucun compte portant ces numéros. Vérifiez-les ou payez par carte.',
    ),
    later: words('There is no account with these numbers.', 'Aucun compte ne porte ces numéros.'),
  },
  account_restricted: {
    class: 'hard',
    now: words(
      'The bank does not let this account be debited. Pay with another account or a card.',
      'La banque ne permet pas de débiter ce compte. Payez avec un autre compte ou une carte.',
    ),
    later: words('The bank does not let this account be debited.', 'La banque ne permet pas de débiter ce compte.'),
  },
  debit_stopped: {
    class: 'hard',
    now: words(
      'The owner of this account had the bank stop the payment. Pay with another account or a card.',
      'Le titulaire de ce compte a fait arrêter le paiement par la banque. Payez avec un autre compte ou une carte.',
    ),
    later: words(
      'The owner of the account had the bank stop this payment.',
      'Le titulaire du compte a fait arrêter ce paiement par la banque.',
    ),
  },
  debit_permission_withdrawn: {
    class: 'hard',
    endsPermission: true,
    now: words(
      'The permission to debit this account was withdrawn. Pay with another account or a card.',
      'L’autorisation de débiter ce compte a été retirée. Payez avec un autre compte ou une carte.',
    ),
    later: words(
      'The permission to debit the account was withdrawn.',
      'L’autorisation de débiter le compte a été retirée.',
    ),
  },
  debit_not_authorized: {
    class: 'hard',
    endsPermission: true,
    now: words(
      'The bank says that this debit was not authorized. Pay with another account or a card.',
      'La banque indique que ce débit n’était pas autorisé. Payez avec un autre compte ou une carte.',
    ),
    later: words(
      'The owner of the account says that the debit was not authorized.',
      'Le titulaire du compte dit ne pas avoir autorisé le débit.',
    ),
  },
  debit_not_as_agreed: {
    class: 'hard',
    endsPermission: true,
    now: words(
      'The bank says that amount, day or notice of this debit were not as agreed. Call us, or pay another way.',
      'La banque indique que le montant, la date ou l’avis de ce débit n’étaient pas conformes à l’accord. Appelez-nous ou payez autrement.',
    ),
    later: words(
      'The owner of the account says that amount, day or notice of the debit were not as agreed.',
      'Le titulaire du compte dit que le montant, la date ou l’avis du débit n’étaient pas conformes à l’accord.',
    ),
  },
  debit_blocked: {
    class: 'hard',
    endsPermission: true,
    now: words(
      'The bank of this business account blocks debits from us. Have it let our company number through, or pay another way.',
      'La banque de ce compte d’entreprise bloque nos débits. Faites-lui accepter notre numéro d’entreprise ou payez autrement.',
    ),
    later: words(
      'The bank of this business account blocks debits from us.',
      'La banque de ce compte d’entreprise bloque nos débits.',
    ),
  },
  payer_unable: {
    class: 'hard',
    needsPerson: true,
    now: words(
      'The bank could not make this payment. Call us.',
      'La banque n’a pas pu faire ce paiement. Appelez-nous.',
    ),
    later: null,
  },
  debit_fault: {
    class: 'fault',
    now: words(
      'We could not send this payment as the bank wants it. Nothing was taken, and we look at it.',
      'Nous n’avons pas pu envoyer ce paiement comme la banque le demande. Rien n’a été prélevé, et nous vérifions.',
    ),
    later: null,
  },
  debit_failed: {
    class: 'hard',
    now: words(
      'The bank did not make this payment. Pay with another account or a card.',
      'La banque n’a pas effectué ce paiement. Payez avec un autre compte ou une carte.',
    ),
    later: null,
  },
  account_unverified: {
    class: 'hard',
    now: words(
      'The bank did not confirm at once that this account is yours. Nothing was taken. Pay with a card instead.',
      'La banque n’a pas confirmé tout de suite que ce compte est le vôtre. Rien n’a été prélevé. Payez plutôt par carte.',
    ),
    later: null,
  },
  unknown_bank_account: {
    class: 'hard',
    now: words(
      'We do not have this bank account any more. Enter it again.',
      'Nous n’avons plus ce compte bancaire. Saisissez-le de nouveau.',
    ),
    later: null,
  },
  refund_refused: {
    class: 'hard',
    now: words('The bank did not accept the refund.', 'La banque n’a pas accepté le remboursement.'),
    later: null,
  },
  timed_out: {
    class: 'soft',
    now: words('The payment was never confirmed.', 'Le paiement n’a jamais été confirmé.'),
    later: words('The payment was never confirmed.', 'Le paiement n’a jamais été confirmé.'),
  },
} as const satisfies Readonly<Record<string, DeclineReason>>;

/** Why a bank did not pay, in our words: what its own codes come to (return-codes.ts). */
export type DeclineCode = keyof typeof reasons;

const every: Readonly<Record<DeclineCode, DeclineReason>> = reasons;

/** What a reason brings with it; one that we have no name for is a refusal for good. */
export function declineReason(code: string): DeclineReason {
  return ownValue(every, code) ?? { class: 'hard', now: general, later: null };
}

/** Why a bank did not pay, in words for a letter to the payer; a code without words is the bank’s own affair. */
export function describeDecline(code: string): Sentence {
  return sentence(declineReason(code).later ?? general);
}

/**
 * Whether nobody is asked for money until a person has looked: the fault is ours or the network’s, or whoever pays cannot
 * be asked (docs/rules.md, declines).
 */
export function waitsForPerson(code: string): boolean {
  const { class: kind, needsPerson } = declineReason(code);
  return kind === 'fault' || needsPerson === true;
}
