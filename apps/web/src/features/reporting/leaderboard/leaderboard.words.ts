import { scheduledReports } from '@roadworthy/core/organizations/report-schedule.ts';
import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const leaderboardWords: WordsTree = {
  'queue.leaderboard': {
    title: scheduledReports.leaderboard.title,
    file: words('leaderboard', 'palmares'),
    none: words('Nothing was bound yet', 'Rien n’a encore été conclu'),
    noneBody: words(
      'Policies count for their agent in the month in which they are bound.',
      'Une police compte pour son agent dans le mois où elle est conclue.',
    ),
    views: {
      month: words('This month', 'Ce mois-ci'),
      endorsements: words('With endorsements', 'Avec avenants'),
      last: words('Last month', 'Le mois dernier'),
      year: words('12 months', '12 mois'),
    },
    columns: {
      agent: words('Agent', 'Agent'),
      gwp_rank: words('Rank by premium', 'Rang par prime'),
      gwp: words('Premium written', 'Primes souscrites'),
      policies: words('Policies', 'Polices'),
      policies_rank: words('Rank by policies', 'Rang par polices'),
      month: words('Month', 'Mois'),
      organization_name: words('Organization', 'Organisation'),
      currency: words('Currency', 'Devise'),
    },
    ofMonth: words('{month}', '{month}'),
    ofLastMonth: words(
      'Nothing is bound in this month yet. This is {month}.',
      'Rien n’est encore conclu ce mois-ci. Voici {month}.',
    ),
    ownPlace: words(
      'Your place: {rank}, with {gwp} and {policies, plural, one {# policy} other {# policies}}',
      'Votre rang : {rank}, avec {gwp} et {policies, plural, one {# police} other {# polices}}',
    ),
    ownFailed: words(
      'Your own place could not be read. Reload the page to try again.',
      'Votre rang n’a pas pu être lu. Rechargez la page pour réessayer.',
    ),
  },
};
