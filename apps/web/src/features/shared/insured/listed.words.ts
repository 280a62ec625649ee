import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

const fields = {
  year: words('year', 'année'),
  make: words('make', 'marque'),
  model: words('model', 'modèle'),
  floorplan: words('floor plan', 'plan d’aménagement'),
  vin: words('VIN', 'NIV'),
  rating_value: words('value', 'valeur'),
  length: words('length', 'longueur'),
  rental_utilization_rate: words('share of days rented', 'part des jours de location'),
};

// Customers read them in the checkout, agents on the page of the quote.
export const listedWords: WordsTree = { 'policyParts.listed': fields, 'checkout.listed': fields };
