import { motorisedClasses, vehicleClasses } from '../products/vocabulary.ts';
import type { FactorShape, RateStructure } from './rate-structure.ts';
import { loyalty } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export const noRatesThere = words(
  'We have no rates for this state or province.',
  'Nous n’avons pas de tarifs pour cette province ou cet État.',
);

export const chooseInsured = words('Choose what you are insuring.', 'Choisissez ce que vous assurez.');

export const enterWorth = words('Enter what the vehicle is worth.', 'Entrez la valeur du véhicule.');

export const addVehicle = words('Add a vehicle.', 'Ajoutez un véhicule.');

const damage = ['comprehensive', 'collision'];
const driving = ['collision', 'liability'];
const all = ['comprehensive', 'collision', 'liability'];

const motorised = { groups: ['motorised'] };

const places: Record<string, FactorShape> = {
  territory: {
    of: 'place',
    answer: 'state',
    path: 'garaging_state',
    asks: noRatesThere,
    keys: 'named',
    coverages: all,
    always: true,
  },
  score: {
    of: 'quote',
    answer: 'scoreTier',
    path: 'insurance_score',
    asks: words('The insurance score has not come back yet.', 'La cote d’assurance n’est pas encore connue.'),
    keys: 'named',
    coverages: all,
    always: true,
  },
};

const vehicles: Record<string, FactorShape> = {
  base: {
    of: 'object',
    answer: 'class',
    path: 'type',
    asks: chooseInsured,
    keys: 'named',
    coverages: all,
    always: true,
    like: {
      teardrop: { key: 'travel_trailer' },
      bus_conversion: {
        key: 'class_a',
        refer: {
          code: 'bus_conversion',
          says: words(
            'A converted bus is rated as a class A motorhome. An underwriter looks at it first.',
            'Un autobus aménagé est tarifé comme une autocaravane de classe A. Un souscripteur l’examine d’abord.',
          ),
        },
      },
    },
  },
  value: {
    of: 'object',
    answer: 'value',
    path: 'rating_value',
    asks: enterWorth,
    keys: 'sliced',
    coverages: damage,
    always: true,
    refer: {
      code: 'value_above_limit',
      says: words(
        'The vehicle is worth more than {value}. An underwriter looks at it first.',
        'Le véhicule vaut plus de {value}. Un souscripteur l’examine d’abord.',
      ),
      place: 'value',
      begins: 'dollars',
    },
  },
  vehicle_age: {
    of: 'object',
    answer: 'year',
    asks: words('Enter the model year.', 'Entrez l’année du modèle.'),
    keys: 'banded',
    coverages: damage,
    as: 'model_years',
    always: true,
    refer: {
      code: 'vehicle_age',
      says: words(
        'The vehicle is {years} model years old or older. An underwriter looks at it first.',
        'Le modèle a {years} ans ou plus. Un souscripteur l’examine d’abord.',
      ),
      place: 'years',
      begins: 'number',
    },
  },
  storage: {
    of: 'object',
    answer: 'storage',
    path: 'storage_type',
    asks: words('Tell us where you keep it.', 'Indiquez où vous le gardez.'),
    keys: 'named',
    coverages: ['comprehensive'],
  },
  usage: {
    of: 'object',
    answer: 'usage',
    path: 'usage_type',
    asks: words('Tell us how you use it.', 'Indiquez votre utilisation.'),
    keys: 'named',
    coverages: all,
    always: true,
    refer: {
      code: 'business_use',
      says: words(
        'Business use is covered by our Pro product, not by this one.',
        'L’usage commercial relève de notre produit Pro, non de celui-ci.',
      ),
    },
  },
  rental_utilisation: {
    of: 'object',
    answer: 'rentalUtilization',
    path: 'rental_utilization_rate',
    asks: words('Tell us whether you rent it out.', 'Indiquez si vous le louez à d’autres.'),
    keys: 'banded',
    coverages: all,
    always: true,
    refer: {
      code: 'rental_utilization',
      says: words(
        'It is rented out more than {percent} % of the year. Our Pro product is made for that.',
        'Il est loué plus de {percent} % de l’année. Notre produit Pro est fait pour cela.',
      ),
      place: 'percent',
      begins: 'last_before',
    },
  },
  yearly_miles: {
    of: 'object',
    answer: 'annualMiles',
    path: 'estimated_yearly_mileage',
    asks: words('Enter the miles you drive in a year.', 'Entrez les milles parcourus en un an.'),
    keys: 'banded',
    coverages: driving,
    ...motorised,
  },
  settlement: {
    of: 'object',
    answer: 'valueType',
    path: 'rating_value_type',
    asks: words('Choose what a total loss pays.', 'Choisissez l’indemnité en cas de perte totale.'),
    keys: 'named',
    coverages: damage,
    always: true,
    otherwise: 'agreed_value',
  },
};

const persons: Record<string, FactorShape> = {
  driver_age: {
    of: 'person',
    answer: 'birthdate',
    asks: words('Enter the birth date.', 'Entrez la date de naissance.'),
    keys: 'banded',
    coverages: driving,
    as: 'years_of_age',
    below: {
      code: 'driver_under_age',
      says: words('A driver must be {age} or older.', 'Un conducteur doit avoir {age} ans ou plus.'),
      place: 'age',
    },
  },
  experience: {
    of: 'person',
    answer: 'rvExperienceYears',
    path: 'rv_driving_experience_years',
    asks: words(
      'Enter the years of driving a recreational vehicle.',
      'Entrez les années de conduite d’un véhicule récréatif.',
    ),
    keys: 'banded',
    coverages: driving,
  },
  points: {
    of: 'person',
    answer: 'points',
    asks: words(
      'Tell us about accidents and violations of the last 36 months.',
      'Indiquez les accidents et les infractions des 36 derniers mois.',
    ),
    keys: 'banded',
    coverages: driving,
    as: 'points',
    // After carinsurance.com, of the last 36 months.
    schedule: {
      at_fault: [2, 3, 2],
      major: [4, 4, 4],
      minor: [2, 1, 1],
      speeding: [3, 2, 2],
      not_at_fault: [0, 0, 0],
    },
    refer: {
      code: 'driver_points',
      says: words(
        'A driver has {points} or more points. An underwriter looks at the record first.',
        'Un conducteur a {points} points ou plus. Un souscripteur examine d’abord le dossier.',
      ),
      place: 'points',
      begins: 'number',
    },
  },
};

const covers: Record<string, FactorShape> = {
  deductible: { of: 'cover', answer: 'deductible', keys: 'named', coverages: damage },
  increased_limits: { of: 'cover', answer: 'limit', keys: 'named', coverages: ['liability'] },
};

const byLimit = { of: 'setting', setting: 'limit' } as const;
const whole = { of: 'word', word: 'all' } as const;

/**
 * What the personal recreational-vehicle line prices: which factor touches which coverage, flat charges, points, what
 * the law bars, discounts, minimum, fee (docs/rules.md, rating).
 */
export const personalStructure: RateStructure = {
  format: 1,
  objects: {
    answer: 'class',
    groups: {
      motorised: motorisedClasses,
      towable: vehicleClasses.filter((one) => !motorisedClasses.some((motor) => motor === one)),
    },
    asks: addVehicle,
  },
  persons: { ...motorised, asks: words('Add the person who drives.', 'Ajoutez la personne qui conduit.') },
  factors: { ...places, ...vehicles, ...persons, ...covers },
  term: { table: 'term', asks: words('Choose a term of 12 or 6 months.', 'Choisissez une durée de 12 ou de 6 mois.') },
  coverages: [
    {
      code: 'comprehensive',
      factors: [
        'base',
        'value',
        'territory',
        'vehicle_age',
        'storage',
        'score',
        'usage',
        'rental_utilisation',
        'deductible',
        'settlement',
        'term',
      ],
    },
    {
      code: 'collision',
      factors: [
        'base',
        'value',
        'territory',
        'vehicle_age',
        'score',
        'driver_age',
        'experience',
        'points',
        'usage',
        'rental_utilisation',
        'yearly_miles',
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
        'score',
        'driver_age',
        'experience',
        'points',
        'usage',
        'rental_utilisation',
        'yearly_miles',
        'increased_limits',
        'term',
      ],
      ...motorised,
    },
  ],
  charges: [
    { code: 'uninsured_motorist', key: byLimit, ...motorised },
    { code: 'medical_payments', key: byLimit, ...motorised },
    { code: 'vacation_liability', key: byLimit },
    { code: 'emergency_expense', key: byLimit },
    { code: 'roadside', key: { of: 'group' } },
    { code: 'glass', key: whole },
    { code: 'full_timer_liability', key: byLimit },
    { code: 'personal_effects', key: { of: 'unit', setting: 'limit', dollars: 1000, word: 'per_1000' } },
    { code: 'pet', key: whole },
  ],
  barred: [
    {
      factors: ['score', 'driver_age'],
      areas: ['CA', 'HI', 'MA'],
      since: null,
      source: 'State law on credit and age in automobile rates; general knowledge, to be checked before filing',
    },
  ],
  discounts: {
    table: 'discount',
    cap: 'discount_cap',
    order: ['multi_policy', 'paid_in_full', 'original_owner', 'claim_free', 'affinity', 'device', loyalty],
    follows: { paid_in_full: { answer: 'paymentTerm', is: 'pay_in_full' } },
  },
  minimum: { table: 'minimum_premium', prorated: true },
  least: {
    table: 'minimum_value',
    answer: 'value',
    refusal: {
      code: 'value_below_minimum',
      says: words(
        'We insure vehicles worth {value} or more.',
        'Nous assurons les véhicules d’une valeur de {value} ou plus.',
      ),
      place: 'value',
    },
  },
  fees: [{ code: 'policy_fee', table: 'policy_fee' }],
};

/** What the rates of the personal line may ask an underwriter to look at, and what they refuse. */
export const personalReferrals = [
  'value_above_limit',
  'vehicle_age',
  'driver_points',
  'rental_utilization',
  'business_use',
  'bus_conversion',
] as const;
export const personalRefusals = ['value_below_minimum', 'driver_under_age'] as const;
