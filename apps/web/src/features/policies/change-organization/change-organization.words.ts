import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const changeOrganizationWords: WordsTree = {
  'actions.change_organization': {
    action: words('Move to another organization', 'Passer à une autre organisation'),
    title: words('Move this policy to another organization', 'Passer cette police à une autre organisation'),
    effect: words(
      'All terms of its contract go along with their quotes, payments, methods and papers, and the people of its organization no longer see them. Its agent and its partner are taken off, links that were given out end, and whoever you choose has it there; without a choice it waits in their queue. The insured keeps the policy, its number and its price.',
      'Tous les termes de son contrat la suivent avec leurs soumissions, paiements, modes de paiement et documents, et les gens de son organisation ne les voient plus. Son agent et son partenaire lui sont retirés, les liens remis prennent fin, et l’agent que vous choisissez la reçoit là-bas ; sans choix, elle attend dans leur file. L’assuré garde la police, son numéro et son prix.',
    ),
    along: words('Goes to {organization}', 'Passe à {organization}'),
    papers: {
      terms: words('{n, plural, one {# term} other {# terms}}', '{n, plural, one {# terme} other {# termes}}'),
      documents: words(
        '{n, plural, one {# document} other {# documents}}',
        '{n, plural, one {# document} other {# documents}}',
      ),
      files: words('{n, plural, one {# file} other {# files}}', '{n, plural, one {# fichier} other {# fichiers}}'),
      notes: words('{n, plural, one {# note} other {# notes}}', '{n, plural, one {# note} other {# notes}}'),
      claims: words(
        '{n, plural, one {# claim} other {# claims}}',
        '{n, plural, one {# réclamation} other {# réclamations}}',
      ),
    },
    owed: words('Owed by the insured', 'Dû par l’assuré'),
    refunds: words('To be paid back', 'À rembourser'),
    unearned: words('Premium not earned yet', 'Prime non encore acquise'),
    stays: words('Stays with {organization}', 'Reste à {organization}'),
    earned: words('Premium earned', 'Prime acquise'),
    commission: words('Commission booked', 'Commission comptabilisée'),
    from: words(
      'The new organization earns from {day} on. Reports of earlier days stay as they are.',
      'La nouvelle organisation acquiert la prime à compter du {day}. Les rapports des jours précédents ne changent pas.',
    ),
    confirm: words('Move the policy', 'Passer la police'),
    cancel: words('Leave it where it is', 'La laisser où elle est'),
    done: words('The policy is with {organization} now.', 'La police est maintenant chez {organization}.'),
  },
};
