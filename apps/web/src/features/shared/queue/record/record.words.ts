import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const recordWords: WordsTree = {
  'queue.record': {
    navigation: words('In the list', 'Dans la liste'),
    previous: words('Previous in the list', 'Précédent dans la liste'),
    next: words('Next in the list', 'Suivant dans la liste'),
    copyLink: words('Copy link', 'Copier le lien'),
    linkCopied: words('The link is copied.', 'Le lien est copié.'),
    print: words('Print', 'Imprimer'),
    more: words('More actions', 'Autres actions'),
    people: words('People', 'Personnes'),
    timeline: words('Timeline', 'Chronologie'),
    customer: words('Everything of this e-mail', 'Tout ce qui porte ce courriel'),
  },
};
