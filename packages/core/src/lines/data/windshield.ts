import type { RateStructure } from '../../rating/rate-structure.ts';
import { motorisedClasses } from '../../products/vocabulary.ts';
import type { Field, Line, Setting } from '../line.ts';
import {
  anotherVehicle,
  requested,
  car,
  bySetting,
  dollars,
  groupsOf,
  kindFactor,
  make,
  model,
  once,
  plain,
  recreationalKinds,
  setBy,
  shortCheckout,
  territory,
  vin,
  year,
} from './parts.ts';
import { choice, named } from '../words.ts';
import { words } from '../../shared/words.ts';

const plan = ['windshield'];

const kindAsks = words('Choose what the windshield belongs to.', 'Choisissez à quoi appartient le pare-brise.');
const kinds = [...recreationalKinds(motorisedClasses), car];

const panes: Field = {
  name: 'windshield',
  label: words('Windshield', 'Pare-brise'),
  asks: words('Choose whether it is one pane or two.', 'Choisissez s’il est d’une pièce ou de deux.'),
  kind: 'choice',
  choices: [choice('two_piece', 'Two panes', 'Deux pièces'), choice('one_piece', 'One pane', 'Une pièce')],
  needed: 'price',
  groups: ['motorised'],
};
const damaged: Field = {
  name: 'damaged_now',
  label: words('Chipped or cracked now', 'Éclat ou fissure actuellement'),
  asks: words(
    'Tell us whether there is a chip or a crack now.',
    'Indiquez s’il y a un éclat ou une fissure actuellement.',
  ),
  kind: 'yes_no',
  needed: 'sale',
};

const repairs: Setting = {
  name: 'repairs',
  label: words('Repairs a year', 'Réparations par année'),
  unit: 'times',
  values: [2, 4, 6],
  price: 'rises',
};
const replacements: Setting = {
  name: 'replacements',
  label: words('Replacements a year', 'Remplacements par année'),
  unit: 'times',
  values: [1, 2],
  price: 'rises',
};

const structure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(kinds), asks: kindAsks },
  persons: null,
  factors: {
    base: kindFactor(kindAsks, plan),
    territory: territory(plan),
    vehicle_age: requested('object', year, { keys: 'banded', coverages: plan, as: 'model_years', always: true }),
    panes: requested('object', panes, { keys: 'named', coverages: plan, always: true }),
    repairs: setBy('repairs', plan),
    replacements: setBy('replacements', plan),
    deductible: setBy('deductible', plan),
  },
  coverages: [
    {
      code: 'windshield',
      factors: ['base', 'territory', 'vehicle_age', 'panes', 'repairs', 'replacements', 'deductible', 'term'],
    },
  ],
  charges: [
    { code: 'calibration', key: bySetting() },
    { code: 'other_glass', key: once },
  ],
};

/** Windshields repaired and replaced. */
export const windshield: Line = {
  provider: 'windshield',
  name: words('Windshield', 'Pare-brise'),
  about: words(
    'A windshield repaired or replaced, with the cameras behind it set again.',
    'Un pare-brise réparé ou remplacé, et les caméras derrière lui réglées de nouveau.',
  ),
  objects: {
    label: words('Whose windshield', 'Le véhicule'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 4,
    fields: [year, panes, damaged, make, model, vin],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('windshield', 'Windshield', 'Pare-brise'),
      pays: words(
        'Chips filled, and a new pane where that is not enough. Example: a pane of $1,900 with a deductible of $100: we pay $1,800.',
        'Les éclats comblés, et une vitre neuve quand cela ne suffit pas. Exemple : une vitre de 1 900 $ avec une franchise de 100 $ : nous payons 1 800 $.',
      ),
      settings: [repairs, replacements, dollars('deductible', [0, 100, 250])],
      mandatory: true,
    },
    {
      ...named('calibration', 'Cameras set again', 'Réglage des caméras'),
      pays: words(
        'The setting of cameras and sensors after a new pane. Example: $380 at the dealer, paid up to the limit.',
        'Le réglage des caméras et capteurs après une vitre neuve. Exemple : 380 $ chez le concessionnaire, payés jusqu’au montant.',
      ),
      settings: [dollars('limit', [250, 500, 1000])],
      needs: plan,
    },
    {
      ...named('other_glass', 'Side and rear windows', 'Vitres latérales et arrière'),
      pays: words(
        'One other window a year. Example: a side window of $320, paid.',
        'Une autre vitre par année. Exemple : une vitre latérale de 320 $, payée.',
      ),
      settings: [],
      needs: plan,
    },
  ],
  packages: [
    {
      ...named('basic', 'The pane', 'La vitre'),
      covers: { windshield: { repairs: 2, replacements: 1, deductible: 100 } },
    },
    {
      ...named('full', 'The pane and what is behind it', 'La vitre et ce qui est derrière'),
      covers: {
        windshield: { repairs: 4, replacements: 1, deductible: 0 },
        calibration: { limit: 500 },
        other_glass: {},
      },
    },
  ],
  terms: { months: [12], usual: 12 },
  rules: [
    {
      code: 'windshield_damaged',
      of: 'object',
      demands: { answer: 'damaged_now', oneOf: [false] },
      says: words(
        'A pane that is damaged already is not covered. Have it repaired first.',
        'Une vitre déjà endommagée n’est pas couverte. Faites-la réparer d’abord.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Damage before the first day is never covered' },
    },
    {
      code: 'windshield_vehicle_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 25 },
      says: words(
        'We cover the glass of vehicles of at most {most} model years.',
        'Nous couvrons les vitres des véhicules d’au plus {most} années-modèles.',
      ),
      remedy: 'change',
      source: { grade: 'D', says: 'Older panes are made to order' },
    },
  ],
  discounts: [],
  fees: [],
  checkout: shortCheckout(
    ['objects.year', 'objects.windshield', 'objects.damaged_now'],
    ['objects.make', 'objects.model', 'objects.vin'],
  ),
  documents: [named('service_contract', 'Service contract', 'Contrat de service')],
  refund: {
    fullWithinDays: 30,
    later: 'time',
    lessClaims: true,
    fee: null,
    source: { grade: 'D', says: 'Ours' },
  },
  structure,
  sources: [{ grade: 'D', says: 'Counts and limits are ours' }],
};
