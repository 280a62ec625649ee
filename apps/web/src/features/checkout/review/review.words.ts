import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const reviewWords: WordsTree = {
  'checkout.review': {
    title: words('Look it over', 'Vérifiez le tout'),
    lead: words(
      'Everything you answered, and what your policy will say. Change anything that isn’t right.',
      'Voici toutes vos réponses et ce que dira votre police. Modifiez ce qui n’est pas exact.',
    ),
    changed: words('The price changed since you last looked', 'Le prix a changé depuis votre dernière visite'),
    changedPrice: words(
      'It was {before} for the term. Now it is {after}.',
      'Il était de {before} pour la période. Il est maintenant de {after}.',
    ),
    vinTitle: words('Now we need the VIN', 'Il nous faut maintenant le NIV'),
    vinNote: words(
      'You had none yet when we asked. It goes onto your policy.',
      'Vous ne l’aviez pas encore à notre première demande. Il figure sur votre police.',
    ),
    print: words('Print this quote', 'Imprimer cette soumission'),
    submit: words('Go on to sign', 'Passer à la signature'),
    failed: words('We couldn’t load your price', 'Votre prix n’a pas pu être chargé'),
  },
};
