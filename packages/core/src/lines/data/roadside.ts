import type { RateStructure } from '../../rating/rate-structure.ts';
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
  motorcycle,
  plain,
  recreationalKinds,
  setBy,
  shortCheckout,
  territory,
  year,
} from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const plan = ['roadside_plan'];

const kindAsks = words('Choose what we are to help with.', 'Choisissez ce que nous devons dépanner.');
const kinds = [...recreationalKinds(), car, motorcycle];

const hired: Field = {
  name: 'hired_out',
  label: words('Used to carry people or goods for pay', 'Sert à transporter des gens ou des biens contre rémunération'),
  asks: words(
    'Tell us whether it carries people or goods for pay.',
    'Indiquez s’il transporte des gens ou des biens contre rémunération.',
  ),
  kind: 'yes_no',
  needed: 'sale',
};
const plate: Field = {
  name: 'license_plate',
  label: words('License plate', 'Plaque d’immatriculation'),
  asks: words('Enter the license plate.', 'Entrez la plaque d’immatriculation.'),
  kind: 'text',
  most: 12,
  needed: 'sale',
};

const events: Setting = {
  name: 'events',
  label: words('Calls a year', 'Appels par année'),
  unit: 'times',
  values: [3, 4, 5],
  price: 'rises',
};
const towMiles: Setting = {
  name: 'tow_miles',
  label: words('Towed at most', 'Remorquage maximal'),
  unit: 'miles',
  values: [25, 50, 100, 200],
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
    events: setBy('events', plan),
    tow_miles: setBy('tow_miles', plan),
  },
  coverages: [{ code: 'roadside_plan', factors: ['base', 'territory', 'vehicle_age', 'events', 'tow_miles', 'term'] }],
  charges: [{ code: 'trip_interruption', key: bySetting() }],
};

/** Help on the road, by the year. */
export const roadside: Line = {
  provider: 'roadside',
  name: words('Roadside assistance', 'Assistance routière'),
  about: words(
    'Towing, winching, a tire changed, a door opened: help on the road, by the year.',
    'Remorquage, treuillage, changement de pneu, déverrouillage : de l’aide sur la route, à l’année.',
  ),
  objects: {
    label: words('What we help with', 'Ce que nous dépannons'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 4,
    fields: [year, hired, make, model, plate],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('roadside_plan', 'Roadside assistance', 'Assistance routière'),
      pays: words(
        'The truck and its driver. Example: your trailer loses a wheel 80 miles from a shop; towed at most 100 miles, you pay nothing.',
        'La dépanneuse et son conducteur. Exemple : votre roulotte perd une roue à 80 milles d’un atelier ; avec un remorquage maximal de 100 milles, vous ne payez rien.',
      ),
      settings: [events, towMiles],
      mandatory: true,
    },
    {
      ...named('trip_interruption', 'Trip interruption', 'Interruption de voyage'),
      pays: words(
        'Rooms, meals and a rental while it is repaired more than 100 miles from home. Example: three nights at $150 and meals of $90 come to $540.',
        'Chambres, repas et location pendant la réparation à plus de 100 milles du domicile. Exemple : trois nuits à 150 $ et 90 $ de repas font 540 $.',
      ),
      settings: [dollars('limit', [600, 1200, 2000])],
      needs: plan,
    },
  ],
  packages: [
    { ...named('basic', 'Close to home', 'Près de chez soi'), covers: { roadside_plan: { events: 3, tow_miles: 25 } } },
    {
      ...named('traveller', 'On the road', 'Sur la route'),
      covers: { roadside_plan: { events: 4, tow_miles: 100 }, trip_interruption: { limit: 1200 } },
    },
  ],
  terms: { months: [12], usual: 12 },
  rules: [
    {
      code: 'roadside_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 40 },
      says: words(
        'We help with vehicles of at most {most} model years.',
        'Nous dépannons les véhicules d’au plus {most} années-modèles.',
      ),
      remedy: 'change',
      source: { grade: 'D', says: 'Parts and tow points of older units are not dependable' },
    },
    {
      code: 'roadside_hired_out',
      of: 'object',
      demands: { answer: 'hired_out', oneOf: [false] },
      says: words(
        'What carries people or goods for pay is not in this plan. Ask us about Pro.',
        'Ce qui transporte des gens ou des biens contre rémunération n’est pas dans ce forfait. Demandez-nous Pro.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Usual exclusion of roadside plans' },
    },
  ],
  discounts: [],
  fees: [],
  checkout: shortCheckout(
    ['objects.year', 'objects.hired_out'],
    ['objects.make', 'objects.model', 'objects.license_plate'],
  ),
  documents: [named('membership_terms', 'Terms of the plan', 'Conditions du forfait')],
  refund: {
    fullWithinDays: 30,
    later: 'time',
    lessClaims: false,
    fee: null,
    source: { grade: 'D', says: 'Ours' },
  },
  structure,
  sources: [{ grade: 'D', says: 'Calls, miles and amounts are ours' }],
};
