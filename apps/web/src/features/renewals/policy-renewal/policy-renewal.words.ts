import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const policyRenewalWords: WordsTree = {
  'workbench.policyRenewal': {
    failed: words('The renewal could not be loaded.', 'Le renouvellement n’a pas pu être chargé.'),
    none: words('No renewal yet', 'Pas encore de renouvellement'),
    noneBody: words(
      'The term ends on {day}. The next one is prepared in time for the law’s notice, and stands here from then on.',
      'La période prend fin le {day}. La suivante est préparée à temps pour l’avis exigé par la loi et se trouve ici dès lors.',
    ),
    why: words('Why:', 'Pourquoi :'),
    change: words('Change how it goes on', 'Changer la suite'),
  },
};
