import { liabilityLimits, medicalPaymentsLimits, uninsuredMotoristLimits } from '../../products/vocabulary.ts';
import type { Line, Setting } from '../line.ts';
import {
  motorcycleDiscounts,
  motorcycleFields,
  motorcycleKindAsks,
  motorcycleKinds,
  motorcyclePersonFields,
  motorcycleStructure,
} from './motorcycle-structure.ts';
import { dollars, policyFee, settingLabels } from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const split = (values: readonly string[]): Setting => ({
  name: 'limit',
  label: settingLabels.limit,
  unit: 'thousands',
  values,
  price: 'rises',
});
const deductible = dollars('deductible', [250, 500, 1000, 2500]);
const road = ['road'];

/** Motorcycles for private use. */
export const motorcycle: Line = {
  provider: 'motorcycle',
  name: words('Motorcycle', 'Motocyclette'),
  about: words(
    'Motorcycles, trikes and scooters for private use.',
    'Motocyclettes, trois-roues et scooters à usage privé.',
  ),
  objects: {
    label: words('Motorcycles', 'Motocyclettes'),
    another: words('Add another motorcycle', 'Ajouter une autre motocyclette'),
    asks: motorcycleKindAsks,
    kinds: motorcycleKinds,
    most: 6,
    fields: motorcycleFields,
  },
  persons: { label: words('Who rides', 'Qui conduit la motocyclette'), fields: motorcyclePersonFields },
  fields: [],
  covers: [
    {
      ...named(
        'liability',
        'Bodily injury and property damage liability',
        'Responsabilité civile, dommages corporels et matériels',
      ),
      pays: words(
        'What you owe others. Example: you scrape a parked car and a cyclist is hurt; $3,800 and $18,000 are paid.',
        'Ce que vous devez à autrui. Exemple : vous éraflez une voiture et un cycliste est blessé ; 3 800 $ et 18 000 $ sont payés.',
      ),
      // The provinces ask for one combined limit.
      settings: [split(liabilityLimits)],
      mandatory: true,
      groups: road,
    },
    {
      ...named('guest_passenger', 'Guest passenger', 'Passager'),
      pays: words(
        'Injuries of whoever rides behind you. Example: a broken wrist with care of $6,500, paid within your liability limit.',
        'Les blessures de votre passager. Exemple : un poignet cassé et 6 500 $ de soins, payés dans votre montant de responsabilité.',
      ),
      settings: [],
      needs: ['liability'],
      groups: road,
    },
    {
      ...named('comprehensive', 'Comprehensive', 'Sans collision ni versement'),
      pays: words(
        'Theft, fire, weather, animals. Example: stolen at a motel, worth $14,000, deductible $500: we pay $13,500.',
        'Vol, incendie, intempéries, animaux. Exemple : volée au motel, valeur 14 000 $, franchise 500 $ : nous payons 13 500 $.',
      ),
      settings: [deductible],
    },
    {
      ...named('collision', 'Collision', 'Collision et versement'),
      pays: words(
        'Damage in a fall or a crash. Example: repairs of $4,200 with a deductible of $500: we pay $3,700.',
        'Les dommages d’une chute ou d’une collision. Exemple : 4 200 $ de réparations avec une franchise de 500 $ : nous payons 3 700 $.',
      ),
      settings: [deductible],
      needs: ['comprehensive'],
    },
    {
      ...named('uninsured_motorist', 'Uninsured and underinsured motorist', 'Automobiliste non assuré ou sous-assuré'),
      pays: words(
        'Your injuries by a driver without enough cover. Example: care of $60,000 by a driver with $25,000: we pay $35,000.',
        'Vos blessures causées par un conducteur insuffisamment assuré. Exemple : 60 000 $ de soins, conducteur assuré pour 25 000 $ : nous payons 35 000 $.',
      ),
      settings: [{ ...split(uninsuredMotoristLimits), within: 'liability' }],
      needs: ['liability'],
      groups: road,
    },
    {
      ...named('medical_payments', 'Medical payments', 'Frais médicaux'),
      pays: words(
        'Your care and your passenger’s, whoever caused it. Example: an ambulance for $1,200, paid up to the limit.',
        'Vos soins et ceux de votre passager, peu importe la faute. Exemple : une ambulance à 1 200 $, payée jusqu’au montant.',
      ),
      settings: [dollars('limit', [1000, ...medicalPaymentsLimits])],
    },
    {
      ...named('accessories', 'Accessories', 'Accessoires'),
      pays: words(
        'Bags, chrome, pipes, custom paint. Example: saddlebags of $1,900 torn off, paid.',
        'Sacoches, chromes, échappements, peinture. Exemple : des sacoches de 1 900 $ arrachées, payées.',
      ),
      settings: [dollars('limit', [3000, 5000, 10_000, 20_000, 30_000])],
      needs: ['comprehensive', 'collision'],
    },
    {
      ...named('trip_interruption', 'Trip interruption', 'Interruption de voyage'),
      pays: words(
        'Rooms and meals when it breaks down more than 100 miles from home. Example: two nights at $160 come to $320.',
        'Chambres et repas lors d’une panne à plus de 100 milles du domicile. Exemple : deux nuits à 160 $ font 320 $.',
      ),
      settings: [dollars('limit', [500, 1000])],
    },
  ],
  packages: [
    { ...named('lawful', 'What the law asks', 'Ce que la loi exige'), covers: { liability: { limit: '50/100/50' } } },
    {
      ...named('ride', 'Ride and bike', 'Route et moto'),
      covers: {
        liability: { limit: '100/300/100' },
        guest_passenger: {},
        comprehensive: { deductible: 500 },
        collision: { deductible: 500 },
        accessories: { limit: 3000 },
      },
    },
  ],
  terms: { months: [12, 6], usual: 12 },
  rules: [
    {
      code: 'rider_unlicensed',
      of: 'person',
      demands: { answer: 'endorsement', oneOf: [true] },
      says: words(
        'Whoever rides needs a license that is valid for motorcycles.',
        'Quiconque conduit la motocyclette doit détenir un permis valide à cette fin.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'State laws on motorcycle licenses' },
    },
    {
      code: 'motorcycle_value',
      of: 'object',
      demands: { answer: 'value', most: 6_000_000 },
      says: words(
        'It is worth more than {most}. An underwriter looks at it first.',
        'Elle vaut plus de {most}. Un souscripteur l’examine d’abord.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'large_sport_bike',
      of: 'object',
      demands: { answer: 'engine_cc', most: 1000 },
      where: [{ answer: 'class', oneOf: ['sport'] }],
      says: words(
        'A sport bike of more than {most} cc: an underwriter looks at it first.',
        'Une moto sport de plus de {most} cm³ : un souscripteur l’examine d’abord.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
  ],
  discounts: motorcycleDiscounts,
  fees: [policyFee],
  checkout: [
    {
      ...named('bikes', 'Your motorcycles', 'Vos motocyclettes'),
      asks: [
        'kind',
        'objects.year',
        'objects.make',
        'objects.model',
        'objects.value',
        'objects.engine_cc',
        'objects.vin',
      ],
    },
    { ...named('garage', 'Where you keep it', 'Où vous la gardez'), asks: ['place', 'objects.lay_up'] },
    {
      ...named('riders', 'Who rides', 'Qui conduit la motocyclette'),
      asks: ['insured', 'persons.birthdate', 'persons.riding_years', 'persons.incidents', 'persons.endorsement'],
    },
    { ...named('covers', 'What it pays', 'Ce que cela paie'), asks: ['covers', 'term'] },
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
  structure: motorcycleStructure,
  sources: [
    {
      grade: 'S',
      says: 'Guest passenger, accessories of $3,000 to $30,000, trip interruption, lay-up: forms of large motorcycle insurers',
    },
    { grade: 'D', says: 'Limits and amounts are ours' },
  ],
};
