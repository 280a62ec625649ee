import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const withdrawConsentWords: WordsTree = {
  'actions.withdraw_electronic_consent': {
    action: words('Record the wish for paper', 'Consigner le souhait de papier'),
    title: words(
      'Record that electronic records are no longer wanted',
      'Consigner que les documents électroniques ne sont plus souhaités',
    ),
    effect: words(
      'The insured withdrew the agreement that they signed. From now on a notice counts by post alone; e-mails still go as well. What was sent before stays valid.',
      'L’assuré a retiré le consentement qu’il avait signé. Désormais, un avis ne compte que par la poste ; les courriels partent aussi. Ce qui a été envoyé avant reste valable.',
    ),
    confirm: words('Record', 'Consigner'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('It is recorded: notices go by post.', 'C’est consigné : les avis partent par la poste.'),
  },
};
