import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const actuaryDocumentsWords: WordsTree = {
  'policyParts.actuary': {
    title: words('Actuary documents', 'Documents d’actuariat'),
    about: words(
      'What the price was made of, without names, addresses, contacts and licenses. It is kept who opens one.',
      'Ce dont le prix est fait, sans noms, adresses, coordonnées ni permis. Le nom de la personne qui en ouvre un est conservé.',
      {
        enCa: 'What the price was made of, without names, addresses, contacts and licences. It is kept who opens one.',
      },
    ),
    rating_request: words('What the rates were given', 'Ce que les tarifs ont reçu'),
    rating_request_about: words(
      'Everything that the price depends on, with birth dates moved to another day of the same age.',
      'Tout ce dont dépend le prix ; les dates de naissance sont déplacées à un autre jour du même âge.',
    ),
    rating_response: words('What the rates made of it', 'Ce que les tarifs en ont fait'),
    rating_response_about: words(
      'Each price, discount and fee, and every step on the way.',
      'Chaque prix, rabais et frais, et chaque étape du calcul.',
    ),
    terms: words('Terms', 'Conditions'),
    terms_about: words(
      'Line, place, days, coverages and what was booked.',
      'Branche, lieu, dates, protections et ce qui a été comptabilisé.',
    ),
    open: words('Open', 'Ouvrir'),
    openNamed: words('Open: {name}', 'Ouvrir : {name}'),
    opening: words('Opening', 'Ouverture'),
    opened: words('{name}, version {version}', '{name}, tarifs {version}'),
  },
};
