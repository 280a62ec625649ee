import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const paymentHistoryWords: WordsTree = {
  'policyParts.billing': {
    commission: words('Commission', 'Commission'),
    commissionOn: words(
      '{rate}% of {collected} of premium collected: {commission}',
      '{rate} % de {collected} de prime encaissée : {commission}',
    ),
    schedule: words('Payment schedule', 'Calendrier des versements'),
    payment: words('Payment {number}', 'Versement {number}'),
    due: words('Due', 'Échéance'),
    status: words('Status', 'État'),
    amount: words('Amount', 'Montant'),
    label: words('Payment', 'Versement'),
    scheduleTotal: words('All payments', 'Tous les versements'),
    feesInside: words('includes {amount} fees', 'dont {amount} de frais'),
    transactions: words('Payments and refunds', 'Paiements et remboursements'),
    date: words('Date', 'Date'),
    card: words('{type}, card ending {digits}', '{type}, carte se terminant par {digits}'),
    bank: words('{type}, bank account ending {digits}', '{type}, compte bancaire se terminant par {digits}'),
    returned: words(
      '{kind, select, card {The payment of {amount} with the card ending {digits} was disputed at the bank and taken back} other {The bank sent back the payment of {amount} from the account ending {digits}}}',
      '{kind, select, card {Le paiement de {amount} par la carte se terminant par {digits} a été contesté auprès de la banque et repris} other {La banque a retourné le paiement de {amount} tiré sur le compte se terminant par {digits}}}',
    ),
    returnedBody: words(
      '{reader, select, staff {The amount is due again, and the customer was told by e-mail. Nothing is debited a second time by itself: agree on another way to pay.} other {The amount is due again. Your cover goes on for now; call us to pay another way.}}',
      '{reader, select, staff {Le montant est de nouveau dû, et le client en a été avisé par courriel. Rien n’est prélevé une deuxième fois de soi-même : convenez d’un autre mode de paiement.} other {Le montant est de nouveau dû. Votre protection se poursuit pour l’instant ; appelez-nous pour payer autrement.}}',
    ),
    transactionsTotal: words('Received', 'Reçu'),
    none: words('No payment has been made yet.', 'Aucun paiement n’a encore été fait.'),
    noInvoices: words('No payments are scheduled.', 'Aucun versement n’est prévu.'),
    ledger: words('Ledger', 'Grand livre'),
    account: words('Account', 'Compte'),
    debit: words('Debit', 'Débit'),
    credit: words('Credit', 'Crédit'),
    balanced: words('Sum', 'Somme'),
    effective: words('{kind}, effective {date}', '{kind}, en vigueur le {date}'),
    failed: words('The billing could not be loaded', 'La facturation n’a pas pu être chargée'),
    term: words('Payment term', 'Mode de paiement'),
    partlyPaid: words('{amount} of it is paid', 'dont {amount} payé'),
    attempts: words(
      '{count, plural, one {1 attempt} other {# attempts}}: {code, select, insufficient_funds {not enough money} declined_without_reason {declined without a reason} card_limit_reached {the limit of the card is reached} too_many_attempts {tried too often} card_data_wrong {no such card} card_replaced {the card was replaced} card_stopped {stopped by the owner of the card} expired_card {the card has expired} incorrect_cvc {wrong security code} debit_insufficient_funds {not enough money in the account} debit_funds_not_cleared {the money was not available yet} debit_stopped {stopped by the owner of the account} debit_permission_withdrawn {the permission was withdrawn} debit_not_authorized {not authorized} debit_not_as_agreed {not as agreed} payer_unable {a person has to look} debit_fault {sent wrongly: a person has to look} duplicate_payment {seen as a second payment: a person has to look} account_closed {the account is closed} timed_out {never confirmed} other {declined by the bank}}.',
      '{count, plural, one {1 essai} other {# essais}} : {code, select, insufficient_funds {fonds insuffisants} declined_without_reason {refusé sans raison} card_limit_reached {limite de la carte atteinte} too_many_attempts {essayé trop souvent} card_data_wrong {carte inconnue} card_replaced {carte remplacée} card_stopped {bloqué par le titulaire de la carte} expired_card {la carte est expirée} incorrect_cvc {mauvais code de sécurité} debit_insufficient_funds {fonds insuffisants dans le compte} debit_funds_not_cleared {fonds pas encore disponibles} debit_stopped {arrêté par le titulaire du compte} debit_permission_withdrawn {autorisation retirée} debit_not_authorized {non autorisé} debit_not_as_agreed {non conforme à l’accord} payer_unable {à vérifier} debit_fault {mal envoyé : à vérifier} duplicate_payment {vu comme un double : à vérifier} account_closed {le compte est fermé} timed_out {jamais confirmé} other {refusé par la banque}}.',
    ),
    disputedPart: words(
      '{amount} of it is disputed at the bank and was taken back.',
      '{amount} de ce montant est contesté auprès de la banque et a été repris.',
    ),
    triedAgain: words('Tried again on {day}.', 'Nouvel essai le {day}.'),
  },
};
