import type { Translations } from '../shared/sentence.ts';

/** What policies say, in Canadian French. */
export const french: Translations = {
  'Cover begins on {day}.': 'La protection commence le {day}.',
  'Cover ends on {day}.': 'La protection prend fin le {day}.',
  'Cover may end on {date} at the earliest: {noticeDays} days of notice and {postDays} for the post from {sent} on ({source}).':
    'La protection peut prendre fin le {date} au plus tôt : {noticeDays} jours d’avis et {postDays} pour la poste à compter du {sent} ({source}).',
  'No statute confirmed the {noticeDays} days of notice there. An underwriter has to end cover, with a reason.':
    'Aucun texte de loi n’a confirmé les {noticeDays} jours d’avis à cet endroit. Un souscripteur doit mettre fin à la protection et donner une raison.',
  'Only a policy in force ends with its term.': 'Seule une police en vigueur prend fin avec son terme.',
  'Only a pending policy comes into force.': 'Seule une police en attente peut entrer en vigueur.',
  'This quote is a policy already.': 'Cette soumission est déjà une police.',
  'No payment for this quote is on its way.': 'Aucun paiement n’est en route pour cette soumission.',
  'The price is older than the last change. Price this quote again.':
    'Le prix date d’avant la dernière modification. Recalculez cette soumission.',
  'This quote has no price.': 'Cette soumission n’a pas de prix.',
};
