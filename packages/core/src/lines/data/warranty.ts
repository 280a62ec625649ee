import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field, Line, Setting } from '../line.ts';
import {
  anotherVehicle,
  requested,
  bySetting,
  dollars,
  groupsOf,
  kindFactor,
  make,
  model,
  plain,
  recreationalKinds,
  setBy,
  shortCheckout,
  territory,
  value,
  vin,
  year,
} from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const contract = ['service_contract'];
const kindAsks = words('Choose what the service contract is for.', 'Choisissez ce que vise le contrat de service.');
const kinds = recreationalKinds();

const price: Field = {
  ...value,
  label: words('What it cost or is worth', 'Prix payé ou valeur'),
  asks: words(
    'Enter what it cost, or what it is worth if you have had it long.',
    'Entrez son prix d’achat, ou sa valeur si vous l’avez depuis longtemps.',
  ),
};
const odometer: Field = {
  name: 'odometer',
  label: words('Miles on the odometer', 'Milles au compteur'),
  asks: words('Enter the miles on the odometer.', 'Entrez les milles au compteur.'),
  kind: 'whole',
  least: 0,
  most: 500_000,
  needed: 'price',
  groups: ['motorised'],
};
const yesOrNo = (name: string, label: Field['label'], asks: Field['asks']): Field => ({
  name,
  label,
  asks,
  kind: 'yes_no',
  needed: 'sale',
});
const rentedOut = yesOrNo(
  'rented_out',
  words('Rented out', 'Mise en location'),
  words('Tell us whether you rent it out.', 'Indiquez si vous le louez à d’autres.'),
);
const salvage = yesOrNo(
  'salvage_title',
  words('Salvage title', 'Titre de récupération'),
  words('Tell us whether its title is a salvage title.', 'Indiquez si son titre est un titre de récupération.'),
);

const tier: Setting = {
  name: 'tier',
  label: words('Parts', 'Pièces'),
  unit: 'named',
  values: ['powertrain', 'coach', 'all_parts'],
  labels: {
    powertrain: words('Engine, transmission, axles', 'Moteur, transmission, essieux'),
    coach: words(
      'And the coach: slides, leveling, furnace, refrigerator',
      'Et la cellule : extensions, mise à niveau, chauffage, réfrigérateur',
    ),
    all_parts: words('All but what the contract lists', 'Tout, sauf ce que le contrat énumère'),
  },
  price: 'rises',
};
const miles: Setting = {
  name: 'miles',
  label: words('Miles from today', 'Milles à compter d’aujourd’hui'),
  unit: 'miles',
  values: [12_000, 24_000, 36_000, 60_000, 100_000],
  price: 'rises',
  groups: ['motorised'],
};

const structure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(kinds), asks: kindAsks },
  persons: null,
  factors: {
    base: kindFactor(kindAsks, contract),
    value: requested('object', price, { keys: 'sliced', coverages: contract, always: true }),
    territory: territory(contract),
    vehicle_age: requested('object', year, { keys: 'banded', coverages: contract, as: 'model_years', always: true }),
    odometer: requested('object', odometer, { keys: 'banded', coverages: contract, always: true }),
    tier: setBy('tier', contract),
    miles: setBy('miles', contract, { groups: ['motorised'] }),
    deductible: setBy('deductible', contract),
  },
  coverages: [
    {
      code: 'service_contract',
      factors: ['base', 'value', 'territory', 'vehicle_age', 'odometer', 'tier', 'miles', 'deductible', 'term'],
    },
  ],
  charges: [{ code: 'trip_interruption', key: bySetting() }],
};

/** A service contract: repairs of what breaks by itself, for so many months or miles. */
export const warranty: Line = {
  provider: 'warranty',
  name: words('Extended service plan', 'Plan de service prolongé'),
  about: words(
    'Repairs of what breaks by itself, for so many months or miles. It is a service contract and no insurance.',
    'La réparation de ce qui brise de soi-même, pour tant de mois ou de milles. C’est un contrat de service et non une assurance.',
  ),
  objects: {
    label: words('The vehicle', 'Le véhicule'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 1,
    fields: [year, price, odometer, rentedOut, salvage, make, model, vin],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('service_contract', 'Service contract', 'Contrat de service'),
      pays: words(
        'Parts and labor of a covered repair. Example: a slide motor of $1,450 with a deductible of $100: we pay $1,350.',
        'Les pièces et la main-d’œuvre d’une réparation couverte. Exemple : un moteur d’extension de 1 450 $ avec une franchise de 100 $ : nous payons 1 350 $.',
      ),
      settings: [tier, miles, dollars('deductible', [0, 100, 200])],
      mandatory: true,
    },
    {
      ...named('trip_interruption', 'Trip interruption', 'Interruption de voyage'),
      pays: words(
        'Rooms and meals while a covered repair takes more than a day. Example: two nights at $140 come to $280.',
        'Chambres et repas quand une réparation couverte dure plus d’un jour. Exemple : deux nuits à 140 $ font 280 $.',
      ),
      settings: [dollars('limit', [500, 1000])],
      needs: contract,
    },
  ],
  packages: [
    {
      ...named('driven', 'What drives it', 'Ce qui le fait rouler'),
      covers: { service_contract: { tier: 'powertrain', miles: 36_000, deductible: 200 } },
    },
    {
      ...named('lived_in', 'And what you live in', 'Et ce que vous habitez'),
      covers: {
        service_contract: { tier: 'coach', miles: 36_000, deductible: 100 },
        trip_interruption: { limit: 500 },
      },
    },
  ],
  terms: {
    months: [12, 24, 36, 48, 60],
    usual: 36,
    distance: { cover: 'service_contract', setting: 'miles', answer: 'odometer' },
  },
  rules: [
    {
      code: 'contract_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 15 },
      says: words(
        'We take vehicles of at most {most} model years.',
        'Nous acceptons les véhicules d’au plus {most} années-modèles.',
      ),
      remedy: 'change',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'contract_many_miles',
      of: 'object',
      demands: { answer: 'odometer', most: 100_000 },
      says: words('We take vehicles of at most {most} miles.', 'Nous acceptons les véhicules d’au plus {most} milles.'),
      remedy: 'change',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'contract_salvage',
      of: 'object',
      demands: { answer: 'salvage_title', oneOf: [false] },
      says: words(
        'We write no service contract for a salvage title.',
        'Nous n’offrons pas de contrat de service pour un titre de récupération.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Usual exclusion of service contracts' },
    },
    {
      code: 'contract_rented_out',
      of: 'object',
      demands: { answer: 'rented_out', oneOf: [false] },
      says: words(
        'It is rented out. An underwriter looks at it first.',
        'Il est mis en location. Un souscripteur l’examine d’abord.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
  ],
  discounts: [],
  fees: [],
  checkout: shortCheckout(
    ['objects.year', 'objects.value', 'objects.odometer', 'objects.salvage_title', 'objects.rented_out'],
    ['objects.make', 'objects.model', 'objects.vin'],
  ),
  documents: [
    named('service_contract', 'Service contract', 'Contrat de service'),
    named('refund_terms', 'Terms of cancellation and refund', 'Conditions d’annulation et de remboursement'),
  ],
  refund: {
    fullWithinDays: 60,
    later: 'lesser_of_time_and_distance',
    lessClaims: true,
    fee: { cents: 2500, percent: 10 },
    source: {
      grade: 'S',
      says: 'California Department of Insurance on vehicle service contracts; 30 days where used, ours is 60 for all',
    },
  },
  structure,
  sources: [
    { grade: 'S', says: 'Months and miles, tiers, deductibles 0, 100, 200: usual forms of vehicle service contracts' },
    { grade: 'D', says: 'Amounts are ours' },
  ],
};
