import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const changeQuoteOrganizationWords: WordsTree = {
  'actions.change_quote_organization': {
    action: words('Move to another organization', 'Passer à une autre organisation'),
    title: words('Move this quote to another organization', 'Passer cette soumission à une autre organisation'),
    effect: words(
      'Everything in it goes along, and the people of its organization no longer see it. It is priced again at the other organization’s rates. Its agent and its partner are taken off, and an approval, a signature and every link that was given out end.',
      'Tout son contenu la suit, et les gens de son organisation ne la voient plus. Son prix est recalculé aux tarifs de l’autre organisation. Son agent et son partenaire lui sont retirés ; une approbation, une signature et tous les liens remis prennent fin.',
    ),
    confirm: words('Move the quote', 'Passer la soumission'),
    cancel: words('Leave it where it is', 'La laisser où elle est'),
    done: words('The quote is with {organization} now.', 'La soumission est maintenant chez {organization}.'),
  },
};
