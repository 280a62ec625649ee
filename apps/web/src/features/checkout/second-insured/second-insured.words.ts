import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const secondInsuredWords: WordsTree = {
  'checkout.second': {
    title: words('Second named insured', 'Second assuré désigné'),
    about: words(
      'Somebody else to whom the policy belongs as much as to you, such as your spouse or the co-owner. They sign, too, by a link of their own.',
      'Une autre personne à qui la police appartient autant qu’à vous, comme votre conjoint ou le copropriétaire. Elle signe aussi, au moyen de son propre lien.',
    ),
    add: words('Add a second named insured', 'Ajouter un second assuré désigné'),
    addNow: words('Add this person', 'Ajouter cette personne'),
    adding: words('Adding', 'Ajout en cours'),
    cancel: words('Cancel', 'Annuler'),
    emailHint: words(
      'An address of their own: the link to sign goes there.',
      'Une adresse qui lui est propre : le lien pour signer y est envoyé.',
    ),
    signsAt: words('Signs by a link to {email}', 'Signe au moyen d’un lien envoyé à {email}'),
    takeOff: words('Take off', 'Retirer'),
    takingOff: words('Taking off', 'Retrait en cours'),
    stepTitle: words('You have signed', 'Vous avez signé'),
    stepLead: words('One more signature, and you can pay.', 'Encore une signature, et vous pourrez payer.'),
    waitTitle: words('Waiting for {name} to sign', 'En attente de la signature de {name}'),
    waiting: words('Waiting for the second signature', 'En attente de la seconde signature'),
    sent: words(
      'We sent the link to {email} on {when}. As soon as they have signed, this page says so.',
      'Le lien a été envoyé à {email} le {when}. Dès que cette personne aura signé, cette page le dira.',
    ),
    ended: words(
      'The link that we sent to {email} has ended. Send another.',
      'Le lien envoyé à {email} a expiré. Envoyez-en un autre.',
    ),
    meanwhile: words(
      'You can leave: your quote is kept. A change to the quote voids both signatures. If you go on without {name}, they are not on the policy, and you sign once more.',
      'Vous pouvez partir : votre soumission est conservée. Une modification de la soumission annule les deux signatures. Si vous continuez sans {name}, cette personne n’est pas sur la police, et vous signez une fois de plus.',
    ),
    declinedTitle: words('{name} does not want to sign', '{name} ne souhaite pas signer'),
    declinedLead: words('The second signature was declined.', 'La seconde signature a été refusée.'),
    declined: words('They said so on {when}.', 'Refus reçu le {when}.'),
    afterDecline: words(
      'If you two agree after all, ask again: {name} gets a new link. If you go on without {name}, they are not on the policy, and you sign once more.',
      'Si vous vous entendez malgré tout, redemandez la signature : {name} recevra un nouveau lien. Si vous continuez sans {name}, cette personne n’est pas sur la police, et vous signez une fois de plus.',
    ),
    askAgain: words('Ask again', 'Redemander'),
    sendAgain: words('Send the link again', 'Envoyer le lien de nouveau'),
    sending: words('Sending', 'Envoi en cours'),
    goOnAlone: words('Go on without {name}', 'Continuer sans {name}'),
    doneTitle: words('Both of you have signed', 'Vous avez signé tous les deux'),
    doneLead: words('Only the payment is left.', 'Il ne reste que le paiement.'),
    done: words('{name} has signed, too.', '{name} a signé aussi.'),
  },
};
