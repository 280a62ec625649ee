import { words } from './words.ts';

/** What whoever is told of an entry of a driving record may do where it is wrong, on the page and in the letter. */
export const disputeOfRecord = words(
  'Is one of them wrong? The authority that keeps the record corrects it: ask it for your record, free where your state says so, and have the entry corrected. Then call us: an agent looks at it with you. Who decided on the price is us, and not who keeps the record.',
  'L’un d’eux est inexact ? L’autorité qui tient le dossier le corrige : demandez-lui votre dossier et faites corriger l’inscription. Appelez-nous ensuite : un agent l’examine avec vous. C’est nous qui fixons le prix, et non qui tient le dossier.',
);
