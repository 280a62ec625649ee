import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const accountWords: WordsTree = {
  'account.meta': {
    signIn: words('Sign in', 'Connexion'),
    home: words('Your policies', 'Vos polices'),
    policy: words('Your policy', 'Votre police'),
    quotes: words('Your quotes', 'Vos soumissions'),
    newQuote: words('New quote', 'Nouvelle soumission'),
    profile: words('Your profile', 'Votre profil'),
  },
  'account.frame': {
    nav: words('Account', 'Compte'),
    home: words('Policies', 'Polices'),
    billing: words('Payments', 'Paiements'),
    claims: words('Claims', 'Réclamations'),
    quotes: words('Quotes', 'Soumissions'),
    logOut: words('Log out', 'Se déconnecter'),
    signedInAs: words('Signed in as {name}', 'Session de {name}'),
    user: words('Signed in', 'Session ouverte'),
    documents: words('Documents', 'Documents'),
    profile: words('Profile', 'Profil'),
    more: words('More', 'Plus'),
  },
};
