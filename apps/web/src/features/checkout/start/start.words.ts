import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const startWords: WordsTree = {
  'checkout.start': {
    title: words('See your price range', 'Voyez votre fourchette de prix'),
    lead: words(
      'Two answers now, two on the next page, and you see what it costs.',
      'Deux réponses maintenant, deux à la page suivante, et vous voyez ce qu’il en coûte.',
    ),
    postalCode: words('ZIP or postal code', 'Code postal ou ZIP', { enCa: 'Postal or ZIP code' }),
    postalHint: words('Where it is kept, like 44101 or K1A 0B1', 'Là où il est gardé, comme K1A 0B1 ou 44101', {
      enCa: 'Where it is kept, like K1A 0B1 or 44101',
    }),
    postalWhy: words(
      'Prices and legal minimums differ from state to state. We don’t need your street yet.',
      'Les prix et les minimums légaux varient selon la province ou l’État. Nous n’avons pas encore besoin de votre rue.',
      { enCa: 'Prices and legal minimums differ from province to province. We don’t need your street yet.' },
    ),
    class: words('What are you insuring?', 'Que voulez-vous assurer ?'),
    submit: words('Continue', 'Continuer'),
    known: words(
      'We take over your name, address and who drives',
      'Nous reprenons votre nom, votre adresse et les personnes qui conduisent',
    ),
    insured: words('Insured with us already?', 'Déjà assuré chez nous ?'),
    fromAccount: words('Begin from your account', 'Commencez depuis votre compte'),
  },
  'checkout.bought': {
    title: words('You bought cover for your {what}', 'Vous avez assuré votre {what}'),
    number: words('Policy {number}', 'Police {number}'),
    begins: words('Your cover begins on {date}.', 'Votre protection commence le {date}.'),
    began: words('Your cover began on {date}.', 'Votre protection a commencé le {date}.'),
    see: words('See my purchase', 'Voir mon achat'),
  },
  'checkout.listing': {
    arriving: words('Getting your listing ready to price', 'Préparation de votre annonce pour le prix'),
    givenTitle: words('Given by your listing', 'Repris de votre annonce'),
    given: words(
      'From your listing, not yet confirmed by you: {fields}. Check it, and change what is not so.',
      'Repris de votre annonce et pas encore confirmé par vous : {fields}. Vérifiez, et corrigez ce qui est inexact.',
    ),
    confirm: words('This is right', 'C’est exact'),
    confirming: words('Saving …', 'Enregistrement …'),
    confirmFailed: words('This was not saved. Try again.', 'L’enregistrement a échoué. Réessayez.'),
    unread: words(
      'We couldn’t read everything in your listing. Start here; it takes two answers.',
      'Votre annonce n’a pas pu être lue en entier. Commencez ici ; il faut deux réponses.',
    ),
    failed: words(
      'We couldn’t start a quote from your listing just now. What it said about place and class is filled in: try again here.',
      'Votre annonce n’a pas pu devenir une soumission pour l’instant. Le lieu et la catégorie sont déjà remplis : réessayez ici.',
    ),
  },
  'checkout.otherWay': {
    agents: words(
      'Our agents price this with you. Tell us what you have, and one of them writes to you.',
      'Nos agents en établissent le prix avec vous. Dites-nous ce que vous avez, et l’un d’eux vous écrira.',
    ),
    enquire: words('Send an enquiry', 'Envoyer une demande'),
    carrierLead: words(
      '{name} prices and sells this on its own pages. We send you there, and cannot see or change its price.',
      '{name} en fixe le prix et le vend sur ses propres pages. Nous vous y envoyons, sans voir ni changer son prix.',
    ),
    go: words('Go to {name}', 'Aller chez {name}'),
    leaving: words('Leading you there', 'Nous vous y menons'),
    stored: words(
      'We keep that you followed this link, and the postal code; nothing else.',
      'Nous gardons le fait que vous avez suivi ce lien et le code postal, rien d’autre.',
    ),
  },
};
