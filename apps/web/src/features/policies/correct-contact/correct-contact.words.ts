import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const correctContactWords: WordsTree = {
  'actions.update_policy_named_insured_fni': {
    action: words('Correct the contact', 'Corriger les coordonnées'),
    title: words('Correct how the insured is reached', 'Corriger les coordonnées de l’assuré'),
    effect: words(
      'Letters and calls about the policy go here from now on. A policy that is in no account goes into the one of this address. Everything else of the insured is part of what was signed and stays as it is.',
      'Les lettres et les appels au sujet de la police vont désormais ici. Une police qui n’est dans aucun compte passe dans celui de cette adresse. Tout le reste au sujet de l’assuré fait partie de ce qui a été signé et reste tel quel.',
    ),
    confirm: words('Correct', 'Corriger'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The contact is corrected.', 'Les coordonnées sont corrigées.'),
    email: words('E-mail', 'Adresse courriel'),
    phone: words('Phone', 'Téléphone'),
  },
};
