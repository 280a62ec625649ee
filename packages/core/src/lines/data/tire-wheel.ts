import type { RateStructure } from '../../rating/rate-structure.ts';
import type { Field, Line, Setting } from '../line.ts';
import {
  anotherVehicle,
  requested,
  car,
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
  vin,
  year,
} from './parts.ts';
import { named } from '../words.ts';
import { words } from '../../shared/words.ts';

const plan = ['tire_wheel'];

const kindAsks = words('Choose what runs on these tires.', 'Choisissez ce qui roule sur ces pneus.');
const kinds = [...recreationalKinds(), car, motorcycle];

const wheels: Field = {
  name: 'wheels',
  label: words('Wheels on the ground', 'Roues au sol'),
  asks: words('Enter how many wheels it has, without the spare.', 'Entrez le nombre de roues, sans celle de secours.'),
  kind: 'whole',
  least: 2,
  most: 22,
  needed: 'price',
};
const tireYears: Field = {
  name: 'tire_years',
  label: words('Years since the tires were made', 'Années depuis la fabrication des pneus'),
  asks: words('Enter how old the oldest tire is, in years.', 'Entrez l’âge du plus vieux pneu, en années.'),
  kind: 'whole',
  least: 0,
  most: 40,
  needed: 'sale',
};

const perWheel: Setting = {
  name: 'per_wheel',
  label: words('For each wheel', 'Par roue'),
  unit: 'dollars',
  values: [300, 500, 800],
  price: 'rises',
};
const aggregate: Setting = {
  name: 'aggregate',
  label: words('In all, for the whole term', 'En tout, pour toute la durée'),
  unit: 'dollars',
  values: [2500, 5000, 10_000],
  price: 'rises',
};

const structure: RateStructure = {
  ...plain,
  objects: { answer: 'class', groups: groupsOf(kinds), asks: kindAsks },
  persons: null,
  factors: {
    base: kindFactor(kindAsks, plan),
    territory: territory(plan),
    wheels: requested('object', wheels, { keys: 'banded', coverages: plan, always: true }),
    per_wheel: setBy('per_wheel', plan),
    aggregate: setBy('aggregate', plan),
  },
  coverages: [{ code: 'tire_wheel', factors: ['base', 'territory', 'wheels', 'per_wheel', 'aggregate', 'term'] }],
  charges: [
    { code: 'cosmetic_damage', key: { of: 'group' } },
    { code: 'tow_to_tire_shop', key: { of: 'group' } },
  ],
};

/** Tires and wheels damaged by the road. */
export const tireWheel: Line = {
  provider: 'tire_wheel',
  name: words('Tire and wheel', 'Pneus et roues'),
  about: words(
    'A tire or a wheel that the road has damaged, repaired or replaced.',
    'Un pneu ou une roue endommagés par la route, réparés ou remplacés.',
  ),
  objects: {
    label: words('What runs on them', 'Ce qui roule dessus'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 4,
    // No rate reads the year, and a rule does: the sale asks for it.
    fields: [{ ...year, needed: 'sale' }, wheels, tireYears, make, model, vin],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('tire_wheel', 'Tires and wheels', 'Pneus et roues'),
      pays: words(
        'Repair or replacement after a pothole, a nail or glass. Example: a new tire of $420 and mounting of $40 with a limit of $500 for each wheel: we pay $460.',
        'La réparation ou le remplacement après un nid-de-poule, un clou ou du verre. Exemple : un pneu neuf de 420 $ et 40 $ de pose, avec un montant de 500 $ par roue : nous payons 460 $.',
      ),
      settings: [perWheel, aggregate],
      mandatory: true,
    },
    {
      ...named('cosmetic_damage', 'Scratched and bent rims', 'Jantes égratignées ou pliées'),
      pays: words(
        'A rim that looks bad and runs well. Example: a curb scratches one; its refinishing of $180 is paid.',
        'Une jante abîmée qui roule encore bien. Exemple : une bordure en égratigne une ; sa remise à neuf de 180 $ est payée.',
      ),
      settings: [],
      needs: plan,
    },
    {
      ...named('tow_to_tire_shop', 'Towed to a tire shop', 'Remorquage vers un atelier de pneus'),
      pays: words(
        'The tow when the spare is flat too. Example: 30 miles at night for $210, paid.',
        'Le remorquage quand la roue de secours est à plat aussi. Exemple : 30 milles de nuit pour 210 $, payés.',
      ),
      settings: [],
      needs: plan,
    },
  ],
  packages: [
    {
      ...named('basic', 'Road hazards', 'Dangers de la route'),
      covers: { tire_wheel: { per_wheel: 500, aggregate: 2500 } },
    },
    {
      ...named('full', 'Road hazards and looks', 'Dangers de la route et apparence'),
      covers: { tire_wheel: { per_wheel: 800, aggregate: 5000 }, cosmetic_damage: {}, tow_to_tire_shop: {} },
    },
  ],
  terms: { months: [12, 24, 36], usual: 24 },
  rules: [
    {
      code: 'tires_too_old',
      of: 'object',
      demands: { answer: 'tire_years', most: 6 },
      says: words(
        'Tires of more than {most} years are not covered. Buy this with new ones.',
        'Les pneus de plus de {most} ans ne sont pas couverts. Achetez ceci avec des pneus neufs.',
      ),
      remedy: 'change',
      source: { grade: 'K', says: 'Makers advise to replace trailer tires after five to seven years' },
    },
    {
      code: 'tire_vehicle_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 20 },
      says: words(
        'We cover vehicles of at most {most} model years.',
        'Nous couvrons les véhicules d’au plus {most} années-modèles.',
      ),
      remedy: 'change',
      source: { grade: 'D', says: 'Ours' },
    },
  ],
  discounts: [],
  fees: [],
  checkout: shortCheckout(
    ['objects.year', 'objects.wheels', 'objects.tire_years'],
    ['objects.make', 'objects.model', 'objects.vin'],
  ),
  documents: [named('service_contract', 'Service contract', 'Contrat de service')],
  refund: {
    fullWithinDays: 30,
    later: 'time',
    lessClaims: true,
    fee: { cents: 2500, percent: 10 },
    source: { grade: 'S', says: 'The fee after the California Department of Insurance on vehicle service contracts' },
  },
  structure,
  sources: [{ grade: 'D', says: 'Limits, term and amounts are ours' }],
};
