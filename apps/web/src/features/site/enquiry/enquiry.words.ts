import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const enquiryWords: WordsTree = {
  'site.enquiry': {
    lead: words(
      'Our agents price this with you. Tell us about your business, and one of them writes to you within two working days.',
      'Nos agents en établissent le prix avec vous. Parlez-nous de votre entreprise, et l’un d’eux vous écrira dans les deux jours ouvrables.',
    ),
    name: words('Your name', 'Votre nom'),
    business: words('Name of the business', 'Nom de l’entreprise'),
    email: words('E-mail', 'Courriel'),
    phone: words('Phone', 'Téléphone'),
    optional: words('optional', 'facultatif'),
    units: words('Number of units', 'Nombre d’unités'),
    postalCode: words('ZIP or postal code', 'Code postal ou ZIP', { enCa: 'Postal code' }),
    submit: words('Send', 'Envoyer'),
    sending: words('Sending', 'Envoi'),
    failed: words(
      'This could not be sent. What you typed is kept: try again in a moment.',
      'L’envoi a échoué. Ce que vous avez écrit est gardé. Réessayez dans un moment.',
    ),
    sentTitle: words('We have your message', 'Nous avons votre message'),
    sent: words(
      'Its reference is {reference}. We answer to {email} by {until}.',
      'Son numéro est {reference}. Nous répondons à {email} au plus tard le {until}.',
    ),
    another: words('Send another one', 'Écrire un autre message'),
    nameMissing: words('Enter your name.', 'Entrez votre nom.'),
    businessMissing: words('Enter the name of the business.', 'Entrez le nom de l’entreprise.'),
    emailMissing: words('Enter your e-mail address.', 'Entrez votre adresse courriel.'),
    unitsMissing: words('Enter how many you want to insure.', 'Entrez combien d’unités vous voulez assurer.'),
    postalCodeMissing: words(
      'Enter the ZIP or postal code of the business.',
      'Entrez le code postal ou ZIP de l’entreprise.',
      { enCa: 'Enter the postal code of the business.' },
    ),
    line: {
      title: words('Ask our agents', 'Écrire à nos agents'),
      lead: words(
        'Our agents price this with you. Tell us about your business, and one of them writes to you.',
        'Nos agents en établissent le prix avec vous. Parlez-nous de votre entreprise, et l’un d’eux vous écrira.',
      ),
      about: words('What you do with them', 'À quoi elles servent'),
      aboutHint: words(
        'Who uses them, where, and how many days a year.',
        'Qui les utilise, où et combien de jours par an.',
      ),
      aboutMissing: words('Say in a few words what you do with them.', 'Dites en quelques mots à quoi elles servent.'),
    },
    contact: {
      title: words('Write to us', 'Écrivez-nous'),
      lead: words(
        'A licensed agent reads it and answers by e-mail. Leave a number if you would rather be called.',
        'Un agent titulaire d’un permis vous lit et répond par courriel. Laissez un numéro si vous préférez qu’on vous appelle.',
      ),
      about: words('Your message', 'Votre message'),
      aboutHint: words(
        'A policy or quote number helps. Leave out card numbers and license numbers.',
        'Un numéro de police ou de soumission nous aide. N’inscrivez ni numéro de carte ni numéro de permis.',
        { enCa: 'A policy or quote number helps. Leave out card numbers and licence numbers.' },
      ),
      aboutMissing: words('Write your message.', 'Écrivez votre message.'),
    },
    appointment: {
      title: words('Ask to be appointed', 'Demander une nomination'),
      lead: words(
        'Tell us where you are licensed and what you sell today. We check the licenses with the state or province and write back with the agreement.',
        'Dites-nous où vous êtes titulaire d’un permis et ce que vous vendez aujourd’hui. Nous vérifions les permis auprès de la province ou de l’État, puis vous envoyons l’entente.',
        {
          enCa: 'Tell us where you are licensed and what you sell today. We check the licences with the province or state and write back with the agreement.',
        },
      ),
      about: words('What you sell today', 'Ce que vous vendez aujourd’hui'),
      aboutHint: words(
        'Lines, and about how many policies a year.',
        'Les produits, et environ combien de polices par an.',
      ),
      aboutMissing: words('Say in a few words what you sell.', 'Dites en quelques mots ce que vous vendez.'),
      credentials: words('License numbers', 'Numéros de permis', { enCa: 'Licence numbers' }),
      credentialsHint: words('With the state or province of each.', 'Avec la province ou l’État de chacun.', {
        enCa: 'With the province or state of each.',
      }),
      credentialsMissing: words(
        'Enter your license numbers and where they hold.',
        'Entrez vos numéros de permis et où ils sont valables.',
        { enCa: 'Enter your licence numbers and where they hold.' },
      ),
    },
    affiliate: {
      title: words('Ask to become an affiliate', 'Demander à devenir affilié'),
      lead: words(
        'Tell us where you publish and for whom. We look at it and write back with a link of your own and the terms.',
        'Dites-nous où vous publiez et pour qui. Nous regardons, puis vous envoyons un lien à votre nom et les conditions.',
      ),
      about: words('Who reads or watches you', 'Qui vous lit ou vous regarde'),
      aboutHint: words(
        'What it is about, and about how many people come in a month.',
        'De quoi il s’agit, et environ combien de personnes viennent par mois.',
      ),
      aboutMissing: words(
        'Say in a few words who reads or watches you.',
        'Dites en quelques mots qui vous lit ou vous regarde.',
      ),
      credentials: words('Where you publish', 'Où vous publiez'),
      credentialsHint: words('The address of a page or channel.', 'L’adresse d’une page ou d’une chaîne.'),
      credentialsMissing: words(
        'Enter where you publish: the address of a page, or the name.',
        'Indiquez où vous publiez : l’adresse d’une page, ou le nom.',
      ),
    },
    unseen: words('Leave this empty', 'Laissez ceci vide'),
  },
};
