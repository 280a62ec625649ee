import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const correctContactWords: WordsTree = {
  'actions.update_policy_named_insured_fni': {
    action: words('Correct the insured', 'Corriger l’assuré'),
    title: words('Correct who is insured, and how they are reached', 'Corriger l’assuré et ses coordonnées'),
    effect: words(
      'Letters and calls about the policy go to the address and number from now on; a policy that is in no account goes into the one of this address. Who they are is corrected where that moves no price, with new declarations and cards; what was signed keeps what it says.',
      'Les lettres et les appels au sujet de la police vont désormais à cette adresse et à ce numéro ; une police qui n’est dans aucun compte passe dans celui de cette adresse. L’identité est corrigée si le prix n’en change pas, avec de nouvelles conditions particulières et cartes ; ce qui a été signé reste tel quel.',
    ),
    confirm: words('Correct', 'Corriger'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The insured is corrected.', 'L’assuré est corrigé.'),
    firstName: words('First name', 'Prénom'),
    lastName: words('Last name', 'Nom de famille'),
    business: words('Name of the business', 'Nom de l’entreprise'),
    birthdate: words('Date of birth', 'Date de naissance'),
    license: words('License number', 'Numéro de permis', { enCa: 'Licence number' }),
    licenseHint: words('Only where it is to be another.', 'Seulement s’il doit être autre.'),
    issuer: words('State or province of the license', 'État ou province du permis', {
      enCa: 'State or province of the licence',
    }),
    noIssuer: words('None', 'Aucun'),
    issued: words('Year of the first license', 'Année du premier permis', { enCa: 'Year of the first licence' }),
    email: words('E-mail', 'Adresse courriel'),
    phone: words('Phone', 'Téléphone'),
  },
};
