import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const promotionWords: WordsTree = {
  'workbench.promotion': {
    title: words('Promote {version}', 'Mettre en vigueur {version}'),
    effect: words(
      'Puts these rates in force. What was put in force never changes: a correction is another version.',
      'Met ces tarifs en vigueur. Ce qui est en vigueur ne change jamais : une correction est une autre version.',
    ),
    confirm: words('Promote', 'Mettre en vigueur'),
    cancel: words('Cancel', 'Annuler'),
    done: words('{version} is promoted.', '{version} est en vigueur.'),
    who: words('This is kept under your name.', 'Votre nom y reste attaché.'),
    reason: words('Why', 'Pourquoi'),
    reasonHint: words(
      'A filing, a decision: whoever reads it later has to understand.',
      'Un dépôt, une décision : qui le lira plus tard doit comprendre.',
    ),
    area: words('Where', 'Où'),
    areaAll: words('Everywhere', 'Partout'),
    business: words('For which business', 'Pour quelles affaires'),
    businessBoth: words('New business and renewals', 'Nouvelles affaires et renouvellements'),
    businessNew: words('New business', 'Nouvelles affaires'),
    businessRenewal: words('Renewals', 'Renouvellements'),
    effective: words('For cover from', 'Protections à partir du'),
    effectiveHint: words(
      'Today, unless you choose a later day.',
      'Aujourd’hui, sauf si vous choisissez un jour plus tard.',
    ),
    differenceReason: words('Why fixtures may differ', 'Pourquoi des cas témoins peuvent différer'),
    running: words('The fixtures are run.', 'Les cas témoins sont calculés.'),
  },
};
