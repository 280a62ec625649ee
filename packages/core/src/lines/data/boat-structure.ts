import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field } from '../line.ts';
import {
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
  year,
} from './parts.ts';
import { choice, named } from '../words.ts';
import { words } from '../../shared/words.ts';

const both = ['hull', 'liability'];
const hull = ['hull'];

export const boatKindAsks = words('Choose the kind of boat.', 'Choisissez le genre de bateau.');
export const boatKinds = [
  { ...choice('runabout', 'Runabout', 'Canot à moteur'), group: 'boat' },
  { ...choice('bass_boat', 'Bass boat', 'Bateau de pêche sportive'), group: 'boat' },
  { ...choice('fishing_boat', 'Fishing boat', 'Bateau de pêche'), group: 'boat' },
  { ...choice('pontoon', 'Pontoon boat', 'Ponton'), group: 'boat' },
  { ...choice('cruiser', 'Cabin cruiser', 'Vedette de croisière'), group: 'boat' },
  { ...choice('sailboat', 'Sailboat', 'Voilier'), group: 'boat' },
  { ...choice('personal_watercraft', 'Personal watercraft', 'Motomarine'), group: 'personal_watercraft' },
];

const whole = (name: string, most: number, label: Field['label'], asks: Field['asks']): Field => ({
  name,
  label,
  asks,
  most,
  kind: 'whole',
  least: 0,
  needed: 'price',
});

const length = whole(
  'length_feet',
  100,
  words('Length in feet', 'Longueur en pieds'),
  words('Enter the length in feet.', 'Entrez la longueur en pieds.'),
);
const power = whole(
  'horsepower',
  3000,
  words('Horsepower', 'Puissance en chevaux'),
  words(
    'Enter the horsepower of all engines; 0 for none.',
    'Entrez la puissance de tous les moteurs ; 0 s’il n’y en a pas.',
  ),
);
const speed = whole(
  'top_speed',
  200,
  words('Top speed in mph', 'Vitesse maximale en mi/h'),
  words('Enter the top speed in mph.', 'Entrez la vitesse maximale en mi/h.'),
);
const waters: Field = {
  name: 'waters',
  label: words('Waters', 'Eaux'),
  asks: words('Choose how far you go.', 'Choisissez jusqu’où vous allez.'),
  kind: 'choice',
  choices: [
    choice('inland', 'Lakes and rivers', 'Lacs et rivières'),
    choice('coastal_75', 'At most 75 miles off the coast', 'Au plus 75 milles de la côte'),
    choice('coastal_125', 'At most 125 miles off the coast', 'Au plus 125 milles de la côte'),
  ],
  needed: 'price',
};
const storedOn: Field = {
  name: 'kept_on',
  label: words('Kept', 'Gardé'),
  asks: words('Choose where it is kept.', 'Choisissez où il est gardé.'),
  kind: 'choice',
  choices: [
    choice('trailer', 'On a trailer', 'Sur une remorque'),
    choice('lift', 'On a lift', 'Sur un élévateur'),
    choice('slip', 'In a slip', 'À quai'),
    choice('mooring', 'On a mooring', 'Sur un corps-mort'),
  ],
  needed: 'price',
};
const settlement: Field = {
  name: 'valueType',
  path: 'rating_value_type',
  label: words('What a total loss pays', 'Indemnité en cas de perte totale'),
  asks: words('Choose what a total loss pays.', 'Choisissez l’indemnité en cas de perte totale.'),
  kind: 'choice',
  choices: [
    choice('actual_cash_value', 'Actual cash value', 'Valeur au jour du sinistre'),
    choice('agreed_value', 'Agreed value', 'Valeur convenue'),
    choice('total_loss_replacement', 'Total loss replacement', 'Valeur à neuf'),
  ],
  needed: 'price',
};
const chartered: Field = {
  name: 'chartered',
  label: words('Rented or chartered', 'Loué ou affrété'),
  asks: words('Tell us whether others rent or charter it.', 'Indiquez si d’autres le louent ou l’affrètent.'),
  kind: 'yes_no',
  needed: 'sale',
};
const hullNumber: Field = {
  name: 'hull_number',
  label: words('Hull number', 'Numéro de coque'),
  asks: words('Enter the hull number. It stands at the stern.', 'Entrez le numéro de coque. Il figure à la poupe.'),
  kind: 'text',
  most: 14,
  needed: 'sale',
};
export const boatFields = [
  year,
  value,
  length,
  power,
  speed,
  waters,
  storedOn,
  settlement,
  chartered,
  make,
  model,
  hullNumber,
];

const years: Field = {
  name: 'boating_years',
  label: words('Years of boating', 'Années de navigation'),
  asks: words('Enter the years of boating.', 'Entrez les années de navigation.'),
  kind: 'whole',
  least: 0,
  most: 90,
  needed: 'price',
};
export const boatPersonFields = [birthdate, years];

/** What the rates of boats say beside the questions. */
export const boatSentences = {
  person: words('Add the person who operates it.', 'Ajoutez la personne qui le conduit.'),
  value: words(
    'The boat is worth more than {value}. An underwriter looks at it first.',
    'Le bateau vaut plus de {value}. Un souscripteur l’examine d’abord.',
  ),
  young: words('Who operates it must be {age} or older.', 'La personne qui le conduit doit avoir {age} ans ou plus.'),
};

export const boatDiscounts = [
  multiPolicy,
  paidInFull,
  named('safety_course', 'Boating safety course', 'Cours de sécurité nautique'),
  named('diesel', 'Diesel engines', 'Moteurs diesel'),
];

const chosen = { keys: 'named', always: true } as const;
const banded = { keys: 'banded', always: true } as const;

/** What a boat's price follows. */
export const boatStructure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(boatKinds), asks: boatKindAsks },
  persons: { groups: ['boat', 'personal_watercraft'], asks: boatSentences.person },
  factors: {
    base: kindFactor(boatKindAsks, both),
    value: requested('object', value, {
      keys: 'sliced',
      coverages: hull,
      always: true,
      refer: { code: 'boat_value', says: boatSentences.value, place: 'value', begins: 'dollars' },
    }),
    territory: territory(both),
    boat_age: requested('object', year, { ...banded, coverages: hull, as: 'model_years' }),
    length: requested('object', length, { ...banded, coverages: ['liability'] }),
    horsepower: requested('object', power, { ...banded, coverages: ['liability'] }),
    top_speed: requested('object', speed, { ...banded, coverages: hull }),
    waters: requested('object', waters, { ...chosen, coverages: both }),
    kept_on: requested('object', storedOn, { ...chosen, coverages: hull }),
    settlement: requested('object', settlement, { ...chosen, coverages: hull, otherwise: 'agreed_value' }),
    operator_age: requested('person', birthdate, {
      keys: 'banded',
      coverages: both,
      as: 'years_of_age',
      below: { code: 'boat_operator_age', says: boatSentences.young, place: 'age' },
    }),
    boating_years: requested('person', years, { keys: 'banded', coverages: both }),
    deductible: setBy('deductible', hull),
    limit: setBy('limit', ['liability']),
  },
  coverages: [
    {
      code: 'hull',
      factors: [
        'base',
        'value',
        'territory',
        'boat_age',
        'top_speed',
        'waters',
        'kept_on',
        'operator_age',
        'boating_years',
        'deductible',
        'settlement',
        'term',
      ],
    },
    {
      code: 'liability',
      factors: [
        'base',
        'territory',
        'length',
        'horsepower',
        'operator_age',
        'boating_years',
        'waters',
        'limit',
        'term',
      ],
    },
  ],
  charges: [
    { code: 'uninsured_boater', key: bySetting() },
    { code: 'medical_payments', key: bySetting() },
    { code: 'wreck_removal', key: { of: 'group' } },
    { code: 'tow_on_water', key: bySetting() },
    { code: 'propulsion', key: once, groups: ['boat'] },
    { code: 'haul_out', key: once, groups: ['boat'] },
    { code: 'fishing_gear', key: { of: 'unit', setting: 'limit', dollars: 1000, word: 'per_1000' } },
  ],
  discounts: discountsOf(boatDiscounts),
  minimum: { table: 'minimum_premium', prorated: true },
  fees: [{ code: policyFee.code, table: 'policy_fee' }],
};
