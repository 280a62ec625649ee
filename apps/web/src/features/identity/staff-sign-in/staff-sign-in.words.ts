import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const staffSignInWords: WordsTree = {
  'staff.signIn': {
    title: words('Sign in to the agent portal', 'Connectez-vous au portail des agents'),
    email: words('E-mail', 'Courriel'),
    password: words('Password', 'Mot de passe'),
    emailWrong: words(
      'Use a full address, like name@example.com.',
      'Entrez une adresse complète, comme nom@exemple.com.',
    ),
    passwordMissing: words('Enter your password.', 'Entrez votre mot de passe.'),
    invalid: words(
      'This e-mail and password do not match an account.',
      'Ce courriel et ce mot de passe ne correspondent à aucun compte.',
    ),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
    enter: words('Sign in', 'Se connecter'),
    entering: words('Signing in', 'Connexion'),
    customer: words(
      'Looking for your own policy? Sign in here',
      'Vous cherchez votre propre police ? Connectez-vous ici',
    ),
    forgot: words('Forgot your password?', 'Mot de passe oublié ?'),
    remember: words('Stay signed in on this device', 'Rester connecté sur cet appareil'),
    rememberNote: words(
      'For {days} days. Otherwise you are signed out after {idle} hours without use, and after {total} hours in all.',
      'Pendant {days} jours. Sinon, vous êtes déconnecté après {idle} heures sans activité, et après {total} heures en tout.',
    ),
    codeTitle: words('Enter your code', 'Entrez votre code'),
    codeLead: words(
      'Your password is right. Open your authenticator app and enter the code that it shows for us.',
      'Votre mot de passe est bon. Ouvrez votre application d’authentification et entrez le code qu’elle affiche pour nous.',
    ),
    code: words('Six-digit code', 'Code à six chiffres'),
    codeMissing: words(
      'Enter the six digits that your authenticator shows.',
      'Entrez les six chiffres qu’affiche votre application d’authentification.',
    ),
    recovery: words('Recovery code', 'Code de secours'),
    recoveryLead: words(
      'Enter one of the recovery codes that you kept when you turned your second factor on. It works once.',
      'Entrez l’un des codes de secours que vous avez conservés en activant la validation en deux étapes. Il sert une seule fois.',
    ),
    recoveryMissing: words('Enter one of your recovery codes.', 'Entrez l’un de vos codes de secours.'),
    trust: words('Trust this device', 'Faire confiance à cet appareil'),
    trustNote: words(
      'For {days} days you are asked for your password alone here. Not on a device that others use.',
      'Pendant {days} jours, seul votre mot de passe vous sera demandé ici. Pas sur un appareil que d’autres utilisent.',
    ),
    useRecovery: words('Use a recovery code', 'Utiliser un code de secours'),
    useCode: words('Use the code of my authenticator', 'Utiliser le code de mon application'),
    startAgain: words('Begin again', 'Recommencer'),
  },
};
