import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const consentWords: WordsTree = {
  consent: {
    title: words('Your privacy, your choice', 'Votre vie privée, votre choix'),
    body: words(
      'Nothing but what a page cannot do without is kept in this browser until you say so. May we count visits, and remember which page or campaign brought you?',
      'Avant votre accord, ce navigateur ne conserve que ce dont une page ne peut se passer. Pouvons-nous compter les visites et retenir la page ou la campagne qui vous a amené ici ?',
    ),
    accept: words('Accept', 'Accepter'),
    reject: words('Reject', 'Refuser'),
    choose: words('Choose', 'Choisir'),
  },
  'consent.choices': {
    title: words('Privacy choices', 'Choix de confidentialité'),
    lead: words(
      'You can change your mind at any time, here or under “Privacy choices” at the foot of every page.',
      'Vous pouvez changer d’avis à tout moment, ici ou sous « Choix de confidentialité » au bas de chaque page.',
    ),
    close: words('Close', 'Fermer'),
    save: words('Save my choices', 'Enregistrer mes choix'),
    always: words('Always on', 'Toujours actif'),
    saved: words('Your choice is kept for a year.', 'Votre choix est conservé pendant un an.'),
    objects: words(
      'Your browser sends the Global Privacy Control signal. We follow it: nothing is counted or remembered unless you allow it here.',
      'Votre navigateur envoie le signal Global Privacy Control. Nous le respectons : rien n’est compté ni retenu sans votre accord donné ici.',
    ),
  },
  'consent.categories': {
    necessary: {
      name: words('What pages cannot do without', 'Ce dont les pages ne peuvent se passer'),
      note: words(
        'Your language, your sign-in, the quote you are working on, and this choice.',
        'Votre langue, votre connexion, la soumission en cours et le présent choix.',
      ),
    },
    measurement: {
      name: words('Counting visits', 'Compter les visites'),
      note: words(
        'A random number in this browser, so that we see at which step people leave the checkout. It is never joined to your name, and nobody else is told.',
        'Un numéro aléatoire dans ce navigateur, pour savoir à quelle étape les gens quittent le parcours d’achat. Il n’est jamais associé à votre nom, et personne d’autre n’en est informé.',
      ),
    },
    attribution: {
      name: words('Remembering what brought you', 'Retenir ce qui vous a amené'),
      note: words(
        'The campaign or partner named in the link you followed, for a year, so that whoever sent you is credited with your policy.',
        'La campagne ou le partenaire nommé dans le lien que vous avez suivi, pendant un an, afin que votre police soit portée au crédit de qui vous a envoyé.',
      ),
    },
  },
};
