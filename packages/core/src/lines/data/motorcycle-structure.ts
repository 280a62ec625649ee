import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field } from '../line.ts';
import {
  ageBarred,
  requested,
  birthdate,
  bySetting,
  discountsOf,
  groupsOf,
  kindFactor,
  make,
  model,
  multiPolicy,
  once,
  paidInFull,
  plain,
  policyFee,
  setBy,
  territory,
  value,
  vin,
  year,
} from './parts.ts';
import { choice, named } from '../words.ts';
import { words } from '../../shared/words.ts';

const damage = ['comprehensive', 'collision'];
const riding = ['collision', 'liability'];
const all = ['comprehensive', 'collision', 'liability'];

export const motorcycleKindAsks = words('Choose the kind of motorcycle.', 'Choisissez le genre de motocyclette.');
export const motorcycleKinds = [
  { ...choice('cruiser', 'Cruiser', 'Custom'), group: 'road' },
  { ...choice('touring', 'Touring', 'Tourisme'), group: 'road' },
  { ...choice('standard', 'Standard', 'Standard'), group: 'road' },
  { ...choice('sport', 'Sport', 'Sport'), group: 'road' },
  { ...choice('dual_sport', 'Dual sport', 'Double usage'), group: 'road' },
  { ...choice('trike', 'Trike', 'Trois-roues'), group: 'road' },
  { ...choice('scooter', 'Scooter', 'Scooter'), group: 'road' },
  { ...choice('dirt_bike', 'Dirt bike', 'Moto tout-terrain'), group: 'off_road' },
];

const engine: Field = {
  name: 'engine_cc',
  label: words('Engine in cc', 'Cylindrée en cm³'),
  asks: words('Enter the size of the engine in cc.', 'Entrez la cylindrée en cm³.'),
  kind: 'whole',
  least: 49,
  most: 3000,
  needed: 'price',
};
const layUp: Field = {
  name: 'lay_up',
  label: words('Not ridden in winter', 'Remisage d’hiver'),
  asks: words('Choose for how long it is not ridden.', 'Choisissez la durée du remisage.'),
  kind: 'choice',
  choices: [
    choice('five_months', 'November to March', 'De novembre à mars'),
    choice('three_months', 'December to February', 'De décembre à février'),
    choice('none', 'Ridden all year', 'Utilisée toute l’année'),
  ],
  needed: 'price',
};
export const motorcycleFields = [year, value, engine, layUp, make, model, vin];

const years: Field = {
  name: 'riding_years',
  label: words('Years of riding', 'Années de conduite à moto'),
  asks: words('Enter the years of riding.', 'Entrez les années de conduite à moto.'),
  kind: 'whole',
  least: 0,
  most: 80,
  needed: 'price',
};
const record: Field = {
  name: 'incidents',
  label: words('Violations and accidents at fault', 'Infractions et accidents responsables'),
  asks: words(
    'Enter how many violations and accidents at fault there were in the last 36 months.',
    'Entrez le nombre d’infractions et d’accidents responsables des 36 derniers mois.',
  ),
  kind: 'whole',
  least: 0,
  most: 30,
  needed: 'price',
};
const endorsed: Field = {
  name: 'endorsement',
  label: words('Licensed for motorcycles', 'Permis de motocyclette'),
  asks: words(
    'Tell us whether the license is valid for motorcycles.',
    'Indiquez si le permis est valide pour la motocyclette.',
  ),
  kind: 'yes_no',
  needed: 'sale',
};
export const motorcyclePersonFields = [birthdate, years, record, endorsed];

/** What the rates of motorcycles say beside the questions. */
export const motorcycleSentences = {
  person: words('Add the person who rides.', 'Ajoutez la personne qui conduit la motocyclette.'),
  young: words('A rider must be {age} or older.', 'Un motocycliste doit avoir {age} ans ou plus.'),
  record: words(
    'A rider has {number} or more violations and accidents. An underwriter looks at the record first.',
    'Un motocycliste a {number} infractions et accidents ou plus. Un souscripteur examine d’abord le dossier.',
  ),
};

export const motorcycleDiscounts = [
  multiPolicy,
  paidInFull,
  named('rider_course', 'Rider course', 'Cours de conduite à moto'),
  named('abs', 'Anti-lock brakes', 'Freins antiblocage'),
];

/** What a motorcycle's price follows. */
export const motorcycleStructure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(motorcycleKinds), asks: motorcycleKindAsks },
  persons: { groups: ['road', 'off_road'], asks: motorcycleSentences.person },
  factors: {
    base: kindFactor(motorcycleKindAsks, all),
    value: requested('object', value, { keys: 'sliced', coverages: damage, always: true }),
    territory: territory(all),
    motorcycle_age: requested('object', year, { keys: 'banded', coverages: damage, as: 'model_years', always: true }),
    engine: requested('object', engine, { keys: 'banded', coverages: riding, always: true }),
    lay_up: requested('object', layUp, { keys: 'named', coverages: riding, always: true }),
    rider_age: requested('person', birthdate, {
      keys: 'banded',
      coverages: riding,
      as: 'years_of_age',
      below: { code: 'rider_under_age', says: motorcycleSentences.young, place: 'age' },
    }),
    riding_years: requested('person', years, { keys: 'banded', coverages: riding }),
    incidents: requested('person', record, {
      keys: 'banded',
      coverages: riding,
      refer: { code: 'rider_record', says: motorcycleSentences.record, place: 'number', begins: 'number' },
    }),
    deductible: setBy('deductible', damage),
    limit: setBy('limit', ['liability']),
  },
  coverages: [
    { code: 'comprehensive', factors: ['base', 'value', 'territory', 'motorcycle_age', 'deductible', 'term'] },
    {
      code: 'collision',
      factors: [
        'base',
        'value',
        'territory',
        'motorcycle_age',
        'engine',
        'lay_up',
        'rider_age',
        'riding_years',
        'incidents',
        'deductible',
        'term',
      ],
    },
    {
      code: 'liability',
      factors: ['base', 'territory', 'engine', 'lay_up', 'rider_age', 'riding_years', 'incidents', 'limit', 'term'],
      groups: ['road'],
    },
  ],
  charges: [
    { code: 'guest_passenger', key: once, groups: ['road'] },
    { code: 'uninsured_motorist', key: bySetting(), groups: ['road'] },
    { code: 'medical_payments', key: bySetting() },
    { code: 'accessories', key: { of: 'unit', setting: 'limit', dollars: 1000, word: 'per_1000' } },
    { code: 'trip_interruption', key: bySetting() },
  ],
  barred: [ageBarred(['rider_age'])],
  discounts: discountsOf(motorcycleDiscounts),
  minimum: { table: 'minimum_premium', prorated: true },
  fees: [{ code: policyFee.code, table: 'policy_fee' }],
};
