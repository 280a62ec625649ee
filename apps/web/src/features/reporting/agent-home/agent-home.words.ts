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
    renewalWeeks: words('Renewals in 30 days, by week', 'Renouvellements dans 30 jours, par semaine'),
    renewWithin: words('Renew {days}', 'À renouveler : {days}'),
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
    figures: words('How the agency does', 'Résultats du cabinet'),
    figureNone: words('Nothing yet', 'Rien pour l’instant'),
    productionTitle: words('Production', 'Affaires conclues'),
    production: words(
      '{view, select, month {This month} last {Last month} other {A year ago}}: {gwp}, {policies, plural, one {# policy} other {# policies}}',
      '{view, select, month {Ce mois-ci} last {Le mois dernier} other {Il y a un an}} : {gwp}, {policies, plural, one {# police} other {# polices}}',
    ),
    productionNote: words(
      'Premium at full term of what was bound in the month, less what was cancelled flat. Endorsements are not counted.',
      'Primes de période complète conclues dans le mois, moins les annulations dès l’origine. Les avenants ne comptent pas.',
    ),
    retentionTitle: words('Retention', 'Rétention'),
    share: words('{share} ({part, number} of {all, number})', '{share} ({part, number} sur {all, number})'),
    retentionNote: words(
      'Of the terms that ended in 12 months and are decided: how many went on.',
      'Parmi les périodes échues en 12 mois et décidées : combien ont été renouvelées.',
    ),
    lossTitle: words('Loss ratio', 'Rapport sinistres-primes'),
    lossRatio: words('{share}: {incurred} of {earned}', '{share} : {incurred} sur {earned}'),
    lossNote: words(
      'What claims cost in 12 months (payments, changes of reserves and expenses, less what was recovered) as a share of the premium earned in them.',
      'Coût des sinistres sur 12 mois (paiements, variations des réserves et frais, moins les recouvrements), en part de la prime acquise.',
    ),
    conversionTitle: words('Conversion', 'Taux de conversion'),
    conversionNote: words(
      'Of the quotes begun in 12 months: how many became policies. The list divides them by agent, source and partner.',
      'Parmi les soumissions commencées en 12 mois : combien sont devenues des polices. La liste les répartit par agent, source et partenaire.',
    ),
    openTitle: words('Open money', 'Sommes à recevoir'),
    openMoney: words('{total} owed, {late} of it late', '{total} à recevoir, dont {late} en retard'),
    openNote: words('What policies owe today.', 'Ce que les polices doivent aujourd’hui.'),
    commissionTitle: words('Commission', 'Commissions'),
    commission: words(
      '{view, select, month {This month} other {Last month}}: {payable}',
      '{view, select, month {Ce mois-ci} other {Le mois dernier}} : {payable}',
    ),
    commissionNote: words(
      'Earned on premium that was collected, less what was given back.',
      'Gagnées sur la prime encaissée, moins ce qui a été repris.',
    ),
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
