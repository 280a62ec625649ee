import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const decideReferralWords: WordsTree = {
  'actions.accept_referral': {
    action: words('Accept', 'Accepter'),
    title: words('Accept what was found', 'Accepter ce qui a été trouvé'),
    effect: words(
      'The quote may be sold as it stands. Any other answer voids this.',
      'La soumission peut être vendue telle quelle. Toute autre réponse annule cet accord.',
    ),
    confirm: words('Accept', 'Accepter'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('Accepted.', 'Acceptée.'),
    presets: {
      first: words('The documents bear the answers out.', 'Les documents confirment les réponses.'),
      second: words('Photographs and appraisal are on file.', 'Photos et évaluation sont au dossier.'),
      third: words('A client of many years without a claim.', 'Client de longue date sans sinistre.'),
      fourth: words('Within what we take by exception.', 'Dans ce que nous prenons par exception.'),
    },
    bulk: {
      action: words('Accept', 'Accepter'),
      title: words(
        'Accept {count, plural, one {# referral} other {# referrals}}',
        'Accepter {count, plural, one {# demande} other {# demandes}}',
      ),
      effect: words(
        '{count, plural, one {# quote may} other {# quotes may}} be sold as they stand. All were asked for the same one thing.',
        '{count, plural, one {# soumission peut être vendue} other {# soumissions peuvent être vendues}} telles quelles. Toutes ont le même motif unique.',
      ),
      confirm: words('Accept', 'Accepter'),
    },
  },
  'actions.accept_application': {
    action: words('Accept at a price', 'Accepter à un prix'),
    title: words('Price this application', 'Tarifer cette proposition'),
    effect: words(
      'It is approved as it stands, at this premium and with the fees of its line. Its customer signs and pays by the link.',
      'Elle est approuvée telle quelle, à cette prime et avec les frais de son produit. Son client signe et paie par le lien.',
    ),
    premium: words('Premium of the term, without fees', 'Prime de la durée, sans les frais'),
    premiumMissing: words('Type the premium.', 'Entrez la prime.'),
    confirm: words('Accept at this price', 'Accepter à ce prix'),
    cancel: words('Not yet', 'Pas encore'),
    doneTitle: words('It has its price', 'Elle a son prix'),
    doneEffect: words(
      'The customer signs and pays by this link, and is bound then. Changed, it is priced anew.',
      'Le client signe et paie par ce lien, et la police est alors conclue. Modifiée, la proposition est tarifée de nouveau.',
    ),
    close: words('Close', 'Fermer'),
  },
  'actions.reject_referral': {
    action: words('Reject', 'Refuser'),
    title: words('Reject this quote', 'Refuser cette soumission'),
    effect: words(
      'We do not insure it. The customer is told that we do not, not why.',
      'Nous ne l’assurons pas. Le client l’apprend, sans les raisons.',
    ),
    confirm: words('Reject', 'Refuser'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('Rejected.', 'Refusée.'),
    presets: {
      first: words('Beyond what we carry.', 'Au-delà de ce que nous portons.'),
      second: words('The documents do not bear the answers out.', 'Les documents ne confirment pas les réponses.'),
      third: words('Used in a way that this product does not cover.', 'Usage que ce produit ne couvre pas.'),
      fourth: words('Its condition cannot be insured.', 'Son état n’est pas assurable.'),
    },
  },
};
