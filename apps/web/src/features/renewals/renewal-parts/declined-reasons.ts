import { words } from '@roadworthy/core/shared/words.ts';

/** Why a next term is declined, as it is chosen and as staff read it. */
export const declinedReasons = {
  price: words('It costs too much', 'Le prix est trop élevé'),
  insured_elsewhere: words('Insured elsewhere', 'Assuré ailleurs'),
  vehicle_gone: words('The vehicle is sold or gone', 'Le véhicule est vendu ou n’existe plus'),
  not_used: words('The vehicle is not used', 'Le véhicule n’est pas utilisé'),
  moved: words('Moved away', 'Déménagement'),
  service: words('Not content with the service', 'Insatisfaction envers le service'),
  other: words('Something else', 'Autre raison'),
};
