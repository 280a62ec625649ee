import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const joinWords: WordsTree = {
  'profile.join': {
    meta: words('Your invitation', 'Votre invitation'),
    title: words('Join {organization}', 'Rejoindre {organization}'),
    lead: words(
      'You are invited as {roles}. You will sign in as {email}.',
      'Vous êtes invité comme {roles}. Vous vous connecterez avec {email}.',
    ),
    leadKnown: words(
      'You are invited as {roles}, under the account of {email} that you have.',
      'Vous êtes invité comme {roles}, sous le compte {email} que vous avez.',
    ),
    leadPassword: words(
      'You have joined. Choose the password to sign in with.',
      'Vous avez accepté. Choisissez votre mot de passe.',
    ),
    first: words('First name', 'Prénom'),
    last: words('Last name', 'Nom'),
    nameMissing: words(
      'Enter it: your colleagues have to know you.',
      'Entrez-le : vos collègues doivent savoir qui vous êtes.',
    ),
    password: words('Password', 'Mot de passe'),
    join: words('Join', 'Rejoindre'),
    over: words('This invitation is over', 'Cette invitation n’est plus valide'),
    overLead: words(
      'It was used, taken back, or is older than seven days. Ask whoever invited you for another letter.',
      'Elle a servi, a été retirée ou date de plus de sept jours. Demandez une autre lettre à la personne qui vous a invité.',
    ),
    done: words('You have joined', 'Vous avez accepté'),
    doneLead: words('Sign in as {email}.', 'Connectez-vous avec {email}.'),
    signIn: words('Sign in', 'Se connecter'),
    loading: words('Reading the invitation …', 'Lecture de l’invitation …'),
    failed: words('That did not work. Try again.', 'Cela n’a pas fonctionné. Réessayez.'),
    again: words('Try again', 'Réessayer'),
  },
};
