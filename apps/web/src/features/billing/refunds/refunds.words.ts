import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const refundsWords: WordsTree = {
  'policyParts.refunds': {
    title: words('Refunds', 'Remboursements'),
    none: words('Nothing went back so far.', 'Rien n’a été remboursé jusqu’ici.'),
    stands: words(
      '{status, select, paid {Paid back on {paid}} stopped {Not paid back: cover went on} held {Owed by {due} ({source}), and held} other {On its way; owed by {due} ({source})}}',
      '{status, select, paid {Remboursé le {paid}} stopped {Non remboursé : la protection s’est poursuivie} held {Dû au plus tard le {due} ({source}), et retenu} other {En cours ; dû au plus tard le {due} ({source})}}',
    ),
    interest: words('With {amount} interest for being late', 'Dont {amount} d’intérêts de retard'),
    held: words('Held: {reason}', 'Retenu : {reason}'),
    cameBack: words(
      'The bank could not credit it: it came back. Pay it by check or transfer, or send it again.',
      'La banque n’a pas pu le créditer : il est revenu. Payez-le par chèque ou virement, ou renvoyez-le.',
    ),
    otherWay: words(
      'No payment that was made can take it: pay it by check or transfer.',
      'Aucun paiement reçu ne peut le prendre : payez-le par chèque ou virement.',
    ),
    payOut: words('Paid another way', 'Payé autrement'),
    payOutEffect: words(
      'Note how {amount} was paid back. Its books count it as paid today, with interest where it is late.',
      'Notez comment {amount} ont été remboursés. Les livres les comptent comme payés aujourd’hui, avec les intérêts de retard s’il y en a.',
    ),
    paidBy: words('Paid by', 'Payé par'),
    check: words('Check', 'Chèque'),
    transfer: words('Bank transfer', 'Virement bancaire'),
    reference: words('Number of the check or transfer', 'Numéro du chèque ou du virement'),
    payOutConfirm: words('Note as paid', 'Noter comme payé'),
    paidOut: words('The refund is noted as paid.', 'Le remboursement est noté comme payé.'),
    exhausted: words(
      'The payments that were made cannot take all of it back.',
      'Les paiements reçus ne permettent pas de tout rembourser.',
    ),
    refused: words('The gateway would not send it ({code}).', 'La passerelle de paiement a refusé l’envoi ({code}).'),
    send: words('Send it now', 'Envoyer maintenant'),
    sendEffect: words(
      '{amount} goes back to the payments that were made, the newest first.',
      '{amount} retournent aux paiements reçus, du plus récent au plus ancien.',
    ),
    sendConfirm: words('Send {amount}', 'Envoyer {amount}'),
    sent: words(
      '{status, select, paid {The refund is paid.} held {The gateway would not send all of it.} other {The gateway has not answered yet.}}',
      '{status, select, paid {Le remboursement est versé.} held {La passerelle n’a pas voulu tout envoyer.} other {La passerelle n’a pas encore répondu.}}',
    ),
    give: words('Give money back', 'Rembourser un montant'),
    confirm: words('Give back {amount}', 'Rembourser {amount}'),
    nothing: words(
      'Nothing was paid ahead and no fee was paid. Premium comes back by a change of cover or a cancellation.',
      'Rien n’a été payé d’avance et aucuns frais n’ont été payés. La prime revient par une modification ou une résiliation.',
    ),
    most: words(
      'Up to {most} can go back: {credit} that was paid ahead, and {fees} of fees.',
      'Jusqu’à {most} peuvent être remboursés : {credit} payés d’avance et {fees} de frais.',
    ),
    limit: words(
      'You may give back {limit} more of this term.',
      'Vous pouvez encore rembourser {limit} pour cette période.',
    ),
    amount: words('Amount', 'Montant'),
    reason: words('Reason', 'Motif'),
    goesTo: words(
      'It goes back to what it was paid with, the newest payment first: {ends}.',
      'Le montant retourne au mode de paiement d’origine, du paiement le plus récent au plus ancien : {ends}.',
    ),
    given: words('The refund is on its way.', 'Le remboursement est en cours.'),
    cancel: words('Cancel', 'Annuler'),
  },
};
