import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const setupWords: WordsTree = {
  'staff.setup': {
    organization: words('Still to set up in your organization', 'Reste à configurer dans votre organisation'),
    own: words('Still to set up for yourself', 'Reste à configurer pour vous'),
    dismiss: words('Leave out', 'Écarter'),
    dismissOf: words('Leave out: {step}', 'Écarter : {step}'),
    product: words('Something to sell', 'De quoi vendre'),
    productBody: words(
      'Nothing is sold here yet. An administrator of the platform gives you lines and rates: {email}.',
      'Rien ne se vend encore ici. Un administrateur de la plateforme vous donne branches et tarifs : {email}.',
    ),
    contacts: words('How customers reach you', 'Comment les clients vous joignent'),
    contactsBody: words(
      'Telephone and e-mail of your service, on letters and documents.',
      'Téléphone et adresse courriel de votre service, dans les lettres et les documents.',
    ),
    address: words('Your address', 'Votre adresse'),
    addressBody: words('Where your organization is.', 'Où se trouve votre organisation.'),
    brand: words('Your logo', 'Votre logo'),
    brandBody: words(
      'Customers see it on your pages, letters and documents.',
      'Les clients le voient sur vos pages, lettres et documents.',
    ),
    people: words('Your people', 'Vos collègues'),
    peopleBody: words('Invite those who sell with you, by letter.', 'Invitez par lettre ceux qui vendent avec vous.'),
    turns: words('Who takes turns', 'À qui le tour'),
    turnsBody: words(
      'Quotes, callbacks and enquiries that nobody has yet go round among them.',
      'Les soumissions, rappels et demandes que personne n’a encore leur sont confiés à tour de rôle.',
    ),
    licences: words('Licences', 'Permis'),
    licencesBody: words(
      'Say of everybody who takes turns where they are licensed and until when.',
      'Indiquez, pour chaque personne qui prend son tour, où et jusqu’à quand son permis est valide.',
    ),
    commission: words('Where commission is announced', 'Où les commissions sont annoncées'),
    commissionBody: words(
      'The address that hears of each payment of commission.',
      'L’adresse qui est avisée de chaque paiement de commissions.',
    ),
    partner: words('A first partner', 'Un premier partenaire'),
    partnerBody: words(
      'A dealer who sends you customers by a link or a price box.',
      'Un concessionnaire qui vous envoie des clients par un lien ou une boîte de prix.',
    ),
    profile: words('Your card', 'Votre carte'),
    profileBody: words(
      'What you do and your telephone, as customers see them.',
      'Votre fonction et votre téléphone, tels que les clients les voient.',
    ),
    photo: words('Your picture', 'Votre photo'),
    photoBody: words('Customers see who serves them.', 'Les clients voient qui les sert.'),
    schedule: words('Your schedule link', 'Votre lien de rendez-vous'),
    scheduleBody: words('Customers book a call with you there.', 'Les clients y réservent un appel avec vous.'),
    first_quote: words('Your first quote', 'Votre première soumission'),
    first_quoteBody: words(
      'Write one down, or take one that waits for an agent.',
      'Rédigez-en une, ou prenez-en une qui attend un agent.',
    ),
  },
};
