import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const updatePolicyDurationWords: WordsTree = {
  'actions.update_policy_duration': {
    action: words('Change the term', 'Changer la durée'),
    title: words('How long should this policy run?', 'Combien de temps cette police doit-elle durer ?'),
    effect: words(
      'The quote is priced again for the new term. A signature that was given ends.',
      'La soumission est tarifée de nouveau pour la nouvelle durée. Une signature déjà donnée prend fin.',
    ),
    term: words('Term', 'Durée'),
    months: words('{count} months', '{count} mois'),
    confirm: words('Change the term', 'Changer la durée'),
    cancel: words('Leave it as it is', 'Laisser tel quel'),
    done: words('The term is {count} months now.', 'La durée est maintenant de {count} mois.'),
  },
};
