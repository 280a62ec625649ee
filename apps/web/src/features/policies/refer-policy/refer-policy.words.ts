import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const referPolicyWords: WordsTree = {
  'actions.refer_policy': {
    action: words('Ask an underwriter', 'Consulter un souscripteur'),
    title: words('Ask an underwriter about this policy', 'Consulter un souscripteur au sujet de cette police'),
    effect: words(
      'The policy goes on as it is. Say what they are to look at.',
      'La police continue telle quelle. Dites ce qu’il doit examiner.',
    ),
    confirm: words('Ask', 'Envoyer'),
    cancel: words('Not now', 'Pas maintenant'),
    done: words('An underwriter is asked.', 'Un souscripteur est consulté.'),
  },
};
