import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const resetPasswordWords: WordsTree = {
  'profile.reset': {
    askTitle: words('Forgot your password?', 'Mot de passe oublié ?'),
    askLead: words(
      'Enter your work e-mail. If an account of the staff has it, a link to choose a new password is on its way.',
      'Entrez votre courriel professionnel. Si un compte du personnel l’utilise, un lien pour choisir un nouveau mot de passe est en route.',
    ),
    email: words('E-mail', 'Courriel'),
    emailWrong: words(
      'Use a full address, like name@example.com.',
      'Entrez une adresse complète, comme nom@exemple.com.',
    ),
    send: words('Send the link', 'Envoyer le lien'),
    sentTitle: words('Check your e-mail', 'Consultez vos courriels'),
    sent: words(
      'If {email} belongs to an account of the staff, it receives a link that works for 30 minutes. Nothing there? Look in the spam folder, or ask again.',
      'Si {email} appartient à un compte du personnel, cette adresse reçoit un lien valable 30 minutes. Rien reçu ? Regardez dans les indésirables ou refaites la demande.',
    ),
    again: words('Use another e-mail', 'Utiliser un autre courriel'),
    title: words('Choose a new password', 'Choisissez un nouveau mot de passe'),
    lead: words(
      'It signs you out on every device. Then you sign in with it.',
      'Il vous déconnecte de tous vos appareils. Vous vous connecterez ensuite avec lui.',
    ),
    save: words('Save the new password', 'Enregistrer le nouveau mot de passe'),
    done: words('Your new password is saved', 'Votre nouveau mot de passe est enregistré'),
    doneLead: words(
      'You have been signed out on every device. Sign in with the new password.',
      'Vous avez été déconnecté de tous vos appareils. Connectez-vous avec le nouveau mot de passe.',
    ),
    signIn: words('Sign in', 'Se connecter'),
    expired: words(
      'This link was used already or is too old. Ask for a new one.',
      'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.',
    ),
    askAgain: words('Ask for a new link', 'Demander un nouveau lien'),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
  },
  'profile.password': {
    title: words('Password', 'Mot de passe'),
    current: words('Current password', 'Mot de passe actuel'),
    new: words('New password', 'Nouveau mot de passe'),
    hint: words(
      'At least {least} characters. Several words make a good one.',
      'Au moins {least} caractères. Plusieurs mots en font un bon.',
    ),
    short: words('Use at least {least} characters.', 'Utilisez au moins {least} caractères.'),
    long: words('Use at most {most} characters.', 'Utilisez au plus {most} caractères.'),
    missing: words('Enter your current password.', 'Entrez votre mot de passe actuel.'),
    wrong: words('This is not your current password.', 'Ce n’est pas votre mot de passe actuel.'),
    same: words(
      'Choose a password that differs from the current one.',
      'Choisissez un mot de passe différent de l’actuel.',
    ),
    change: words('Change password', 'Changer le mot de passe'),
    changed: words(
      'Your password is changed. Every other device is signed out.',
      'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    ),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
  },
};
