import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const decideRenewalWords: WordsTree = {
  'actions.approve_renewal': {
    action: words('Approve', 'Approuver'),
    title: words('Approve this renewal', 'Approuver ce renouvellement'),
    effect: words(
      'The next term is offered to the insured at the price that stands here.',
      'La période suivante est offerte à l’assuré au prix indiqué ici.',
    ),
    notes: words('Notes', 'Notes'),
    optional: words('optional', 'facultatif'),
    confirm: words('Approve', 'Approuver'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('Approved.', 'Approuvé.'),
  },
  'actions.approve_plain_renewal': {
    action: words('Approve', 'Approuver'),
    title: words('Approve this renewal', 'Approuver ce renouvellement'),
    effect: words(
      'The next term is offered to the insured at the price that stands here.',
      'La période suivante est offerte à l’assuré au prix indiqué ici.',
    ),
    confirm: words('Approve', 'Approuver'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('Approved.', 'Approuvé.'),
    bulk: {
      action: words('Approve', 'Approuver'),
      title: words(
        'Approve {count, plural, one {# renewal} other {# renewals}}',
        'Approuver {count, plural, one {# renouvellement} other {# renouvellements}}',
      ),
      effect: words(
        '{count, plural, one {The next term is offered} other {# next terms are offered}} at the price that stands here. Where something else is open, or the price moves far, each is decided by itself.',
        '{count, plural, one {La période suivante est offerte} other {# périodes suivantes sont offertes}} au prix indiqué ici. Là où autre chose reste à régler, ou que le prix varie beaucoup, chaque décision se prend séparément.',
      ),
      confirm: words('Approve', 'Approuver'),
    },
  },
  'actions.reject_renewal': {
    action: words('Do not renew', 'Ne pas renouveler'),
    title: words('Do not renew this policy', 'Ne pas renouveler cette police'),
    effect: words(
      'Cover ends with the term. The insured gets a notice by post that says why.',
      'La protection prend fin avec la période. L’assuré reçoit par la poste un avis qui en donne le motif.',
    ),
    lawfulUntil: words(
      'By the law of the place, the notice has to go out by {day}.',
      'Selon la loi du lieu, l’avis doit partir au plus tard le {day}.',
    ),
    confirm: words('Do not renew', 'Ne pas renouveler'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('It is not renewed. The notice goes out.', 'Il n’y aura pas de renouvellement. L’avis part.'),
    presets: {
      first: words(
        'Losses in the term beyond what we carry.',
        'Sinistres de la période au-delà de ce que nous portons.',
      ),
      second: words('The risk is another than was insured.', 'Le risque n’est plus celui qui était assuré.'),
      third: words(
        'Driving records that this product does not cover.',
        'Dossiers de conduite que ce produit ne couvre pas.',
      ),
      fourth: words('We do not offer this product there any more.', 'Nous n’offrons plus ce produit à cet endroit.'),
    },
  },
  'actions.resurrect_renewal': {
    action: words('Bring back', 'Rétablir'),
    title: words('Bring this renewal back', 'Rétablir ce renouvellement'),
    effect: words(
      'The next term is described and priced anew, and looked through as before. Days that have passed without cover stay without.',
      'La période suivante est décrite et chiffrée de nouveau, puis examinée comme avant. Les jours passés sans protection le restent.',
    ),
    confirm: words('Bring back', 'Rétablir'),
    cancel: words('Leave it ended', 'Le laisser terminé'),
    done: words('The renewal is back.', 'Le renouvellement est rétabli.'),
  },
  'actions.update_renewal_status': {
    action: words('Set status', 'Fixer le statut'),
    title: words('Set how this renewal stands', 'Fixer le statut de ce renouvellement'),
    effect: words(
      'Your name and your reason are kept with it. What money or the law forbids is refused.',
      'Votre nom et votre motif y restent attachés. Ce que l’argent ou la loi interdit est refusé.',
    ),
    status: words('New status', 'Nouveau statut'),
    choose: words('Choose a status', 'Choisissez un statut'),
    confirm: words('Set status', 'Fixer le statut'),
    cancel: words('Leave it', 'Ne rien changer'),
    done: words('The status is set.', 'Le statut est fixé.'),
  },
};
