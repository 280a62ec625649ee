import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const guideValueWords: WordsTree = {
  'price.guide': {
    typical: words('Typical for a {year} {class}: {range}', 'Habituel pour ce modèle {year} ({class}) : {range}'),
    basis: words('How we know', 'Notre calcul'),
    how: words(
      'From demonstration figures, not a market’s: the price new of {of, select, make {what {make} makes} other {such a vehicle}}{age, plural, =0 {} one {, less {firstYear}% for its first year} other {, less {firstYear}% for the first year and {laterYears}% for each of the others}}, 25% either way. It helps you fill in the field; it is no appraisal.',
      'D’après des chiffres de démonstration, et non du marché : le prix à neuf {of, select, make {des véhicules {make}} other {d’un tel véhicule}}{age, plural, =0 {} one {, moins {firstYear} % pour la première année} other {, moins {firstYear} % pour la première année et {laterYears} % pour chacune des autres}}, à 25 % près. C’est une aide pour remplir le champ, et non une évaluation.',
    ),
  },
};
