import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const welcomePageWords: WordsTree = {
  'staff.welcome': {
    greeting: words('Welcome back, {name}', 'Bon retour, {name}'),
    noName: words('Welcome back', 'Bon retour'),
    lead: words('Where to?', 'Où allez-vous ?'),
    straight: words('Take me straight to', 'M’amener directement à'),
    straightHint: words('After you sign in, from now on.', 'Après votre connexion, à partir de maintenant.'),
    here: words('This page', 'Cette page'),
    home: words('Agent portal', 'Portail des agents'),
    homeBody: words('Your open quotes and the newest policies', 'Vos soumissions ouvertes et les polices récentes'),
    quotes: words('Quotes', 'Soumissions'),
    quotesBody: words('From the first answer to the policy', 'De la première réponse à la police'),
    quotesCount: words(
      '{count, plural, =0 {None open} one {{number} open} other {{number} open}}',
      '{count, plural, =0 {Aucune ouverte} one {{number} ouverte} other {{number} ouvertes}}',
    ),
    policies: words('Policies', 'Polices'),
    policiesBody: words('Cover, payments and changes', 'Protections, paiements et modifications'),
    policiesCount: words(
      '{count, plural, =0 {None in force} one {{number} in force} other {{number} in force}}',
      '{count, plural, =0 {Aucune en vigueur} one {{number} en vigueur} other {{number} en vigueur}}',
    ),
    underwritingCount: words(
      '{count, plural, =0 {No referral waits} one {{number} referral waits} other {{number} referrals wait}}',
      '{count, plural, =0 {Aucun dossier en attente} one {{number} dossier en attente} other {{number} dossiers en attente}}',
    ),
    ratersCount: words(
      '{count, plural, =0 {No draft} one {{number} draft} other {{number} drafts}}',
      '{count, plural, =0 {Aucun brouillon} one {{number} brouillon} other {{number} brouillons}}',
    ),
    organizationsCount: words(
      '{count, plural, =0 {None yet} one {{number} on the platform} other {{number} on the platform}}',
      '{count, plural, =0 {Aucune pour l’instant} one {{number} sur la plateforme} other {{number} sur la plateforme}}',
    ),
    productsCount: words(
      '{count, plural, =0 {None sold} one {{number} sold} other {{number} sold}}',
      '{count, plural, =0 {Aucun en vente} one {{number} en vente} other {{number} en vente}}',
    ),
    underwriting: words('Underwriting', 'Souscription'),
    underwritingBody: words(
      'Referrals and what was booked on policies',
      'Les dossiers à l’examen et les activités des polices',
    ),
    organizations: words('Organizations', 'Organisations'),
    organizationsBody: words('Who sells and serves on the platform', 'Qui vend et sert sur la plateforme'),
    products: words('Products', 'Produits'),
    productsBody: words('What is sold where, and on which terms', 'Ce qui se vend, où et à quelles conditions'),
    account: words('Your own policies', 'Vos propres polices'),
    accountBody: words('Cover, payments and documents', 'Protections, versements et documents'),
    noRolesTitle: words('No area is open to you yet', 'Aucune section ne vous est encore ouverte'),
    noRolesBody: words(
      'You are signed in as {roles}. Ask the owner of your agency for access, or write to {email}.',
      'Votre rôle : {roles}. Demandez l’accès au propriétaire de votre cabinet, ou écrivez à {email}.',
    ),
    logOut: words('Log out', 'Se déconnecter'),
    raters: words('Raters', 'Tarifs'),
    ratersBody: words(
      'Versions, fixtures, dislocation and the pricing test',
      'Versions, cas témoins, effet sur le portefeuille et essai de tarification',
    ),
  },
};
