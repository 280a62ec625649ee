import type { Translations } from '../shared/text/sentence.ts';

/** What is said of a person's data, in Canadian French. */
export const french: Translations = {
  'Your data is being gathered. We write to you once it is ready.':
    'Vos données sont en cours de rassemblement. Nous vous écrivons dès qu’elles sont prêtes.',
  'Your data was gathered less than {hours} hours ago. Download that one, or ask again later.':
    'Vos données ont été rassemblées il y a moins de {hours} heures. Téléchargez celles-là, ou redemandez plus tard.',
  'You work here with this account. Your organization has to end that first.':
    'Vous travaillez ici avec ce compte. Votre organisation doit d’abord y mettre fin.',
  'Policy {number} is in force or about to begin. Cancel it or let it run out first.':
    'La police {number} est en vigueur ou sur le point de commencer. Résiliez-la d’abord ou laissez-la arriver à terme.',
  'A claim is open. Deletion is possible once it is settled or withdrawn.':
    'Une réclamation est ouverte. La suppression est possible dès qu’elle est réglée ou retirée.',
  'A claim on policy {number} is open. Deletion is possible once it is settled or withdrawn.':
    'Une réclamation est ouverte sur la police {number}. La suppression est possible dès qu’elle est réglée ou retirée.',
  'A policy is being bought right now. Wait until that is done.':
    'L’achat d’une police est en cours. Attendez qu’il soit terminé.',
  'A payment is on its way. Wait until it has arrived or come back.':
    'Un paiement est en cours. Attendez qu’il soit arrivé ou revenu.',
  'Something is still to be paid on policy {number}. Pay it first.':
    'Il reste un montant à payer sur la police {number}. Payez-le d’abord.',
  'Money is due back to you on policy {number}. Wait until it has reached you.':
    'Un remboursement vous est dû sur la police {number}. Attendez de l’avoir reçu.',
  'You have asked for this already. Your profile says when it is done.':
    'Vous l’avez déjà demandé. Votre profil indique quand ce sera fait.',
  'No deletion is waiting. There is nothing to take back.':
    'Aucune suppression n’est en attente. Il n’y a rien à annuler.',
  'It is yours, and nobody else has to keep it.': 'C’est à vous, et personne d’autre ne doit le conserver.',
  'No contract came of it.': 'Aucun contrat n’en a résulté.',
  'The contract and its money have to be provable to tax offices, regulators and courts.':
    'Le contrat et ses paiements doivent pouvoir être prouvés au fisc, aux autorités de surveillance et aux tribunaux.',
  'What was settled, and why, has to be provable to regulators and courts.':
    'Ce qui a été réglé, et pourquoi, doit pouvoir être prouvé aux autorités de surveillance et aux tribunaux.',
  'An insurer there has to show which applications it turned down.':
    'Un assureur doit pouvoir y montrer quelles demandes il a refusées.',
  'It is counted without a person: there is nothing to find you by.':
    'C’est compté sans personne : rien ne permet de vous y retrouver.',
};
