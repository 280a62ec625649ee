import { coverageOptions, coverInSentence, motorisedOnly } from '../../products/coverages.ts';
import {
  amountDeductible,
  coverageLabels,
  storageLabels,
  usageLabels,
  valueBasisLabels,
} from '../../products/labels.ts';
import {
  type CoverageCode,
  coverageCodes,
  ratingValueTypes,
  storageTypes,
  usageTypes,
} from '../../products/vocabulary.ts';
import { answerLabels, discountLabels, factorLabels } from '../../rating/explaining/labels.ts';
import { chooseInsured, enterWorth, personalStructure } from '../../rating/personal-structure.ts';
import { discountCodes } from '../../rating/vocabulary.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { Choice, Cover, Field, Line, Setting } from '../line.ts';
import { personalRules } from './personal-rules.ts';
import { personalWording } from './personal-wording.ts';
import {
  anotherVehicle,
  birthdate,
  make,
  model,
  policyFee,
  recreationalKinds,
  settingLabels,
  toward,
  value,
  vin,
  year,
} from './parts.ts';
import { named } from '../words.ts';
import { type Words, words } from '../../shared/words.ts';

const choices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, Words>>): Choice[] =>
  values.map((one) => ({ value: one, label: labels[one] }));

type Requested = Pick<Field, 'kind'> & Partial<Field>;

/** A field that the rates ask for: its name, path, question and groups are those of its factor. */
function fieldOf(factor: string, label: Words, { kind, ...rest }: Requested): Field {
  const shape = ownValue(personalStructure.factors, factor);
  if (!shape?.asks) throw new RangeError(`the personal structure asks for no factor "${factor}"`);
  const { answer, path, asks, groups } = shape;
  return {
    name: answer,
    label,
    asks,
    kind,
    needed: 'price',
    ...(path ? { path } : {}),
    ...(groups ? { groups } : {}),
    ...rest,
  };
}

/** What may be told of a vehicle beside what its price needs; its column is called as it is. */
const detail = (name: string, kind: Field['kind'], label: Words, bounds: Partial<Field> = {}): Field => ({
  name,
  label,
  kind,
  needed: 'never',
  asks: words(`If you know it: ${label.en}.`, `Si vous le savez : ${label.fr}.`),
  ...bounds,
});

const pays: Readonly<Record<CoverageCode, Words>> = {
  liability: words(
    'What you owe others. Example: you back into a parked car; repairs of $4,100 are paid.',
    'Ce que vous devez à autrui. Exemple : vous reculez dans une voiture stationnée ; 4 100 $ de réparations sont payés.',
  ),
  comprehensive: words(
    'Theft, fire, weather, animals. Example: hail does $3,000 of damage, deductible $500: we pay $2,500.',
    'Vol, incendie, intempéries, animaux. Exemple : la grêle cause 3 000 $ de dommages, franchise 500 $ : nous payons 2 500 $.',
  ),
  collision: words(
    'Damage in a crash or a turnover. Example: a post dents the side, $2,800, deductible $500: we pay $2,300.',
    'Dommages d’une collision ou d’un renversement. Exemple : un poteau enfonce le côté, 2 800 $, franchise 500 $ : nous payons 2 300 $.',
  ),
  uninsured_motorist: words(
    'Your injuries by a driver without enough cover. Example: care of $40,000 by a driver with $25,000: we pay $15,000.',
    'Vos blessures causées par un conducteur insuffisamment assuré. Exemple : 40 000 $ de soins, conducteur assuré pour 25 000 $ : nous payons 15 000 $.',
  ),
  medical_payments: words(
    'Care for anybody aboard, whoever caused it. Example: an X-ray for $700, paid.',
    'Les soins de quiconque à bord, peu importe la faute. Exemple : une radiographie à 700 $, payée.',
  ),
  vacation_liability: words(
    'What you owe others at your campsite. Example: your awning injures a neighbor; $5,200 are paid.',
    'Ce que vous devez à autrui sur votre emplacement. Exemple : votre auvent blesse un voisin ; 5 200 $ sont payés.',
  ),
  emergency_expense: words(
    'Rooms and the way home when it cannot be lived in. Example: two nights and a rental, $610, paid up to the limit.',
    'Chambres et retour quand il est inhabitable. Exemple : deux nuits et une location, 610 $, payés jusqu’au montant.',
  ),
  roadside: words(
    'A tow, a tire, a jump start. Example: a tow of 40 miles for $480, paid.',
    'Un remorquage, un pneu, un survoltage. Exemple : un remorquage de 40 milles à 480 $, payé.',
  ),
  glass: words(
    'Windows and the windshield without a deductible. Example: a new pane of $1,900, paid.',
    'Vitres et pare-brise sans franchise. Exemple : une vitre neuve de 1 900 $, payée.',
  ),
  full_timer_liability: words(
    'A home’s liability for whoever lives aboard. Example: a guest falls on the steps; $12,000 are paid.',
    'La responsabilité d’un domicile pour qui vit à bord. Exemple : un invité tombe dans l’escalier ; 12 000 $ sont payés.',
  ),
  personal_effects: words(
    'What you carry in it. Example: bicycles and a laptop stolen, $3,300, paid up to the limit.',
    'Ce que vous y transportez. Exemple : vélos et portable volés, 3 300 $, payés jusqu’au montant.',
  ),
  pet: words(
    'A pet hurt in a covered crash. Example: the vet asks $850, paid.',
    'Un animal blessé dans une collision couverte. Exemple : le vétérinaire demande 850 $, payés.',
  ),
};

const ofSetting: Readonly<Record<'limit' | 'deductible', Partial<Setting>>> = {
  limit: {
    refuses: words(
      'Choose a limit that we offer for this cover: {cover}.',
      'Choisissez un montant que nous offrons pour cette protection : {cover}.',
    ),
  },
  deductible: {
    refuses: words(
      'Choose a deductible that we offer for this cover: {cover}.',
      'Choisissez une franchise que nous offrons pour cette protection : {cover}.',
    ),
    brief: amountDeductible,
  },
};

function settingOf(code: CoverageCode): Setting[] {
  const option = coverageOptions[code];
  if (!option) return [];
  const { setting, values } = option;
  const unit = values.every((one) => typeof one === 'number') ? 'dollars' : 'thousands';
  const within = code === 'uninsured_motorist' ? { within: 'liability' } : {};
  return [
    {
      name: setting,
      label: settingLabels[setting],
      unit,
      values,
      price: toward[setting],
      chosen: true,
      ...ofSetting[setting],
      ...within,
    },
  ];
}

const rules: Partial<Record<CoverageCode, Partial<Cover>>> = {
  glass: { needs: ['comprehensive'] },
  vacation_liability: {
    excludes: ['full_timer_liability'],
    notFor: [
      {
        of: 'object',
        answer: { answer: 'usage', oneOf: ['full_timer'] },
        says: words(
          'Vacation liability is not for who lives aboard. Choose full-timer liability instead, or neither.',
          'La responsabilité de vacances n’est pas pour qui vit à bord. Choisissez plutôt la responsabilité de résident permanent, ou aucune des deux.',
        ),
      },
    ],
  },
  liability: { mandatory: true },
};

const covers = coverageCodes.map((code): Cover => {
  const isDriven = motorisedOnly.some((one) => one === code);
  const groups = isDriven ? { groups: ['motorised'] } : {};
  const settings = settingOf(code);
  return {
    code,
    label: coverageLabels[code],
    short: coverInSentence(code),
    pays: pays[code],
    settings,
    ...groups,
    ...rules[code],
  };
});

const damage = (deductible: number) => ({ comprehensive: { deductible }, collision: { deductible } });

/** Factors that are not called as their field is. */
const namedFactors = [
  'value',
  'vehicle_age',
  'driver_age',
  'rental_utilisation',
  'settlement',
  'increased_limits',
] as const;

const whatIsInsured = chooseInsured;
const valueOfVehicle = fieldOf('value', answerLabels.rating_value, {
  ...value,
  label: answerLabels.rating_value,
  asks: enterWorth,
  // Above the referral limit an underwriter looks; above this is a typing mistake.
  least: 200_000,
  most: 500_000_000,
});
const usage = fieldOf('usage', answerLabels.usage_type, { kind: 'choice', choices: choices(usageTypes, usageLabels) });
const storage = fieldOf('storage', factorLabels.storage, {
  kind: 'choice',
  choices: choices(storageTypes, storageLabels),
  moves: answerLabels.storage_type,
});
const rentedOut = fieldOf('rental_utilisation', answerLabels.rental_utilization_rate, {
  kind: 'whole',
  least: 0,
  most: 100,
});
const miles = fieldOf('yearly_miles', answerLabels.estimated_yearly_mileage, {
  kind: 'whole',
  least: 0,
  most: 200_000,
});

/** Recreational vehicles for private use; its facts are those of the vocabularies and of its rates. */
export const personal: Line = {
  provider: 'personal',
  name: words('Personal RV', 'VR personnel'),
  about: words(
    'Motorhomes, trailers and campers for private use.',
    'Autocaravanes, roulottes et campeuses à usage privé.',
  ),
  objects: {
    label: answerLabels.vehicles,
    another: anotherVehicle,
    asks: whatIsInsured,
    kinds: recreationalKinds(),
    most: 5,
    referred: {
      code: 'many_vehicles',
      label: words(
        'More than {most} vehicles on one policy. An underwriter looks first.',
        'Plus de {most} véhicules sur une police. Un souscripteur l’examine d’abord.',
      ),
    },
    fields: [
      year,
      ...[make, model, vin].map((field): Field => ({ ...field, needed: 'never' })),
      valueOfVehicle,
      fieldOf('settlement', answerLabels.rating_value_type, {
        kind: 'choice',
        choices: choices(ratingValueTypes, valueBasisLabels),
        stated: personalStructure.factors['settlement']?.otherwise ?? 'agreed_value',
      }),
      usage,
      storage,
      rentedOut,
      miles,
      detail('purchase_price', 'cents', words('Bought for', 'Payé à l’achat'), { least: 1, most: 500_000_000 }),
      detail('original_owner', 'yes_no', words('First owner', 'Premier propriétaire')),
      detail('financed', 'yes_no', words('Loan or lease', 'Prêt ou location')),
      detail('salvage_title', 'yes_no', words('Salvage title', 'Titre de récupération')),
      detail('nights_per_year', 'whole', words('Nights a year', 'Nuits par année'), { least: 0, most: 366 }),
      detail('max_miles_from_address', 'whole', words('Miles from home, at most', 'Milles de la maison, au plus'), {
        least: 0,
        most: 200_000,
      }),
      detail('floorplan', 'text', words('Floor plan', 'Plan d’aménagement'), { most: 60 }),
    ],
  },
  persons: {
    label: answerLabels.drivers,
    fields: [
      { ...birthdate, moves: answerLabels.birthdate },
      fieldOf('experience', answerLabels.rv_driving_experience_years, { kind: 'whole', least: 0, most: 80 }),
      fieldOf('points', answerLabels.incidents, { kind: 'incidents' }),
    ],
  },
  fields: [fieldOf('score', answerLabels.score, { kind: 'text', most: 10 })],
  covers,
  packages: [
    {
      ...named('motorhome', 'For a motorhome', 'Pour une autocaravane'),
      covers: { liability: { limit: '100/300/100' }, ...damage(500) },
    },
    {
      ...named('towed', 'For a trailer', 'Pour une roulotte'),
      covers: { ...damage(500), emergency_expense: { limit: 750 } },
    },
  ],
  plans: 'recommended',
  ranged: 'as_assumed',
  terms: { months: [12, 6], usual: 12 },
  // What else may not be insured is said by the rates' own referrals.
  rules: personalRules,
  judged: 'when_entered',
  together: 'by_law',
  discounts: discountCodes.map((code) => ({ code, label: discountLabels[code] })),
  fees: [policyFee],
  checkout: [
    {
      ...named('start', 'Start', 'Début'),
      asks: ['place', 'kind', [{ name: 'class', path: 'type', asks: whatIsInsured }]],
    },
    {
      ...named('vehicle', 'Your vehicle', 'Votre véhicule'),
      asks: [[year, make, model, valueOfVehicle]],
      shows: ['objects.vin'],
    },
    {
      ...named('use', 'How it is used', 'Utilisation'),
      asks: [[usage, storage, rentedOut, miles]],
      shows: ['objects.nights_per_year', 'objects.max_miles_from_address', 'objects.floorplan', 'objects'],
    },
    {
      ...named('details', 'Papers', 'Papiers'),
      // A salvage title is looked at, and a lender stands on the policy.
      asks: [
        [
          {
            name: 'salvage_title',
            asks: words('Tell us whether it has a salvage title.', 'Indiquez s’il a un titre de récupération.'),
          },
          {
            name: 'financed',
            asks: words(
              'Tell us whether there is a loan or a lease on it.',
              'Indiquez s’il fait l’objet d’un prêt ou d’une location.',
            ),
          },
          {
            name: 'lienholder_id',
            asks: words('Enter who holds the loan or the lease.', 'Indiquez qui détient le prêt ou la location.'),
            where: [{ answer: 'financed', oneOf: [true] }],
          },
        ],
      ],
      shows: ['objects.original_owner', 'objects.purchase_price'],
    },
    { ...named('you', 'About you', 'À votre sujet'), asks: ['insured'], shows: ['quote.scoreTier'] },
    {
      ...named('drivers', 'Who drives', 'Qui conduit'),
      asks: [],
      shows: ['persons.birthdate', 'persons.rvExperienceYears', 'persons.points', 'drivers'],
      groups: ['motorised'],
    },
    {
      ...named('plans', 'What it pays', 'Ce que cela paie'),
      asks: ['covers', 'term'],
      shows: ['objects.valueType'],
    },
    { ...named('review', 'Review', 'Vérification'), asks: [] },
    { ...named('sign', 'Sign', 'Signature'), asks: ['refund_terms', 'sign'] },
    { ...named('payment', 'Pay', 'Paiement'), asks: ['pay'] },
  ],
  pages: 'own',
  documents: [
    named('declarations', 'Declarations', 'Conditions particulières'),
    named('application', 'Application', 'Proposition'),
    named('specimen_policy', 'Specimen policy', 'Spécimen de police'),
  ],
  titles: {
    application: words(
      'Application for recreational vehicle insurance',
      'Proposition d’assurance pour véhicule récréatif',
    ),
    declarations: words('Recreational vehicle policy declarations', 'Conditions particulières, assurance VR'),
    proposal: words('Proposal for recreational vehicle insurance', 'Offre d’assurance pour véhicule récréatif'),
    specimen: words('Recreational vehicle policy, specimen', 'Police d’assurance VR, spécimen'),
  },
  wording: personalWording,
  refund: {
    fullWithinDays: 0,
    later: 'time',
    lessClaims: false,
    fee: null,
    source: { grade: 'D', says: 'Pro rata for everybody' },
  },
  structure: personalStructure,
  factors: {
    ...Object.fromEntries(namedFactors.map((factor) => [factor, factorLabels[factor]])),
    usage: words('Use', 'Utilisation'),
  },
  sources: [{ grade: 'D', says: 'docs/rules.md, rating and coverages' }],
};
