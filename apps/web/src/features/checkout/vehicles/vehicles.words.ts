import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const vehiclesWords: WordsTree = {
  'checkout.vehicles': {
    title: words('What this quote is for', 'Ce que vise cette soumission'),
    another: words('Add another vehicle', 'Ajouter un autre véhicule'),
    most: words(
      'One quote holds at most {most}. Call us for more.',
      'Une soumission en compte au plus {most}. Appelez-nous pour en assurer davantage.',
    ),
    shown: words('Shown below', 'Affiché ci-dessous'),
    edit: words('Edit', 'Modifier'),
    open: words(
      '{count, plural, one {one answer to go} other {# answers to go}}',
      '{count, plural, one {une réponse à donner} other {# réponses à donner}}',
    ),
    complete: words('All answered', 'Tout est répondu'),
    remove: words('Take off', 'Retirer'),
    removeAsk: words(
      'Take {name} off this quote? Its answers go with it.',
      'Retirer {name} de cette soumission ? Ses réponses partent avec.',
    ),
    removeNow: words('Take it off', 'Retirer'),
    removing: words('Taking off', 'Retrait en cours'),
    keep: words('Keep it', 'Garder'),
    choose: words('Choose', 'Choisissez'),
    add: words('Add it', 'Ajouter'),
    adding: words('Adding', 'Ajout en cours'),
    cancel: words('Cancel', 'Annuler'),
  },
};
