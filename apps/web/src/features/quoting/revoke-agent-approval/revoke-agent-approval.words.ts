import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const revokeAgentApprovalWords: WordsTree = {
  'actions.revoke_agent_approval': {
    action: words('Revoke approval', 'Révoquer l’approbation'),
    title: words('Revoke the approval', 'Révoquer l’approbation'),
    effect: words(
      'The quote goes back to where it was, and every link given out so far stops working.',
      'La soumission revient là où elle était, et tous les liens donnés jusqu’ici cessent de fonctionner.',
    ),
    confirm: words('Revoke', 'Révoquer'),
    cancel: words('Keep it approved', 'La laisser approuvée'),
    done: words(
      'The approval is revoked. Earlier links no longer work.',
      'L’approbation est révoquée. Les liens antérieurs ne fonctionnent plus.',
    ),
    bulk: {
      action: words('Revoke approval', 'Révoquer l’approbation'),
      title: words(
        'Revoke the approval of {count, plural, one {# quote} other {# quotes}}',
        'Révoquer l’approbation de {count, plural, one {# soumission} other {# soumissions}}',
      ),
      effect: words(
        '{count, plural, one {# quote goes} other {# quotes go}} back to where they were, and every link given out so far stops working.',
        '{count, plural, one {# soumission revient} other {# soumissions reviennent}} à l’état précédent, et tous les liens donnés jusqu’ici cessent de fonctionner.',
      ),
      confirm: words('Revoke', 'Révoquer'),
    },
  },
};
