import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field, Setting } from '../line.ts';
import {
  requested,
  bySetting,
  discountsOf,
  dollars,
  groupsOf,
  kindFactor,
  once,
  paidInFull,
  plain,
  policyFee,
  recreationalKinds,
  setBy,
  territory,
  value,
  year,
} from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const damage = ['comprehensive', 'collision'];
const all = ['comprehensive', 'collision', 'liability'];
export const motorised = { groups: ['motorised'] };

export const kindAsks = words('Choose what the fleet consists of.', 'Choisissez ce dont le parc est fait.');
export const kinds = recreationalKinds();
export const card = 'Published covers of rental platforms for recreational vehicles';

export const miles: Field = {
  name: 'annualMiles',
  path: 'estimated_yearly_mileage',
  label: words('Miles a year', 'Milles par an'),
  asks: words('Enter the miles it is driven in a year.', 'Entrez les milles parcourus en un an.'),
  kind: 'whole',
  least: 0,
  most: 200_000,
  needed: 'price',
  ...motorised,
};
export const rented: Field = {
  name: 'rentalUtilization',
  path: 'rental_utilization_rate',
  label: words('Nights rented out, in per cent', 'Nuits de location, en pour cent'),
  asks: words(
    'Enter on how many per cent of nights it is rented out.',
    'Entrez le pourcentage des nuits où il est loué.',
  ),
  kind: 'whole',
  least: 0,
  most: 100,
  needed: 'price',
};

export const deductible: Setting = {
  ...dollars('deductible', [500, 1000]),
  values: [500, 1000, '2_per_cent', 2500],
  labels: { '2_per_cent': words('2 % of the value, $500 to $1,500', '2 % de la valeur, de 500 $ à 1 500 $') },
};

export const sentences = {
  value: words(
    'It is worth more than {value}. An underwriter looks at the fleet first.',
    'Il vaut plus de {value}. Un souscripteur examine d’abord le parc.',
  ),
};
export const discounts = [
  paidInFull,
  named('fleet', 'Ten vehicles or more', 'Dix véhicules ou plus'),
  named('device', 'Telematics device', 'Appareil télématique'),
];

export const structure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(kinds), asks: kindAsks },
  persons: null,
  factors: {
    base: kindFactor(kindAsks, all),
    value: requested('object', value, {
      keys: 'sliced',
      coverages: damage,
      always: true,
      refer: { code: 'fleet_value', says: sentences.value, place: 'value', begins: 'dollars' },
    }),
    territory: territory(all),
    vehicle_age: requested('object', year, { keys: 'banded', coverages: damage, as: 'model_years', always: true }),
    rental_utilisation: requested('object', rented, { keys: 'banded', coverages: all, always: true }),
    yearly_miles: requested('object', miles, { keys: 'banded', coverages: ['collision', 'liability'] }),
    deductible: setBy('deductible', damage),
    increased_limits: setBy('limit', ['liability']),
  },
  coverages: [
    {
      code: 'comprehensive',
      factors: ['base', 'value', 'territory', 'vehicle_age', 'rental_utilisation', 'deductible', 'term'],
    },
    {
      code: 'collision',
      factors: [
        'base',
        'value',
        'territory',
        'vehicle_age',
        'rental_utilisation',
        'yearly_miles',
        'deductible',
        'term',
      ],
    },
    {
      code: 'liability',
      factors: ['base', 'territory', 'rental_utilisation', 'yearly_miles', 'increased_limits', 'term'],
      ...motorised,
    },
  ],
  charges: [
    { code: 'host_liability', key: bySetting() },
    { code: 'interior_damage', key: bySetting() },
    { code: 'lost_income', key: { of: 'unit', setting: 'limit', dollars: 1000, word: 'per_1000' } },
    { code: 'additional_insured', key: once },
    { code: 'roadside', key: { of: 'group' } },
  ],
  discounts: discountsOf(discounts),
  minimum: { table: 'minimum_premium', prorated: true },
  fees: [{ code: policyFee.code, table: 'policy_fee' }],
};
