import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const settleRenewalWords: WordsTree = {
  'actions.check_renewal_status': {
    action: words('Recheck', 'Vérifier de nouveau'),
    title: words('Look through this renewal again', 'Examiner de nouveau ce renouvellement'),
    effect: words(
      'Where nothing is left to settle, the next term is offered at once.',
      'Si plus rien ne reste à régler, la période suivante est offerte aussitôt.',
    ),
    confirm: words('Recheck', 'Vérifier de nouveau'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('The renewal was looked through again.', 'Le renouvellement a été examiné de nouveau.'),
  },
  'actions.agent_retry_renewal_failed_charge': {
    action: words('Charge again', 'Débiter de nouveau'),
    title: words('Charge the next term again', 'Débiter de nouveau la période suivante'),
    effect: words(
      'What the next term costs first is charged to the method on file, now.',
      'Le premier montant de la période suivante est porté maintenant au mode de paiement au dossier.',
    ),
    confirm: words('Charge again', 'Débiter de nouveau'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('It is paid.', 'C’est payé.'),
    pending: words('The bank has not answered yet.', 'La banque n’a pas encore répondu.'),
    declined: words('The payment was declined.', 'Le paiement a été refusé.'),
  },
  'actions.update_renewal_decision_agent': {
    action: words('How it goes on', 'Choisir la suite'),
    title: words('How the contract goes on', 'Comment le contrat se poursuit'),
    effect: words(
      'As the insured told you. They are written to when it ends their cover.',
      'Selon ce que l’assuré vous a dit. Il est avisé par écrit si sa protection prend fin.',
    ),
    how: words('At the end of the term', 'À la fin de la période'),
    why: words('Why it ends', 'Pourquoi elle prend fin'),
    unsaid: words('They did not say', 'Non précisé'),
    comment: words('What they said', 'Ce qui a été dit'),
    optional: words('optional', 'facultatif'),
    confirm: words('Save', 'Enregistrer'),
    cancel: words('Leave it', 'Ne rien changer'),
    done: words('It is noted.', 'C’est noté.'),
  },
  'actions.update_renewal_sale_status_agent': {
    action: words('Set contact', 'Noter le suivi'),
    title: words('How far you are with the insured', 'Où vous en êtes avec l’assuré'),
    effect: words(
      'For the work of your team; nobody is written to.',
      'Pour le travail de votre équipe ; personne n’est avisé.',
    ),
    status: words('Contact', 'Suivi'),
    confirm: words('Save', 'Enregistrer'),
    cancel: words('Leave it', 'Ne rien changer'),
    done: words('It is noted.', 'C’est noté.'),
    bulk: {
      action: words('Set contact', 'Noter le suivi'),
      title: words(
        'Set the contact of {count, plural, one {# renewal} other {# renewals}}',
        'Noter le suivi de {count, plural, one {# renouvellement} other {# renouvellements}}',
      ),
      effect: words(
        'For the work of your team; nobody is written to.',
        'Pour le travail de votre équipe ; personne n’est avisé.',
      ),
      confirm: words('Save', 'Enregistrer'),
    },
  },
  'actions.lock_for_renewal': {
    action: words('Lock the price', 'Verrouiller le prix'),
    title: words('Lock the price of this renewal', 'Verrouiller le prix de ce renouvellement'),
    effect: words(
      'Its price and its rates stay as they are until it is unlocked. While it is locked, it is not offered.',
      'Le prix et les tarifs restent tels quels jusqu’au déverrouillage. Tant qu’il est verrouillé, il n’est pas offert.',
    ),
    confirm: words('Lock the price', 'Verrouiller le prix'),
    cancel: words('Not yet', 'Pas encore'),
    done: words('The price is locked.', 'Le prix est verrouillé.'),
  },
  'actions.unlock_for_renewal': {
    action: words('Unlock the price', 'Déverrouiller le prix'),
    title: words('Unlock the price of this renewal', 'Déverrouiller le prix de ce renouvellement'),
    effect: words(
      'It is priced at the rates of now again, and may cost more or less than it did.',
      'Il est de nouveau chiffré aux tarifs actuels et peut coûter plus ou moins qu’avant.',
    ),
    confirm: words('Unlock the price', 'Déverrouiller le prix'),
    cancel: words('Leave it locked', 'Le laisser verrouillé'),
    done: words('The price is unlocked.', 'Le prix est déverrouillé.'),
  },
};
