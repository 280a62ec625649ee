import type { Line, Rule } from '../line.ts';
import {
  boatDiscounts,
  boatFields,
  boatKindAsks,
  boatKinds,
  boatPersonFields,
  boatStructure,
} from './boat-structure.ts';
import { dollars, policyFee } from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const card = 'Card of a large boat insurer for agents, April 2024';
const hull = ['hull'];

const worth = (code: string, cents: number, age: { readonly least?: number; readonly most?: number }): Rule => ({
  code,
  of: 'object',
  demands: { answer: 'value', most: cents },
  where: [{ answer: 'year', as: 'model_years', ...age }],
  says: words('At its age we insure it up to {most}.', 'À son âge, nous l’assurons jusqu’à {most}.'),
  remedy: 'change',
  source: { grade: 'S', says: card },
});

/** Boats for private use. */
export const boat: Line = {
  provider: 'boat',
  name: words('Boat', 'Bateau'),
  about: words('Boats and personal watercraft for private use.', 'Bateaux et motomarines à usage privé.'),
  objects: {
    label: words('Boats', 'Bateaux'),
    another: words('Add another boat', 'Ajouter un autre bateau'),
    asks: boatKindAsks,
    kinds: boatKinds,
    most: 4,
    fields: boatFields,
  },
  persons: { label: words('Who operates it', 'Qui le conduit'), fields: boatPersonFields },
  fields: [],
  covers: [
    {
      ...named('liability', 'Watercraft liability', 'Responsabilité nautique'),
      pays: words(
        'Injuries and damage that you cause on the water. Example: you hit a dock and hurt a swimmer; repairs of $9,000 and care of $41,000 are paid.',
        'Les blessures et dommages que vous causez sur l’eau. Exemple : vous heurtez un quai et blessez un nageur ; 9 000 $ de réparations et 41 000 $ de soins sont payés.',
      ),
      settings: [dollars('limit', [50_000, 100_000, 300_000, 500_000, 1_000_000])],
      mandatory: true,
    },
    {
      ...named('hull', 'Hull, motor and equipment', 'Coque, moteur et équipement'),
      pays: words(
        'Damage to the boat, its motor and its trailer. Example: a storm does $6,200 of damage, the deductible is $500: we pay $5,700.',
        'Les dommages au bateau, à son moteur et à sa remorque. Exemple : une tempête cause 6 200 $ de dommages, la franchise est de 500 $ : nous payons 5 700 $.',
      ),
      settings: [dollars('deductible', [250, 500, 1000, 2500])],
    },
    {
      ...named('uninsured_boater', 'Uninsured boater', 'Plaisancier non assuré'),
      pays: words(
        'Your injuries by a boater without cover. Example: care of $22,000 after a collision, paid.',
        'Vos blessures causées par un plaisancier sans assurance. Exemple : 22 000 $ de soins après un abordage, payés.',
      ),
      settings: [{ ...dollars('limit', [50_000, 100_000, 300_000]), within: 'liability' }],
    },
    {
      ...named('medical_payments', 'Medical payments', 'Frais médicaux'),
      pays: words(
        'Care for anybody aboard, whoever caused it. Example: stitches for $800, paid.',
        'Les soins de quiconque à bord, peu importe la faute. Exemple : des points de suture à 800 $, payés.',
      ),
      settings: [dollars('limit', [1000, 5000, 10_000])],
    },
    {
      ...named('wreck_removal', 'Wreck removal', 'Enlèvement de l’épave'),
      pays: words(
        'Raising and taking away what sank. Example: a crane barge for $7,400, paid.',
        'Le renflouage et l’enlèvement de ce qui a coulé. Exemple : une barge-grue à 7 400 $, payée.',
      ),
      settings: [],
      needs: hull,
    },
    {
      ...named('tow_on_water', 'Tow on the water', 'Remorquage sur l’eau'),
      pays: words(
        'A tow to the dock, fuel, a jump start. Example: 12 miles back to the marina for $690, paid.',
        'Le remorquage au quai, le carburant, le survoltage. Exemple : 12 milles jusqu’à la marina pour 690 $, payés.',
      ),
      settings: [dollars('limit', [1000, 3000])],
    },
    {
      ...named('propulsion', 'Propulsion', 'Propulsion'),
      pays: words(
        'The lower unit when it breaks by itself. Example: gears for $3,100, less the deductible of the hull.',
        'L’embase quand elle brise d’elle-même. Exemple : des engrenages à 3 100 $, moins la franchise de la coque.',
      ),
      settings: [],
      needs: hull,
      groups: ['boat'],
    },
    {
      ...named('haul_out', 'Haul-out before a storm', 'Mise au sec avant une tempête'),
      pays: words(
        'Half of what it costs to bring it ashore before a named storm. Example: of $900 we pay $450.',
        'La moitié du coût de la mise au sec avant une tempête nommée. Exemple : sur 900 $, nous payons 450 $.',
      ),
      settings: [],
      needs: hull,
      groups: ['boat'],
    },
    {
      ...named('fishing_gear', 'Fishing gear and effects', 'Articles de pêche et effets'),
      pays: words(
        'Rods, electronics you carry, life vests. Example: gear of $1,600 stolen at the ramp, paid.',
        'Cannes, appareils portatifs, gilets. Exemple : 1 600 $ d’articles volés à la rampe, payés.',
      ),
      settings: [dollars('limit', [1000, 3000, 5000, 10_000])],
      needs: hull,
    },
  ],
  packages: [
    { ...named('liability_only', 'Liability', 'Responsabilité civile'), covers: { liability: { limit: 100_000 } } },
    {
      ...named('afloat', 'Boat and liability', 'Bateau et responsabilité'),
      covers: {
        liability: { limit: 300_000 },
        hull: { deductible: 500 },
        wreck_removal: {},
        tow_on_water: { limit: 1000 },
      },
    },
  ],
  terms: { months: [12], usual: 12 },
  rules: [
    worth('boat_value_new', 50_000_000, { most: 10 }),
    worth('boat_value_older', 35_000_000, { least: 11, most: 20 }),
    worth('boat_value_old', 7_500_000, { least: 21 }),
    {
      code: 'watercraft_value',
      of: 'object',
      demands: { answer: 'value', most: 2_700_000 },
      where: [{ answer: 'class', oneOf: ['personal_watercraft'] }],
      says: words('We insure personal watercraft up to {most}.', 'Nous assurons les motomarines jusqu’à {most}.'),
      remedy: 'change',
      source: { grade: 'S', says: card },
    },
    {
      code: 'boat_too_fast',
      of: 'object',
      demands: { answer: 'top_speed', most: 75 },
      where: [{ answer: 'class', oneOf: boatKinds.map(({ value }) => value).filter((kind) => kind !== 'bass_boat') }],
      says: words('We insure boats of at most {most} mph.', 'Nous assurons les bateaux d’au plus {most} mi/h.'),
      remedy: 'change',
      source: { grade: 'S', says: card },
    },
    {
      code: 'bass_boat_too_fast',
      of: 'object',
      demands: { answer: 'top_speed', most: 90 },
      where: [{ answer: 'class', oneOf: ['bass_boat'] }],
      says: words(
        'We insure bass boats of at most {most} mph.',
        'Nous assurons les bateaux de pêche sportive d’au plus {most} mi/h.',
      ),
      remedy: 'change',
      source: { grade: 'S', says: card },
    },
    {
      code: 'boat_chartered',
      of: 'object',
      demands: { answer: 'chartered', oneOf: [false] },
      says: words(
        'We insure boats that nobody rents or charters.',
        'Nous assurons les bateaux que personne ne loue ni n’affrète.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Usual exclusion of private boat policies' },
    },
    {
      code: 'boat_replacement_new',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 1 },
      where: [{ answer: 'valueType', oneOf: ['total_loss_replacement'] }],
      says: words(
        'A new boat for a lost one is for boats of this model year or the last. Choose another way.',
        'Un bateau neuf pour un bateau perdu vise l’année-modèle courante ou la précédente. Choisissez un autre mode.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Usual in boat policies' },
    },
  ],
  discounts: boatDiscounts,
  fees: [policyFee],
  checkout: [
    {
      ...named('boats', 'Your boats', 'Vos bateaux'),
      asks: ['kind', 'objects.year', 'objects.make', 'objects.model', 'objects.value', 'objects.chartered'],
    },
    {
      ...named('motor', 'Motor and size', 'Moteur et taille'),
      asks: ['objects.length_feet', 'objects.horsepower', 'objects.top_speed', 'objects.hull_number'],
    },
    { ...named('waters', 'Where it is', 'Où il se trouve'), asks: ['place', 'objects.waters', 'objects.kept_on'] },
    {
      ...named('operators', 'Who operates it', 'Qui le conduit'),
      asks: ['insured', 'persons.birthdate', 'persons.boating_years'],
    },
    { ...named('covers', 'What it pays', 'Ce que cela paie'), asks: ['covers', 'objects.valueType', 'term'] },
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
  structure: boatStructure,
  sources: [
    {
      grade: 'S',
      says: `${card}: values by age, speed, personal watercraft, wreck removal, tow, propulsion, haul-out, 75 and 125 miles`,
    },
    { grade: 'D', says: 'Limits of liability and amounts are ours' },
  ],
};
