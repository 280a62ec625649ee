import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const youWords: WordsTree = {
  'checkout.you': {
    title: words('Who is the policy for?', 'Pour qui est la police ?'),
    lead: words(
      'The first personal answers. No calls unless you ask.',
      'Les premières réponses personnelles. Aucun appel sans votre demande.',
    ),
    firstName: words('First name', 'Prénom'),
    lastName: words('Last name', 'Nom de famille'),
    email: words('E-mail', 'Courriel'),
    emailHint: words(
      'For your documents and the link to this quote',
      'Pour vos documents et le lien vers cette soumission',
    ),
    phone: words('Mobile', 'Cellulaire'),
    birthdate: words('Date of birth', 'Date de naissance'),
    birthdateWhy: words(
      'Experience counts in the price, except where the state forbids it. It also tells you apart from people with your name.',
      'L’expérience compte dans le prix, sauf là où la loi l’interdit. La date vous distingue aussi des personnes du même nom.',
      {
        enCa: 'Experience counts in the price, except where the law forbids it. It also tells you apart from people with your name.',
      },
    ),
    month: words('Month', 'Mois'),
    day: words('Day', 'Jour'),
    year: words('Year', 'Année'),
    address: words('Mailing address', 'Adresse postale'),
    street: words('Street and number', 'Numéro et rue'),
    unit: words('Unit', 'App.', { enCa: 'Apt. or unit' }),
    city: words('City', 'Ville'),
    postalCode: words('ZIP or postal code', 'Code postal ou ZIP', { enCa: 'Postal or ZIP code' }),
    lies: words('In {area}', 'Province ou État : {area}'),
    unlisted: words(
      'We do not know {code}. Codes that begin alike lie in {area}: check it.',
      'Nous ne connaissons pas {code}. Les codes qui commencent ainsi se trouvent ici : {area}. Vérifiez-le.',
    ),
    stored: words(
      'We keep this in your browser until the name, birth date and address are complete.',
      'Nous gardons ces réponses dans votre navigateur jusqu’à ce que le nom, la date de naissance et l’adresse soient complets.',
    ),
  },
};
