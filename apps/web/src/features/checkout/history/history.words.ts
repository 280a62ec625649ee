import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const historyWords: WordsTree = {
  'checkout.history': {
    answersTitle: words('Your answers to our questions', 'Vos réponses à nos questions'),
    title: words('A few more questions', 'Encore quelques questions'),
    lead: words(
      'Answer as things are: an answer that is not true can void your cover when you need it.',
      'Répondez selon les faits : une réponse fausse peut annuler votre protection au moment où vous en avez besoin.',
    ),
    failed: words('The questions could not be loaded', 'Les questions n’ont pas pu être chargées'),
    open: words('Answer this question', 'Répondez à cette question'),
    number: words('Enter a whole number', 'Entrez un nombre entier'),
    least: words('Enter {least} or more', 'Entrez {least} ou plus'),
    most: words('Enter {most} or less', 'Entrez {most} ou moins'),
  },
};
