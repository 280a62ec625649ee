import type { Translations } from '../shared/text/sentence.ts';

/** What letters say, in Canadian French. */
export const french: Translations = {
  '{name}': '{name}',

  'The reason: {explanation}': 'Le motif : {explanation}',
  'The reason: {amount} that fell due on {since} was not paid.':
    'Le motif : {amount}, exigible depuis le {since}, n’a pas été payé.',
  'Pay {amount} by {until}, and cover goes on without a gap. A part of it is taken, but is not enough.':
    'Payez {amount} au plus tard le {until}, et la protection se poursuit sans interruption. Un paiement partiel est accepté, mais ne suffit pas.',
  'This notice goes out on {sent}. The law asks for {days} days of notice and {post} for the post ({source}).':
    'Cet avis part le {sent}. La loi exige {days} jours d’avis et {post} pour la poste ({source}).',
  'If you think this is wrong, call us, or ask the insurance regulator of your state or province to look at it.':
    'Si vous croyez que c’est une erreur, appelez-nous ou demandez à l’organisme de réglementation des assurances de votre État ou province d’examiner le dossier.',

  '{amount} goes back to the card or account that paid, by {due}: before cover ends.':
    '{amount} est remboursé sur la carte ou le compte qui a payé, au plus tard le {due} : avant la fin de la protection.',
  'No payment is asked for until then.': 'Aucun paiement n’est demandé d’ici là.',

  'Until then you are covered, and the end can be taken back. We write again once it has come.':
    'D’ici là, vous êtes couvert et la fin peut être annulée. Nous vous écrirons de nouveau quand elle sera venue.',

  'class A motorhome': 'autocaravane de classe A',
  'class B motorhome': 'autocaravane de classe B',
  'class C motorhome': 'autocaravane de classe C',
  'travel trailer': 'roulotte',
  'fifth wheel': 'caravane à sellette',
  'toy hauler': 'roulotte porte-jouets',
  'pop-up camper': 'tente-roulotte',
  'truck camper': 'caravane portée',
  'teardrop trailer': 'roulotte goutte d’eau',
  'bus conversion': 'autobus aménagé',
};
