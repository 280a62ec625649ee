import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field, Line, Setting } from '../line.ts';
import {
  anotherVehicle,
  requested,
  discountsOf,
  dollars,
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

const damage = ['physical_damage'];
const both = ['liability', 'physical_damage'];
const liability = ['liability'];

const kindAsks = words('Choose what you share.', 'Choisissez ce que vous partagez.');
const kinds = [
  { ...choice('car', 'Car', 'Voiture'), group: 'car' },
  { ...choice('suv', 'SUV', 'VUS'), group: 'car' },
  { ...choice('pickup', 'Pickup', 'Camionnette'), group: 'car' },
  { ...choice('van', 'Van', 'Fourgonnette'), group: 'car' },
];

const days: Field = {
  name: 'days_shared',
  label: words('Days a year with a guest', 'Jours par année avec un invité'),
  asks: words(
    'Enter on how many days a year a guest has it.',
    'Entrez le nombre de jours par année où un invité l’utilise.',
  ),
  kind: 'whole',
  least: 0,
  most: 366,
  needed: 'price',
};
const platform: Field = {
  name: 'platform',
  label: words('Shared through', 'Partagé par'),
  asks: words('Enter the platform through which you share it.', 'Entrez la plateforme par laquelle vous le partagez.'),
  kind: 'text',
  most: 60,
  needed: 'sale',
};
const platformPays: Field = {
  name: 'platform_insures',
  label: words('The platform insures the guest’s trip', 'La plateforme assure le trajet de l’invité'),
  asks: words(
    'Tell us whether the platform insures the guest’s trip.',
    'Indiquez si la plateforme assure le trajet de l’invité.',
  ),
  kind: 'yes_no',
  needed: 'sale',
};

const periods: Setting = {
  name: 'periods',
  label: words('When it counts', 'Quand cela s’applique'),
  unit: 'named',
  values: ['listed', 'handed_over', 'with_guest', 'key_to_key'],
  labels: {
    listed: words('While it waits for a guest', 'En attente d’un invité'),
    handed_over: words('And while you bring it or fetch it', 'Et pendant que vous le livrez ou le reprenez'),
    with_guest: words(
      'And while a guest drives, above what the platform pays',
      'Et pendant qu’un invité conduit, au-delà de ce que paie la plateforme',
    ),
    key_to_key: words('From key to key, your own trips too', 'D’une remise de clé à l’autre, vos trajets compris'),
  },
  price: 'rises',
};

const limits = (name: string, en: string, fr: string, values: readonly number[]): Setting => ({
  name,
  label: words(en, fr),
  unit: 'dollars',
  values,
  price: 'rises',
});

const discounts = [multiPolicy, paidInFull, named('device', 'Telematics device', 'Appareil télématique')];

const structure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(kinds), asks: kindAsks },
  persons: null,
  factors: {
    base: kindFactor(kindAsks, both),
    value: requested('object', value, { keys: 'sliced', coverages: damage, always: true }),
    territory: territory(both),
    vehicle_age: requested('object', year, { keys: 'banded', coverages: damage, as: 'model_years', always: true }),
    days_shared: requested('object', days, { keys: 'banded', coverages: both, always: true }),
    periods: setBy('periods', both),
    owner_limit: setBy('owner_limit', liability),
    guest_limit: setBy('guest_limit', liability),
    deductible: setBy('deductible', damage),
  },
  coverages: [
    {
      code: 'liability',
      factors: ['base', 'territory', 'days_shared', 'periods', 'owner_limit', 'guest_limit', 'term'],
    },
    {
      code: 'physical_damage',
      factors: ['base', 'value', 'territory', 'vehicle_age', 'days_shared', 'periods', 'deductible', 'term'],
    },
  ],
  charges: [
    { code: 'lost_income', key: { of: 'unit', setting: 'limit', dollars: 1000, word: 'per_1000' } },
    { code: 'interior_damage', key: once },
  ],
  discounts: discountsOf(discounts),
  minimum: { table: 'minimum_premium', prorated: true },
  fees: [{ code: policyFee.code, table: 'policy_fee' }],
};

/** Cars that their owner shares with guests. */
export const carShare: Line = {
  provider: 'car_share',
  name: words('Car share', 'Autopartage'),
  about: words(
    'Cars that their owner shares with guests through a platform.',
    'Voitures que leur propriétaire partage avec des invités par une plateforme.',
  ),
  objects: {
    label: words('Shared vehicles', 'Véhicules partagés'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 10,
    fields: [year, value, days, platform, platformPays, make, model, vin],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('liability', 'Liability of owner and guest', 'Responsabilité du propriétaire et de l’invité'),
      pays: words(
        'What you or a guest owe others, above what the platform pays. Example: the platform pays $50,000 of $130,000: we pay $80,000.',
        'Ce que vous ou un invité devez à autrui, au-delà de ce que paie la plateforme. Exemple : la plateforme paie 50 000 $ sur 130 000 $ : nous payons 80 000 $.',
      ),
      settings: [
        periods,
        limits('owner_limit', 'While you have it', 'Quand vous l’avez', [100_000, 300_000, 500_000]),
        limits('guest_limit', 'While a guest has it', 'Quand un invité l’a', [50_000, 100_000, 300_000]),
      ],
      mandatory: true,
    },
    {
      ...named('physical_damage', 'Damage to the car', 'Dommages à la voiture'),
      pays: words(
        'Collision, theft, weather. Example: a guest bends a fender, $2,300, deductible $1,000: we pay $1,300.',
        'Collision, vol, intempéries. Exemple : un invité plie une aile, 2 300 $, franchise 1 000 $ : nous payons 1 300 $.',
      ),
      settings: [periods, dollars('deductible', [500, 1000, 2500])],
      needs: liability,
    },
    {
      ...named('lost_income', 'Lost income', 'Revenus perdus'),
      pays: words(
        'What guests would have paid during a covered repair. Example: nine days at $55 come to $495.',
        'Ce que des invités auraient payé pendant une réparation couverte. Exemple : neuf jours à 55 $ font 495 $.',
      ),
      settings: [dollars('limit', [1000, 2000, 5000])],
      needs: damage,
    },
    {
      ...named('interior_damage', 'Damage inside', 'Dommages à l’intérieur'),
      pays: words(
        'Stains, burns and tears by a guest. Example: a seat cleaned and sewn for $340, paid.',
        'Taches, brûlures et déchirures par un invité. Exemple : un siège nettoyé et recousu pour 340 $, payé.',
      ),
      settings: [],
      needs: damage,
    },
  ],
  packages: [
    {
      ...named('between', 'Between guests', 'Entre les invités'),
      covers: { liability: { periods: 'handed_over', owner_limit: 100_000, guest_limit: 50_000 } },
    },
    {
      ...named('whole', 'From key to key', 'D’une clé à l’autre'),
      covers: {
        liability: { periods: 'key_to_key', owner_limit: 300_000, guest_limit: 100_000 },
        physical_damage: { periods: 'key_to_key', deductible: 1000 },
        interior_damage: {},
      },
    },
  ],
  terms: { months: [12, 6], usual: 12 },
  rules: [
    {
      code: 'shared_car_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 12 },
      says: words(
        'We insure shared cars of at most {most} model years.',
        'Nous assurons les voitures partagées d’au plus {most} années-modèles.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Platforms list cars of at most twelve years' },
    },
    {
      code: 'platform_without_cover',
      of: 'object',
      demands: { answer: 'platform_insures', oneOf: [true] },
      says: words(
        'We pay above the platform’s own cover. Share it through one that has some.',
        'Nous payons au-delà de la protection de la plateforme. Partagez-le par une qui en offre une.',
      ),
      remedy: 'change',
      source: { grade: 'D', says: 'Excess basis' },
    },
    {
      code: 'shared_most_of_the_year',
      of: 'object',
      demands: { answer: 'days_shared', most: 250 },
      says: words(
        'Guests have it on more than {most} days a year. An underwriter looks at it first.',
        'Des invités l’utilisent plus de {most} jours par année. Un souscripteur l’examine d’abord.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'shared_car_value',
      of: 'object',
      demands: { answer: 'value', most: 7_500_000 },
      says: words(
        'It is worth more than {most}. An underwriter looks at it first.',
        'Elle vaut plus de {most}. Un souscripteur l’examine d’abord.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
  ],
  discounts,
  fees: [policyFee],
  checkout: [
    {
      ...named('cars', 'What you share', 'Ce que vous partagez'),
      asks: ['kind', 'objects.year', 'objects.make', 'objects.model', 'objects.value', 'objects.vin'],
    },
    {
      ...named('sharing', 'How you share it', 'Comment vous le partagez'),
      asks: ['place', 'objects.platform', 'objects.platform_insures', 'objects.days_shared'],
    },
    { ...named('covers', 'What it pays', 'Ce que cela paie'), asks: ['covers', 'term'] },
    { ...named('you', 'About you', 'À votre sujet'), asks: ['insured'] },
    { ...named('sign', 'Review and sign', 'Vérification et signature'), asks: ['refund_terms', 'sign'] },
    { ...named('payment', 'Pay', 'Paiement'), asks: ['pay'] },
  ],
  documents: [
    named('declarations', 'Declarations', 'Conditions particulières'),
    named('specimen_policy', 'Specimen policy', 'Spécimen de police'),
  ],
  refund: {
    fullWithinDays: 0,
    later: 'time',
    lessClaims: false,
    fee: null,
    source: { grade: 'D', says: 'Pro rata for everybody' },
  },
  structure,
  sources: [
    {
      grade: 'D',
      says: 'Periods, limits of owner and guest, excess basis, key to key: after forms in use; figures are ours',
    },
  ],
};
