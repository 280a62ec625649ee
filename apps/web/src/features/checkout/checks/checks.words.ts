import { disputeOfRecord } from '@roadworthy/core/shared/dispute-of-record.ts';
import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const checksWords: WordsTree = {
  'checkout.checks': {
    running: words('We are checking your driving record', 'Nous vérifions votre dossier de conduite'),
    runningBody: words(
      'Go on meanwhile. It takes a moment, and your answers are saved.',
      'Continuez entre-temps. Cela prend un instant et vos réponses sont enregistrées.',
    ),
    errored: words('We could not finish a check yet', 'Une vérification n’est pas encore terminée'),
    erroredBody: words(
      'We try again by ourselves. Go on up to the signature, or call us.',
      'Nous réessayons de nous-mêmes. Continuez jusqu’à la signature, ou appelez-nous.',
    ),
    moved: words(
      'What your driving record and insurance score did to the price',
      'L’effet de votre dossier de conduite et de votre pointage d’assurance sur le prix',
    ),
    raisedBy: words('What costs more', 'Ce qui coûte plus'),
    dispute: disputeOfRecord,
  },
};
