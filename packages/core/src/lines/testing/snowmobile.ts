import type { RateRow } from '../../rating/book/rate-rows.ts';
import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Line } from '../line.ts';
import { words } from '../../shared/words.ts';

// Everything below is what JSON carries: no part of the platform knows of it.
const structure: RateStructure = {
  format: 1,
  objects: {
    answer: 'class',
    groups: { sled: ['trail_sled', 'utility_sled'] },
    asks: words('Choose the kind of sled.', 'Choisissez le genre de motoneige.'),
  },
  persons: null,
  factors: {
    kind: {
      of: 'object',
      answer: 'class',
      path: 'type',
      asks: words('Choose the kind of sled.', 'Choisissez le genre de motoneige.'),
      keys: 'named',
      coverages: ['damage'],
      always: true,
    },
    worth: {
      of: 'object',
      answer: 'value',
      path: 'rating_value',
      asks: words('Enter what the sled is worth.', 'Entrez la valeur de la motoneige.'),
      keys: 'sliced',
      coverages: ['damage'],
      always: true,
    },
    track: {
      of: 'object',
      answer: 'track_inches',
      asks: words('Enter the length of the track.', 'Entrez la longueur de la chenille.'),
      keys: 'banded',
      coverages: ['damage'],
      always: true,
    },
    deductible: { of: 'cover', answer: 'deductible', keys: 'named', coverages: ['damage'] },
  },
  term: { table: 'season', asks: words('Choose one of the terms shown.', 'Choisissez une des durées affichées.') },
  coverages: [{ code: 'damage', factors: ['kind', 'worth', 'track', 'deductible', 'season'] }],
  charges: [{ code: 'rescue', key: { of: 'word', word: 'all' } }],
  barred: [],
  discounts: null,
  minimum: null,
  least: null,
  fees: [],
};

const decimal = (factor: string, key: string, damage: string): RateRow => ({ factor, key, factors: { damage } });
/** What a tenth line costs. */
export const snowmobileRows: readonly RateRow[] = [
  decimal('kind', 'trail_sled', '21'),
  decimal('kind', 'utility_sled', '17'),
  decimal('worth', '0-5000', '1.10'),
  decimal('worth', '5000+', '0.90'),
  decimal('track', '0-137', '1.00'),
  decimal('track', '138+', '1.25'),
  decimal('deductible', '250', '1.00'),
  decimal('deductible', '500', '0.85'),
  { ...decimal('season', '6', '0.80'), amount: 80 },
  { ...decimal('season', '12', '1.00'), amount: 100 },
  { factor: 'rescue', key: 'all', amount: 2500 },
];

/** A tenth line, from data alone. */
export const snowmobile: Line = {
  provider: 'snowmobile',
  name: words('Snowmobile', 'Motoneige'),
  about: words('Snowmobiles for private use.', 'Motoneiges à usage privé.'),
  objects: {
    label: words('Sleds', 'Motoneiges'),
    another: words('Add another sled', 'Ajouter une autre motoneige'),
    asks: words('Choose the kind of sled.', 'Choisissez le genre de motoneige.'),
    kinds: [
      { value: 'trail_sled', label: words('Trail', 'Sentier'), group: 'sled' },
      { value: 'utility_sled', label: words('Utility', 'Utilitaire'), group: 'sled' },
    ],
    most: 3,
    fields: [
      {
        name: 'value',
        path: 'rating_value',
        label: words('Worth', 'Valeur de la motoneige'),
        asks: words('Enter what the sled is worth.', 'Entrez la valeur de la motoneige.'),
        kind: 'cents',
        least: 0,
        most: 5_000_000,
        needed: 'price',
      },
      {
        name: 'track_inches',
        label: words('Track in inches', 'Chenille en pouces'),
        asks: words('Enter the length of the track.', 'Entrez la longueur de la chenille.'),
        kind: 'whole',
        least: 90,
        most: 180,
        needed: 'price',
      },
      {
        name: 'raced',
        label: words('Raced', 'Utilisée en course'),
        asks: words('Tell us whether it is raced.', 'Indiquez si elle sert en course.'),
        kind: 'yes_no',
        needed: 'sale',
      },
    ],
  },
  persons: null,
  fields: [],
  covers: [
    {
      code: 'damage',
      label: words('Damage to the sled', 'Dommages à la motoneige'),
      pays: words('Example: a stump, $900.', 'Exemple : une souche, 900 $.'),
      settings: [
        {
          name: 'deductible',
          label: words('Deductible', 'Franchise'),
          unit: 'dollars',
          values: [250, 500],
          price: 'falls',
        },
      ],
      mandatory: true,
    },
    {
      code: 'rescue',
      label: words('Rescue', 'Sauvetage'),
      pays: words('Example: a winch, $300.', 'Exemple : un treuil, 300 $.'),
      settings: [],
      needs: ['damage'],
    },
  ],
  packages: [{ code: 'all', label: words('All', 'Tout'), covers: { damage: { deductible: 250 }, rescue: {} } }],
  terms: { months: [6, 12], usual: 6 },
  rules: [
    {
      code: 'sled_raced',
      of: 'object',
      demands: { answer: 'raced', oneOf: [false] },
      says: words('We insure no sled that is raced.', 'Nous n’assurons aucune motoneige de course.'),
      remedy: 'change',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'long_track_worth_little',
      of: 'object',
      demands: { answer: 'value', least: 200_000 },
      where: [{ answer: 'track_inches', least: 150 }],
      says: words(
        'With so long a track it is worth {least} or more.',
        'Avec une chenille si longue, elle vaut {least} ou plus.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
  ],
  discounts: [],
  fees: [],
  checkout: [
    {
      code: 'sled',
      label: words('The sled', 'La motoneige'),
      asks: ['kind', 'place', 'objects.value', 'objects.track_inches', 'objects.raced'],
    },
    { code: 'buy', label: words('Buy', 'Achat'), asks: ['covers', 'term', 'insured', 'refund_terms', 'sign', 'pay'] },
  ],
  documents: [{ code: 'declarations', label: words('Declarations', 'Conditions particulières') }],
  refund: {
    fullWithinDays: 10,
    later: 'time',
    lessClaims: false,
    fee: null,
    source: { grade: 'D', says: 'Ours' },
  },
  structure,
  sources: [{ grade: 'D', says: 'An example' }],
};
