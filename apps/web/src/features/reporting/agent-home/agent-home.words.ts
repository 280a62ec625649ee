import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const agentHomeWords: WordsTree = {
  'staff.home': {
    title: words('Agent portal', 'Portail des agents'),
    titleNamed: words('Good to see you, {name}', 'Bonjour, {name}'),
    myQuotes: words('My open quotes', 'Mes soumissions ouvertes'),
    openQuotes: words('Open quotes', 'Soumissions ouvertes'),
    recentPolicies: words('Newest policies', 'Polices récentes'),
    all: words('See all', 'Tout voir'),
    noQuotes: words('No open quotes', 'Aucune soumission ouverte'),
    noQuotesBody: words(
      'Quotes assigned to you appear here.',
      'Les soumissions qui vous sont confiées s’affichent ici.',
    ),
    noPolicies: words('No policies yet', 'Aucune police pour l’instant'),
    noPoliciesBody: words(
      'Policies appear here when a quote is bound.',
      'Une police s’affiche ici dès qu’une soumission est conclue.',
    ),
    waiting: words('What waits', 'Ce qui attend'),
    waitingQuotes: words('Quotes that wait', 'Soumissions en attente'),
    organization: words('Organization', 'Organisation'),
    allOrganizations: words('All organizations', 'Toutes les organisations'),
    renewals: words('Renewals to come', 'Renouvellements à venir'),
    renewalIssues: words('Renewals that need you', 'Renouvellements à régler'),
    countsFailed: words(
      'These numbers could not be read. Reload the page to try again.',
      'Ces nombres n’ont pas pu être lus. Rechargez la page pour réessayer.',
    ),
    countsOf: words(
      'These numbers are from {time}. New ones could not be read.',
      'Ces nombres datent de {time}. Il n’a pas été possible d’en lire de nouveaux.',
    ),
    activity: words('Customer active', 'Client actif'),
    firstQuote: words('Start a quote', 'Commencer une soumission'),
  },
  'staff.mentions': {
    title: words('Mentions', 'Notes qui vous mentionnent'),
    quote: words('{author} on the quote of {name}', '{author}, sur la soumission de {name}'),
    policy: words('{author} on policy {number}', '{author}, sur la police {number}'),
    noName: words('somebody without a name', 'une personne sans nom'),
    done: words('Done', 'Vu'),
    doneWith: words('Done with the note of {author}', 'Note de {author} vue'),
    failed: words('That did not work. Try again.', 'Cela n’a pas fonctionné. Réessayez.'),
  },
};
