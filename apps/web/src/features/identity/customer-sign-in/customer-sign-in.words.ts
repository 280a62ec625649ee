import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const customerSignInWords: WordsTree = {
  'account.signIn': {
    title: words('Sign in to your account', 'Connectez-vous à votre compte'),
    lead: words(
      'We e-mail you a link and a six-digit code. There is no password.',
      'Nous vous envoyons par courriel un lien et un code à six chiffres. Il n’y a pas de mot de passe.',
    ),
    email: words('E-mail', 'Courriel'),
    emailHint: words('The one on your policy or quote.', 'L’adresse inscrite sur votre police ou votre soumission.'),
    emailWrong: words(
      'Use a full address, like name@example.com.',
      'Entrez une adresse complète, comme nom@exemple.com.',
    ),
    send: words('Send the link and code', 'Envoyer le lien et le code'),
    sentTitle: words('Check your e-mail', 'Consultez vos courriels'),
    sent: words(
      'If {email} belongs to an account, we sent it a link and a six-digit code. Both work once, for 10 minutes. Nothing there? Look in the junk folder.',
      'Si {email} correspond à un compte, nous y avons envoyé un lien et un code à six chiffres. Chacun sert une seule fois, pendant 10 minutes. Rien reçu ? Regardez dans les indésirables.',
    ),
    code: words('Six-digit code', 'Code à six chiffres'),
    codeWrong: words('Enter the six digits of the code.', 'Entrez les six chiffres du code.'),
    codeInvalid: words(
      'That is not the code we sent, or it was used or is older than 10 minutes. Check the newest e-mail, or ask for another.',
      'Ce n’est pas le code envoyé, ou il a déjà servi ou date de plus de 10 minutes. Vérifiez le courriel le plus récent ou demandez-en un autre.',
    ),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
    enter: words('Sign in', 'Se connecter'),
    again: words('Send a new code', 'Envoyer un nouveau code'),
    sentAgain: words('A new code is on its way.', 'Un nouveau code est en route.'),
    otherEmail: words('Use another e-mail', 'Utiliser une autre adresse'),
    staff: words('Agents and staff sign in here', 'Agents et personnel : connexion ici'),
  },
};
