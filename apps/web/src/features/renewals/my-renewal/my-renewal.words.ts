import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const myRenewalWords: WordsTree = {
  'account.renewal': {
    title: words('Your renewal', 'Votre renouvellement'),
    back: words('Back to your policy', 'Retour à votre police'),
    failed: words('Your renewal could not be loaded.', 'Votre renouvellement n’a pas pu être chargé.'),
    noneTitle: words('No renewal yet', 'Pas encore de renouvellement'),
    noneBody: words(
      'We write to you as soon as your next term is ready, in good time before this one ends.',
      'Nous vous écrivons dès que votre prochaine période est prête, bien avant la fin de celle-ci.',
    ),
    offerLead: words(
      'Your next term begins on {day}. It costs {total}.',
      'Votre prochaine période commence le {day}. Elle coûte {total}.',
    ),
    next: words('What happens next', 'La suite'),
    byItself: {
      auto_renew: words(
        'Do nothing and you stay covered: we charge what you have on file the day before your next term begins.',
        'Sans rien faire, vous restez protégé : nous débitons le mode de paiement à votre dossier la veille du début de votre prochaine période.',
      ),
      manual: words(
        'Accept, and we charge what you have on file the day before your next term begins. Without your yes, cover ends on {day}.',
        'Acceptez, et nous débitons le mode de paiement à votre dossier la veille du début de votre prochaine période. Sans votre accord, la protection prend fin le {day}.',
      ),
    },
    byHand: {
      auto_renew: words(
        'Nothing is charged by itself. Pay what comes first by {payBy}, or cover ends on {day}.',
        'Rien n’est débité automatiquement. Payez le premier montant au plus tard le {payBy}, sinon la protection prend fin le {day}.',
      ),
      manual: words(
        'Accept and pay what comes first by {payBy}, or cover ends on {day}.',
        'Acceptez et payez le premier montant au plus tard le {payBy}, sinon la protection prend fin le {day}.',
      ),
    },
    how: words('How it goes on', 'La suite du contrat'),
    always: words('Renew now, and by itself each time', 'Renouveler maintenant, puis automatiquement chaque fois'),
    alwaysNote: words('We write to you before each term.', 'Nous vous écrivons avant chaque période.'),
    once: words('Renew this time', 'Renouveler cette fois-ci'),
    onceNote: words('You decide again before the next one.', 'Vous déciderez de nouveau avant la suivante.'),
    accept: words('Accept my renewal', 'Accepter mon renouvellement'),
    acceptAndPay: words('Accept and pay', 'Accepter et payer'),
    acceptAfterAll: words('Accept after all', 'Accepter quand même'),
    working: words('Working…', 'En cours…'),
    call: words('Something to change or to ask? Call', 'Une question ou un changement ? Appelez le'),
    state: {
      accepted: words('You are set', 'Tout est prêt'),
      acceptedBody: words('Your next term begins on {day}.', 'Votre prochaine période commence le {day}.'),
      acceptedCharged: words(
        'What comes first is charged the day before, to what you have on file.',
        'Le premier montant est débité la veille, sur le mode de paiement à votre dossier.',
      ),
      acceptedPay: words('It is to be paid by {payBy}.', 'Elle est à payer au plus tard le {payBy}.'),
      declined: words('You let this policy end', 'Vous laissez cette police prendre fin'),
      declinedBody: words(
        'Cover ends on {day} at 12:01 a.m. Until then you may still accept.',
        'La protection prend fin le {day} à 0 h 01. D’ici là, vous pouvez encore accepter.',
      ),
      payment_failed: words('Your payment did not go through', 'Votre paiement n’a pas abouti'),
      payment_failedBody: words(
        'Pay by {payBy} and you stay covered without a gap.',
        'Payez au plus tard le {payBy} et vous restez protégé sans interruption.',
      ),
      completed: words('Your policy is renewed', 'Votre police est renouvelée'),
      completedBody: words('Your new term began on {day}.', 'Votre nouvelle période a commencé le {day}.'),
      expired: words('This offer has ended', 'Cette offre a pris fin'),
      expiredBody: words(
        'Cover ended on {day}. Call us, we can help.',
        'La protection a pris fin le {day}. Appelez-nous, nous pouvons vous aider.',
      ),
      rejected: words('This policy is not renewed', 'Cette police n’est pas renouvelée'),
      rejectedBody: words(
        'Cover ends on {day} at 12:01 a.m. Our notice says why.',
        'La protection prend fin le {day} à 0 h 01. Notre avis en donne le motif.',
      ),
    },
    pay: words('Pay now', 'Payer maintenant'),
    toNext: words('See your next term', 'Voir votre prochaine période'),
    edit: {
      title: words('Want it otherwise?', 'Vous le voulez autrement ?'),
      paymentTerm: words('How you pay', 'Comment vous payez'),
      miles: words('Miles {vehicle} will drive in a year', 'Milles que {vehicle} parcourra en un an'),
      milesHint: words(
        'Is it still so? It counts for your next price.',
        'Est-ce toujours exact ? Cela compte pour votre prochain prix.',
      ),
      milesWhole: words('Enter a whole number.', 'Entrez un nombre entier.'),
      told: words(
        'The device in it counted about {miles} miles a year, from {since} to {until}. Your answer stays as it is until you give another.',
        'Son appareil a compté environ {miles} milles par an, du {since} au {until}. Votre réponse reste la même tant que vous n’en donnez pas une autre.',
      ),
      useTold: words('Use {miles}', 'Utiliser {miles}'),
      tellMiles: words('See its price', 'Voir le prix'),
      covers: words('Change what it covers', 'Modifier ce qu’elle couvre'),
      effect: words(
        'It counts for the next term alone. We price it right away; some changes are looked at by an underwriter first.',
        'Cela ne vaut que pour la prochaine période. Le prix est calculé aussitôt ; certaines modifications sont d’abord examinées par un souscripteur.',
      ),
      choices: words('What the next term covers', 'Ce que couvre la prochaine période'),
      isOffered: words('Offered: {value}', 'Offert : {value}'),
      added: words('Added', 'Ajoutée'),
      removed: words('Removed', 'Retirée'),
      keep: words('Leave it as it is', 'Ne rien changer'),
      save: words('See its price', 'Voir le prix'),
      pricing: words('Working out the price…', 'Calcul du prix…'),
      failed: words('This could not be changed. Try again.', 'La modification a échoué. Réessayez.'),
    },
    banner: {
      offered: words('Your next term is ready', 'Votre prochaine période est prête'),
      offeredBody: words(
        'It begins on {day}. See what it costs, and why.',
        'Elle commence le {day}. Voyez ce qu’elle coûte, et pourquoi.',
      ),
      payment_failed: words('The payment of your next term failed', 'Le paiement de votre prochaine période a échoué'),
      payment_failedBody: words(
        'Pay it and you stay covered after {day}.',
        'Payez-la et vous restez protégé après le {day}.',
      ),
      accepted: words('Your next term is accepted', 'Votre prochaine période est acceptée'),
      acceptedBody: words('It begins on {day}.', 'Elle commence le {day}.'),
      declined: words('Your cover ends on {day}', 'Votre protection prend fin le {day}'),
      declinedBody: words(
        'You may still accept your next term.',
        'Vous pouvez encore accepter votre prochaine période.',
      ),
      open: words('See your renewal', 'Voir votre renouvellement'),
    },
  },
};
