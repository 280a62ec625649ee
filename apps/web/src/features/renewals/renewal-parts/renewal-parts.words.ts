import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';
import { declinedReasons } from './declined-reasons.ts';

export const renewalPartsWords: WordsTree = {
  'policyParts.renewal': {
    declined: declinedReasons,
    price: words('Price of the term', 'Prix de la période'),
    now: words('Now', 'Actuellement'),
    offered: words('From {day}', 'À compter du {day}'),
    edited: words('As edited', 'Tel que modifié'),
    edits: words('What was edited', 'Ce qui a été modifié'),
    terms: words('Price of each term', 'Prix de chaque période'),
    term: words('Term', 'Période'),
    begins: words('Begins', 'Début'),
    ofTerm: words('Term {term}', 'Période {term}'),
    nextTerm: words('Term {term}, offered', 'Période {term}, offerte'),
    difference: words('Difference', 'Différence'),
    premium: words('Premium', 'Prime'),
    fees: words('Fees', 'Frais'),
    total: words('Total', 'Prix total'),
    why: words('Why the price changes', 'Pourquoi le prix change'),
    same: words('No effect', 'Aucun effet'),
    together: words('All together', 'En tout'),
    unmoved: words('Nothing moves the price.', 'Rien ne fait varier le prix.'),
    movedValue: words(
      '{vehicle} is insured for its market value: {after} instead of {before}, by {source}.',
      '{vehicle} est assuré à sa valeur marchande : {after} au lieu de {before}, selon {source}.',
    ),
    heldBack: words(
      'Our rates ask for {rated}. {held} of it is held back, so that the price rises no faster than the product allows; it follows in later terms, as far as the rates still ask for it.',
      'Nos tarifs demandent {rated}. De ce montant, {held} sont reportés pour que le prix n’augmente pas plus vite que ne le permet le produit ; ils suivent aux périodes ultérieures, dans la mesure où les tarifs les demandent encore.',
    ),
    covered: words('What is covered otherwise', 'Ce qui est couvert autrement'),
    sameCover: words('The same is covered as today.', 'La protection reste la même qu’aujourd’hui.'),
    noPrice: words('There is no price yet.', 'Il n’y a pas encore de prix.'),
    failed: words(
      'The comparison of the two terms could not be loaded.',
      'La comparaison des deux périodes n’a pas pu être chargée.',
    ),
    option: {
      auto_renew: words('Renews by itself', 'Se renouvelle automatiquement'),
      manual: words('Accepted each time', 'Acceptée chaque fois'),
      do_not_renew: words('Ends with the term', 'Prend fin avec la période'),
    },
    optionNote: {
      auto_renew: words(
        'The next term, and each after it, is taken without a word.',
        'La prochaine période et les suivantes sont prises sans autre démarche.',
      ),
      manual: words(
        'Each offer waits for a yes; without one, cover ends.',
        'Chaque offre attend un oui ; sans cela, la protection prend fin.',
      ),
      do_not_renew: words(
        'No next term: cover ends on the last day of this one.',
        'Pas d’autre période : la protection prend fin au dernier jour de celle-ci.',
      ),
    },
    status: {
      pending: words('Being prepared', 'En préparation'),
      quoted: words('Being looked through', 'En examen'),
      in_review: words('With underwriting', 'En souscription'),
      agent_review: words('With an agent', 'Chez l’agent'),
      approved: words('Approved', 'Approuvé'),
      offered: words('Offered', 'Offert'),
      accepted: words('Accepted', 'Accepté'),
      completed: words('Renewed', 'Renouvelé'),
      rejected: words('Not renewed', 'Non renouvelé'),
      payment_failed: words('Payment failed', 'Paiement échoué'),
      error: words('Not priced yet', 'Pas encore chiffré'),
      declined: words('Declined', 'Refusé par l’assuré'),
      expired: words('Ended', 'Terminé'),
    },
  },
};
