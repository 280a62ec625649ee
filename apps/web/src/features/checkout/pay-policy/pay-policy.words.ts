import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const payPolicyWords: WordsTree = {
  'checkout.payForm': {
    number: words('Policy {number}', 'Police {number}'),
    missingTitle: words('We can’t find this policy', 'Nous ne trouvons pas cette police'),
    missingBody: words(
      'Open it from your account, and pay there.',
      'Ouvrez-la à partir de votre compte et payez-la là.',
    ),
    back: words('Back', 'Retour'),
    failed: words(
      'This did not go through. Try again in a minute.',
      'L’opération n’a pas abouti. Réessayez dans une minute.',
    ),
    method: words('Pay with', 'Payer avec'),
    demo: words('This is a demonstration: no money moves.', 'Ceci est une démonstration : aucun argent ne circule.'),
    demoCard: words(
      'Pay with the test card 4242 4242 4242 4242, any future date and any security code.',
      'Payez avec la carte d’essai 4242 4242 4242 4242, n’importe quelle date future et n’importe quel code de sécurité.',
    ),
    demoBank: words(
      'Use the test account 000123456789 with {country, select, CA {institution 000 and transit 11000} other {the routing number 110000000}}.',
      'Utilisez le compte d’essai 000123456789 avec {country, select, CA {l’institution 000 et le transit 11000} other {le numéro d’acheminement 110000000}}.',
    ),
  },
  'checkout.payPolicy': {
    title: words('Pay your policy', 'Payer votre police'),
    failed: words(
      'This could not be loaded. Try again in a minute.',
      'Le chargement a échoué. Réessayez dans une minute.',
    ),
    back: words('Back', 'Retour'),
    amount: words('Amount', 'Montant'),
    amountMissing: words('Enter an amount to pay.', 'Entrez un montant à payer.'),
    declined: words(
      'The bank did not make the payment. Use another card or account.',
      'La banque n’a pas fait le paiement. Utilisez une autre carte ou un autre compte.',
    ),
    paying: words('Paying', 'Paiement en cours'),
    pay: words('Pay {amount}', 'Payer {amount}'),
    due: words('{amount} is due now', '{amount} à payer maintenant'),
    again: words('We try the card on file again on {day}.', 'Nous réessayons la carte au dossier le {day}.'),
    next: words(
      'The next payment is {amount} on {day}. You can pay it now.',
      'Le prochain paiement est de {amount} le {day}. Vous pouvez le faire maintenant.',
    ),
    nextByItself: words(
      'The next payment is {amount}, taken by itself on {day}. You can pay it now, or change how it is paid.',
      'Le prochain paiement, de {amount}, se fait automatiquement le {day}. Vous pouvez le faire maintenant ou changer de mode de paiement.',
    ),
    onItsWay: words(
      '{amount} is on its way from your bank. Nothing of it is asked for meanwhile.',
      '{amount} est en route depuis votre banque. Entre-temps, rien n’en est demandé.',
    ),
    nothing: words('Nothing is left to pay.', 'Il ne reste rien à payer.'),
    paidTitle: words('Thank you, your payment is in', 'Merci, votre paiement est reçu'),
    paidBody: words('A receipt is on its way to your e-mail address.', 'Un reçu est envoyé à votre adresse courriel.'),
    processingTitle: words('Your bank is being asked for the payment', 'Le paiement est demandé à votre banque'),
    processingBody: words(
      'That takes up to five business days, and nobody asks for it meanwhile. We e-mail you a receipt, or what to do if your bank sends it back.',
      'Cela prend jusqu’à cinq jours ouvrables, et personne ne le demande entre-temps. Nous vous envoyons un reçu par courriel, ou la marche à suivre si votre banque le retourne.',
    ),
    pendingTitle: words('Your payment is on its way', 'Votre paiement est en cours'),
    pendingBody: words(
      'The bank has not answered yet. Your billing page shows it as soon as it has.',
      'La banque n’a pas encore répondu. Votre page de facturation l’indiquera dès que ce sera fait.',
    ),
    toBilling: words('See my billing page', 'Voir ma page de facturation'),
  },
};
