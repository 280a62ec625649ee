import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const detailsWords: WordsTree = {
  'checkout.details': {
    title: words('What do its papers say?', 'Que disent ses papiers ?'),
    lead: words('The title, and who else has a stake in it.', 'Le titre, et qui d’autre y a un intérêt.'),
    paid: words('What did you pay for it?', 'Combien l’avez-vous payé ?'),
    paidHint: words(
      'A total loss pays this, as you chose. Without taxes and fees.',
      'C’est ce que paie une perte totale, selon votre choix. Sans taxes ni frais.',
    ),
    salvage: words('Does it have a salvage title?', 'A-t-il un titre de récupération ?', {
      enCa: 'Is it branded salvage or rebuilt?',
    }),
    salvageHint: words(
      'A salvage, rebuilt or branded title, now or before.',
      'Un véhicule récupéré, reconstruit ou gravement accidenté, aujourd’hui ou par le passé.',
      { enCa: 'On its permit or registration, now or before.' },
    ),
    salvageYes: words('An underwriter looks at it first', 'Un souscripteur l’examine d’abord'),
    salvageYesBody: words(
      'You can go on and see your price. Before you can buy, an underwriter looks at the title.',
      'Vous pouvez continuer et voir votre prix. Avant l’achat, un souscripteur examine le titre.',
    ),
    owner: words('Are you its first owner?', 'En êtes-vous le premier propriétaire ?'),
    ownerHint: words('First owners may get a discount.', 'Les premiers propriétaires peuvent obtenir un rabais.'),
    financed: words('Is there a loan or a lease on it?', 'Fait-il l’objet d’un prêt ou d’une location ?'),
    financedHint: words('Whoever holds it is named in the policy.', 'Qui le détient est nommé dans la police.'),
    holder: words('Who holds it?', 'Qui le détient ?'),
    holderOther: words('Somebody else', 'Quelqu’un d’autre'),
    lender: words('Who holds the loan or the lease', 'Qui détient le prêt ou la location'),
    lenderName: words('Name of the bank or lender', 'Nom de la banque ou du prêteur'),
    lenderHint: words('As it stands in your contract', 'Tel qu’il figure dans votre contrat'),
  },
};
