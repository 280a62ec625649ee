import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const runPreviewWords: WordsTree = {
  'workbench.renewalsAhead': {
    title: words('The next 90 days', 'Les 90 prochains jours'),
    link: words('Next 90 days', '90 prochains jours'),
    back: words('Renewals', 'Renouvellements'),
    lead: words(
      'What the terms that end by then will renew at, at the rates released for renewals on their day. Nothing is written by looking.',
      'À quel prix seront renouvelées les périodes qui prennent fin d’ici là, aux tarifs publiés pour les renouvellements de ce jour. Rien n’est écrit par cette consultation.',
    ),
    failed: words('The renewals ahead could not be priced.', 'Les renouvellements à venir n’ont pu être chiffrés.'),
    progress: words(
      '{count, plural, one {# term} other {# terms}} priced …',
      '{count, plural, one {# période chiffrée} other {# périodes chiffrées}}…',
    ),
    none: words('No term ends in the next 90 days', 'Aucune période ne prend fin dans les 90 prochains jours'),
    noneBody: words(
      'Terms that end with their last day, and those that were refused, are not counted.',
      'Les périodes qui prennent fin à leur terme et celles qui ont été refusées ne sont pas comptées.',
    ),
    byState: words('By state or province', 'Par État ou province'),
    byClass: words('By class', 'Par catégorie'),
    state: words('State', 'État ou province'),
    class: words('Class', 'Catégorie'),
    noClass: words('No vehicle', 'Aucun véhicule'),
    terms: words('Terms', 'Périodes'),
    before: words('Premium now', 'Prime actuelle'),
    after: words('Renews at', 'Prime au renouvellement'),
    change: words('Change', 'Variation'),
    rises: words('Up by more than 25 %', 'Hausse de plus de 25 %'),
    falls: words('Down by more than 25 %', 'Baisse de plus de 25 %'),
    unpriced: words('Not priced', 'Non chiffrées'),
    all: words('All', 'Toutes'),
    crossing: words('Who crosses the threshold', 'Qui franchit le seuil'),
    nobody: words('No price moves by more than 25 %.', 'Aucun prix ne varie de plus de 25 %.'),
    more: words(
      '{count, plural, one {# more stands} other {# more stand}} in the file.',
      '{count, plural, one {# autre figure} other {# autres figurent}} dans le fichier.',
    ),
    number: words('Policy', 'Police'),
    renews: words('Renews', 'Renouvelle le'),
    export: words('Export CSV', 'Exporter en CSV'),
    file: words('renewals-ahead', 'renouvellements-a-venir'),
  },
};
