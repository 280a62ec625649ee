import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const resumeClaimWords: WordsTree = {
  'checkout.resumeClaim': {
    meta: words('Go on with your claim', 'Continuer votre réclamation'),
    opening: words('Opening your report', 'Ouverture de votre déclaration'),
    failed: words('We couldn’t open your report', 'Votre déclaration n’a pas pu être ouverte'),
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'It may be incomplete: copy the whole address. Or report the loss anew.',
        'Il est peut-être incomplet : copiez l’adresse entière. Ou déclarez le sinistre de nouveau.',
      ),
    },
    begin: words('Report a claim', 'Déclarer un sinistre'),
  },
};
