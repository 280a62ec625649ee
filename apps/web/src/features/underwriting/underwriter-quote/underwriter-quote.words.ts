import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const underwriterQuoteWords: WordsTree = {
  'workbench.underwriterQuote': {
    tabs: {
      criteria: words('Criteria', 'Critères'),
      price: words('Price', 'Prix'),
      referrals: words('Referrals', 'Dossiers à l’examen'),
      files: words('Files', 'Fichiers'),
      documents: words('Documents', 'Documents'),
      activity: words('Activity', 'Activité'),
    },
    total: words('Price', 'Prix'),
    agentsPage: words('The agents’ page', 'La page des agents'),
    waiting: words('A referral waits for an answer', 'Un dossier attend une réponse'),
    rejects: words('Not insurable', 'Non assurable'),
    rejectsNothing: words('Nothing speaks against insuring it.', 'Rien ne s’oppose à l’assurance.'),
    refers: words('For an underwriter', 'Pour un souscripteur'),
    refersNothing: words('No rule asks for an underwriter.', 'Aucune règle ne demande un souscripteur.'),
    providers: words('What the organization sells', 'Ce que l’organisation vend'),
    versions: words('Versions of its rates', 'Versions de ses tarifs'),
    versionsFailed: words('We couldn’t load the versions', 'Nous n’avons pas pu charger les versions'),
    pricedBy: words('Priced by it', 'Prix établi avec elle'),
    inForce: words('In force since {day}', 'En vigueur depuis le {day}'),
    noReferrals: words(
      'No underwriter was asked about this quote.',
      'Aucun souscripteur n’a été consulté sur cette soumission.',
    ),
    referralsFailed: words('We couldn’t load the referrals', 'Nous n’avons pas pu charger les dossiers à l’examen'),
  },
};
