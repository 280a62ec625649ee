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
    dispute: words(
      'Is one of them wrong? The authority that keeps the record corrects it: ask it for your record, free where your state says so, and have the entry corrected. Then call us: an agent looks at it with you. Who decided on the price is us, and not who keeps the record.',
      'L’un d’eux est inexact ? L’autorité qui tient le dossier le corrige : demandez-lui votre dossier et faites corriger l’inscription. Appelez-nous ensuite : un agent l’examine avec vous. C’est nous qui fixons le prix, et non qui tient le dossier.',
    ),
  },
};
