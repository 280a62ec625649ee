import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const commissionRunsWords: WordsTree = {
  'workbench.commissionRuns': {
    title: words('Payments of commission', 'Versements de commissions'),
    lead: words(
      'What is due of past months is put into a run. Another person approves it, and it is paid once.',
      'Ce qui est dû des mois passés forme un versement. Une autre personne l’approuve, et il est payé une seule fois.',
    ),
    make: words('New run', 'Nouveau versement'),
    failed: words('The payments cannot be read right now.', 'Impossible de lire les versements pour le moment.'),
    none: words('No run yet', 'Aucun versement'),
    noneBody: words(
      'The first one takes all that was earned on premium that came in.',
      'Le premier reprend tout ce qui a été gagné sur les primes encaissées.',
    ),
    through: words('Through {month}', 'Jusqu’à {month}'),
    sums: words('{earned} earned, {back} clawed back', '{earned} gagnés, {back} repris'),
    madeBy: words('Made by {name} on {day}', 'Préparé par {name} le {day}'),
    approvedBy: words('Approved by {name} on {day}', 'Approuvé par {name} le {day}'),
    paidBy: words('Paid by {name} on {day}, {reference}', 'Payé par {name} le {day}, {reference}'),
    status: {
      made: words('Waits for approval', 'À approuver'),
      approved: words('To be paid', 'À payer'),
      paid: words('Paid', 'Payé'),
      withdrawn: words('Withdrawn', 'Retiré'),
    },
    pdf: words('Statement (PDF)', 'Relevé (PDF)'),
    pdfOf: words('Statement through {month} (PDF)', 'Relevé jusqu’à {month} (PDF)'),
    csv: words('Lines (CSV)', 'Lignes (CSV)'),
    csvOf: words('Lines through {month} (CSV)', 'Lignes jusqu’à {month} (CSV)'),
    approve: words('Approve', 'Approuver'),
    pay: words('Note the payment', 'Noter le paiement'),
    withdraw: words('Withdraw', 'Retirer'),
    ownRun: words('You made it: somebody else approves it.', 'Vous l’avez préparé : quelqu’un d’autre l’approuve.'),
  },
  'workbench.makeRun': {
    title: words('New run', 'Nouveau versement'),
    effect: words(
      'Everything that is due through the month and in no run yet is put into one. Nothing is paid before somebody else approves it.',
      'Tout ce qui est dû jusqu’à ce mois et ne fait partie d’aucun versement y est mis. Rien n’est payé avant l’approbation d’une autre personne.',
    ),
    confirm: words('Make the run', 'Préparer le versement'),
    cancel: words('Cancel', 'Annuler'),
    done: words('The run waits for approval', 'Le versement attend une approbation'),
    month: words('Through the month of this day', 'Jusqu’au mois de ce jour'),
    monthMissing: words('Choose a month.', 'Choisissez un mois.'),
    currency: words('Currency', 'Devise'),
  },
  'workbench.approveRun': {
    title: words('Approve {amount}?', 'Approuver {amount} ?'),
    effect: words(
      'The run may be paid then. You answer for the amount.',
      'Le versement pourra être payé. Vous répondez du montant.',
    ),
    confirm: words('Approve', 'Approuver'),
    cancel: words('Cancel', 'Annuler'),
    done: words('The run is approved', 'Le versement est approuvé'),
  },
  'workbench.payRun': {
    title: words('Note the payment of {amount}', 'Noter le paiement de {amount}'),
    effect: words(
      'It is noted once, and nothing of the run is paid again.',
      'Il est noté une seule fois, et rien du versement n’est payé de nouveau.',
    ),
    confirm: words('Note it', 'Noter'),
    cancel: words('Cancel', 'Annuler'),
    done: words('The run is paid', 'Le versement est payé'),
    reference: words('Reference of the bank', 'Référence bancaire'),
    referenceMissing: words('Give the reference of the payment.', 'Indiquez la référence du paiement.'),
  },
  'workbench.withdrawRun': {
    title: words('Withdraw this run?', 'Retirer ce versement ?'),
    effect: words('What was in it is due again.', 'Ce qu’il contenait redevient dû.'),
    confirm: words('Withdraw', 'Retirer'),
    cancel: words('Cancel', 'Annuler'),
    done: words('The run is withdrawn', 'Le versement est retiré'),
  },
};
