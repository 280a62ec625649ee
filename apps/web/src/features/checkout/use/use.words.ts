import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const useWords: WordsTree = {
  'checkout.use': {
    title: words('How do you use it?', 'Comment l’utilisez-vous ?'),
    lead: words(
      'Each answer narrows your range. You see what it changes.',
      'Chaque réponse resserre votre fourchette. Vous voyez ce qu’elle change.',
    ),
    usage: words('What is it for?', 'À quoi sert-il ?'),
    nights: words('Nights you sleep in it a year', 'Nuits passées à bord par an'),
    nightsUnit: words('nights', 'nuits'),
    nightsHint: words('A rough number is fine', 'Un nombre approximatif suffit'),
    fullTimer: words(
      'Above 150 nights it counts as your home. Full-timer cover then takes the place of vacation liability, and the price follows.',
      'Au-delà de 150 nuits, c’est votre domicile. La responsabilité civile du résident remplace alors celle de villégiature, et le prix suit.',
    ),
    storage: words('Where is it kept between trips?', 'Où est-il gardé entre les voyages ?'),
    rented: words('Do you rent it out?', 'Le louez-vous à d’autres ?'),
    rentedWhy: words(
      'Renting out changes who drives and how often. Cover that doesn’t know about it doesn’t pay.',
      'La location change qui conduit, et à quelle fréquence. Une protection qui l’ignore ne paie pas.',
    ),
    rentalRate: words('Share of the year’s nights it’s rented out', 'Part des nuits de l’année où il est loué'),
    rentalHint: words(
      'Above 40 percent you need our commercial cover',
      'Au-delà de 40 pour cent, il faut notre protection commerciale',
    ),
    percent: words('percent', 'pour cent'),
    mileage: words('Miles you drive it in a year', 'Milles parcourus par an'),
    miles: words('miles', 'milles'),
    yes: words('Yes', 'Oui'),
    no: words('No', 'Non'),
  },
  'checkout.usage': {
    recreational: {
      label: words('Vacations and weekends', 'Vacances et fins de semaine'),
      note: words('A few trips a year', 'Quelques voyages par an'),
    },
    frequent: {
      label: words('Often on the road', 'Souvent sur la route'),
      note: words('Most months of the year', 'La plupart des mois de l’année'),
    },
    seasonal_parked: {
      label: words('Parked for the season', 'Stationné pour la saison'),
      note: words('It stays at one site', 'Il reste sur un même terrain'),
    },
    full_timer: {
      label: words('It’s my home', 'C’est mon domicile'),
      note: words('More than 150 nights a year', 'Plus de 150 nuits par an'),
    },
    business: {
      label: words('For business', 'Pour les affaires'),
      note: words('Work, sales or an office', 'Travail, vente ou bureau'),
    },
  },
  'checkout.storage': {
    indoor: { label: words('Indoors', 'À l’intérieur'), note: words('Garage or hall', 'Garage ou hangar') },
    secured: {
      label: words('Secured lot', 'Terrain sécurisé'),
      note: words('Fenced and locked', 'Clôturé et verrouillé'),
    },
    covered: {
      label: words('Under a roof', 'Sous un toit'),
      note: words('Carport or canopy', 'Abri d’auto ou auvent'),
    },
    driveway: { label: words('Driveway', 'Entrée privée'), note: words('Beside the house', 'À côté de la maison') },
    street: { label: words('Street', 'Rue'), note: words('Or an open lot', 'Ou un terrain ouvert') },
  },
};
