import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const brandingWords: WordsTree = {
  'workbench.branding': {
    choose: words('Choose a logo', 'Choisir un logo'),
    replace: words('Choose another logo', 'Choisir un autre logo'),
    remove: words('Take it away', 'Le retirer'),
    hint: words(
      'PNG, JPEG or WebP, best 450 by 102 pixels on clear or white paper. It is drawn anew, and has to be seen well on white; on dark pages it stands on a white plate.',
      'PNG, JPEG ou WebP, de préférence 450 sur 102 pixels sur fond transparent ou blanc. Il est redessiné et doit bien se voir sur du blanc ; sur les pages sombres, il figure sur une plaque blanche.',
    ),
    sending: words('Sending, {percent}%', 'Envoi, {percent} %'),
    failed: words('The logo could not be saved. Try again.', 'Le logo n’a pas pu être enregistré. Réessayez.'),
    previews: words('What it looks like', 'L’aspect obtenu'),
    whereSoftware: words(
      'The logo stands at the head of the pages of your people, in letters and on documents, with who runs them.',
      'Le logo figure en tête des pages de vos gens, dans les lettres et sur les documents, avec le nom de qui les exploite.',
    ),
    whereInsurance: words(
      'The logo stands in letters and on documents. Pages keep our own.',
      'Le logo figure dans les lettres et sur les documents. Les pages gardent le nôtre.',
    ),
    header: words('Head of a page by day', 'En-tête d’une page, le jour'),
    headerDark: words('Head of a page in the dark theme', 'En-tête d’une page, thème sombre'),
    footer: words('Foot of a page', 'Pied d’une page'),
    letter: words('Letter', 'Lettre'),
    document: words('PDF document', 'Document PDF'),
    documentName: words('Declarations', 'Conditions particulières'),
    poweredBy: words('Powered by', 'Propulsé par'),
  },
};
