import { storageTypes, usageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';

/** What a list of vehicles may say of each, in the order in which it is shown. */
export const bulkColumns = [
  'vin',
  'year',
  'make',
  'model',
  'type',
  'rating_value',
  'length',
  'usage_type',
  'storage_type',
  'nights_per_year',
  'garaging_postal_code',
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** A text as headings and words of lists are compared: small letters and digits alone, without accents. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

// What people and their spreadsheets write above a column, in English and in French, as `plainWord` leaves it.
const headings: Readonly<Record<BulkColumn, readonly string[]>> = {
  vin: [
    'vin',
    'vin number',
    'vehicle identification number',
    'serial',
    'serial number',
    'niv',
    'numero de serie',
    'no de serie',
  ],
  year: ['year', 'model year', 'my', 'annee', 'annee modele', 'annee du modele', 'an'],
  make: ['make', 'manufacturer', 'brand', 'marque', 'fabricant'],
  model: ['model', 'model name', 'modele', 'nom du modele'],
  type: [
    'type',
    'class',
    'vehicle class',
    'vehicle type',
    'kind',
    'body',
    'classe',
    'categorie',
    'type de vehicule',
    'genre',
  ],
  rating_value: [
    'value',
    'rating value',
    'insured value',
    'stated value',
    'agreed value',
    'vehicle value',
    'valeur',
    'valeur assuree',
    'valeur convenue',
    'valeur declaree',
    'montant',
  ],
  length: ['length', 'length ft', 'length feet', 'feet', 'longueur', 'longueur pi', 'longueur pieds', 'pieds'],
  usage_type: ['use', 'usage', 'usage type', 'utilisation'],
  storage_type: ['storage', 'storage type', 'stored', 'kept', 'remisage', 'entreposage'],
  nights_per_year: ['nights', 'nights per year', 'nights a year', 'nuits', 'nuits par an', 'nuits par annee'],
  garaging_postal_code: [
    'zip',
    'zip code',
    'postal code',
    'postcode',
    'garaging zip',
    'garaging postal code',
    'code postal',
  ],
};

/** The column that a heading names, or null. */
export function columnOf(heading: string): BulkColumn | null {
  const word = plainWord(heading);
  return bulkColumns.find((column) => word === plainWord(column) || headings[column].includes(word)) ?? null;
}

type Words = Readonly<Record<string, readonly string[]>>;

const classWords: Words = {
  class_a: ['a', 'classe a', 'class a motorhome', 'autocaravane de classe a', 'cl a'],
  class_b: [
    'b',
    'classe b',
    'class b motorhome',
    'autocaravane de classe b',
    'camper van',
    'campervan',
    'fourgon amenage',
    'cl b',
  ],
  class_c: ['c', 'classe c', 'class c motorhome', 'autocaravane de classe c', 'cl c'],
  travel_trailer: ['tt', 'trailer', 'camping or travel trailer', 'roulotte', 'roulotte de voyage', 'caravane'],
  fifth_wheel: ['5th wheel', '5w', 'fw', '5er', 'caravane a sellette', 'sellette'],
  toy_hauler: ['toyhauler', 'th', 'porte jouets', 'roulotte porte jouets'],
  pop_up: ['popup', 'pop up camper', 'folding camper', 'tent trailer', 'tente roulotte'],
  truck_camper: ['slide in', 'slide in camper', 'caravane portee'],
  teardrop: ['teardrop trailer', 'goutte d eau', 'roulotte goutte d eau'],
  bus_conversion: ['bus', 'converted bus', 'skoolie', 'autobus amenage', 'autobus converti'],
};

const usageWords: Words = {
  recreational: ['recreation', 'trips', 'pleasure', 'recreatif', 'loisir', 'loisirs', 'plaisance'],
  frequent: ['frequent travel', 'voyages frequents'],
  seasonal_parked: ['seasonal', 'parked', 'parked for the season', 'saisonnier', 'stationne pour la saison'],
  full_timer: ['full time', 'fulltime', 'full timer', 'full time living', 'domicile a l annee', 'temps plein'],
  business: ['commercial', 'affaires'],
};

const storageWords: Words = {
  indoor: ['indoors', 'inside', 'garage', 'interieur', 'a l interieur'],
  secured: ['secured lot', 'secure', 'gated', 'terrain securise', 'securise'],
  covered: ['under a roof', 'carport', 'couvert', 'sous un toit', 'abri'],
  driveway: ['home', 'yard', 'entree', 'entree privee', 'cour'],
  street: ['rue', 'dans la rue'],
};

const reader =
  <Value extends string>(values: readonly Value[], words: Words) =>
  (typed: string): Value | null => {
    const word = plainWord(typed);
    return values.find((value) => word === plainWord(value) || words[value]?.includes(word)) ?? null;
  };

/** The class, the use and the storage place that a word names in English or in French, or null. */
export const classOfWord = reader(vehicleClasses, classWords);
export const usageOfWord = reader(usageTypes, usageWords);
export const storageOfWord = reader(storageTypes, storageWords);
