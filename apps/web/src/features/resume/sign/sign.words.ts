import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const signWords: WordsTree = {
  'checkout.signing': {
    opening: words('Opening what there is to sign', 'Ouverture de ce qu’il y a à signer'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'Impossible d’ouvrir cette page. Vérifiez votre connexion et réessayez.',
    ),
    title: words('{name}, please read and sign', '{name}, veuillez lire et signer'),
    lead: words(
      '{insured} has signed this, and named you as the second named insured. The policy begins once you have signed and it is paid.',
      '{insured} a signé ceci et vous a inscrit comme second assuré désigné. La police débute une fois que vous avez signé et qu’elle est payée.',
    ),
    insured: words('Named insured', 'Assuré désigné'),
    vehicles: words('What is insured', 'Ce qui est assuré'),
    covers: words('Cover', 'Garanties'),
    from: words('Begins', 'Début'),
    paid: {
      monthly: words(
        'paid monthly, with a {fee} fee in each payment after the first',
        'payé chaque mois, avec {fee} de frais dans chaque versement après le premier',
      ),
      pay_in_full: words('paid in full', 'payé en entier'),
      monthlyWithoutFee: words('paid monthly', 'payé chaque mois'),
    },
    submit: words('Sign', 'Signer'),
    busy: words('Signing', 'Signature en cours'),
    decline: {
      begin: words('I do not want to sign', 'Je ne souhaite pas signer'),
      title: words('Decline to sign', 'Refuser de signer'),
      body: words(
        'We tell {insured} that you do not sign. Nobody is insured in your name, and you can still be asked again.',
        '{insured} saura que vous ne signez pas. Personne n’est assuré en votre nom, et on peut encore vous le redemander.',
      ),
      reason: words('Why not (optional)', 'Pourquoi (facultatif)'),
      reasonHint: words('{insured} and their agent read it.', '{insured} et son agent le liront.'),
      submit: words('Decline to sign', 'Refuser de signer'),
      busy: words('Declining', 'Refus en cours'),
      back: words('Back', 'Retour'),
      failed: words(
        'We couldn’t save this. Check your connection and try again.',
        'L’enregistrement a échoué. Vérifiez votre connexion et réessayez.',
      ),
    },
    ask: words('Questions? Ask {seller}.', 'Des questions ? Adressez-vous à {seller}.'),
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'It may be incomplete: copy the whole address from the e-mail.',
        'Il est peut-être incomplet : copiez l’adresse entière du courriel.',
      ),
    },
    signed: {
      title: words('You have signed', 'Vous avez signé'),
      body: words(
        'Signed on {when}. There is nothing more to do here: the policy begins once it is paid.',
        'Signé le {when}. Il n’y a plus rien à faire ici : la police débute une fois payée.',
      ),
    },
    declined: {
      title: words('You have declined', 'Vous avez refusé'),
      body: words(
        'You said on {when} that you do not sign. If you want to after all, ask whoever named you for a new link.',
        'Vous avez indiqué le {when} que vous ne signez pas. Si vous le souhaitez malgré tout, demandez un nouveau lien à la personne qui vous a inscrit.',
      ),
    },
    withdrawn: {
      title: words('You were taken off this quote', 'Vous avez été retiré de cette soumission'),
      body: words('There is nothing for you to sign.', 'Il n’y a rien à signer pour vous.'),
    },
    changed: {
      title: words('The quote has changed', 'La soumission a changé'),
      body: words(
        'What you were asked to sign is no more. A new link comes to you once it is signed again.',
        'Ce que vous deviez signer n’existe plus. Un nouveau lien vous parviendra dès qu’elle sera signée de nouveau.',
      ),
    },
    replaced: {
      title: words('A newer link was sent', 'Un lien plus récent a été envoyé'),
      body: words('Use the one in the last e-mail.', 'Utilisez celui du dernier courriel.'),
    },
    expired: {
      title: words('This link has ended', 'Ce lien a expiré'),
      body: words(
        'Ask whoever named you to send it again.',
        'Demandez à la personne qui vous a inscrit de l’envoyer de nouveau.',
      ),
    },
    closed: {
      title: words('This quote is closed', 'Cette soumission est fermée'),
      body: words(
        'It was bought, or it is not on offer any more. There is nothing to sign.',
        'Elle a été achetée, ou n’est plus offerte. Il n’y a rien à signer.',
      ),
    },
    coverTerms: words('{label}: {terms}', '{label} : {terms}'),
  },
};
