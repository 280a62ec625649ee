import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const reinstateMyPolicyWords: WordsTree = {
  'checkout.reinstate': {
    title: words('Take up your cover again', 'Reprendre votre protection'),
    failed: words(
      'This could not be loaded. Try again in a minute.',
      'Chargement impossible. Réessayez dans une minute.',
    ),
    closed: words('This policy cannot be taken up again here', 'Cette police ne peut pas être reprise ici'),
    call: words(
      'Call {phone}: your agent looks at it with you.',
      'Appelez au {phone} : votre agent l’examine avec vous.',
    ),
    statementTitle: words('Nothing has happened since', 'Rien ne s’est produit depuis'),
    statement: words(
      'I state that from {from}, 12:01 a.m., until now nothing that this policy would cover was lost or damaged, and nobody was hurt. If this is not true, cover may be lost.',
      'Je déclare que du {from}, 0 h 01, jusqu’à maintenant, rien de ce que cette police couvrirait n’a été perdu ni endommagé, et que personne n’a été blessé. Si cela est faux, la protection peut être perdue.',
    ),
    agree: words('I have read this, and it is true', 'J’ai lu cette déclaration, et elle est vraie'),
    agreeMissing: words('Read the statement and tick it.', 'Lisez la déclaration et cochez la case.'),
    signer: words('Your full name, as your signature', 'Votre nom complet, en guise de signature'),
    signerHint: words('As it stands in the policy: {names}.', 'Tel qu’il figure dans la police : {names}.'),
    signerMissing: words('Type your full name.', 'Entrez votre nom complet.'),
    pay: words('Sign and pay {amount}', 'Signer et payer {amount}'),
    sign: words('Sign and take up cover', 'Signer et reprendre la protection'),
    working: words('Working', 'En cours'),
    back: words('Back to the policy', 'Retour à la police'),
    declined: words(
      'The bank did not make the payment. Use another card.',
      'La banque n’a pas fait le paiement. Utilisez une autre carte.',
    ),
    refused: words('This did not go through. Try again.', 'Cela n’a pas abouti. Réessayez.'),
    doneTitle: words('Your cover goes on', 'Votre protection se poursuit'),
    doneBody: words(
      'A letter with the dates is on its way to your e-mail address.',
      'Une lettre avec les dates est en route vers votre adresse courriel.',
    ),
    pendingTitle: words('Your payment is on its way', 'Votre paiement est en route'),
    pendingBody: words(
      'The bank has not answered yet. Cover goes on as soon as it has; your policy shows it.',
      'La banque n’a pas encore répondu. La protection se poursuit dès qu’elle l’aura fait ; votre police le montrera.',
    ),
    toPolicy: words('See my policy', 'Voir ma police'),
  },
};
