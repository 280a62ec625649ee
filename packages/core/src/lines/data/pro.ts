import { motorisedClasses } from '../../products/vocabulary.ts';
import type { Line } from '../line.ts';
import { anotherVehicle, dollars, make, model, policyFee, settingLabels, value, vin, year } from './parts.ts';
import { named } from '../words.ts';
import { card, deductible, discounts, kindAsks, kinds, miles, motorised, rented, structure } from './pro-structure.ts';
import { words } from '../../shared/words.ts';

/** Fleets of recreational vehicles that are rented out. */
export const pro: Line = {
  provider: 'pro',
  name: words('Pro', 'Pro'),
  about: words(
    'Fleets of recreational vehicles that are rented out, sold by agents.',
    'Parcs de véhicules récréatifs mis en location, vendus par des agents.',
  ),
  objects: {
    label: words('The fleet', 'Le parc'),
    another: anotherVehicle,
    asks: kindAsks,
    kinds,
    most: 200,
    fields: [year, value, rented, miles, make, model, vin],
  },
  persons: null,
  fields: [],
  covers: [
    {
      ...named('liability', 'Commercial automobile liability', 'Responsabilité automobile commerciale'),
      pays: words(
        'What the business owes others. Example: a motorhome you move hurts a cyclist; care of $210,000 is paid.',
        'Ce que l’entreprise doit à autrui. Exemple : une autocaravane que vous déplacez blesse un cycliste ; 210 000 $ de soins sont payés.',
      ),
      settings: [
        {
          name: 'limit',
          label: settingLabels.limit,
          unit: 'thousands',
          values: ['300 CSL', '500 CSL', '1M CSL'],
          price: 'rises',
        },
      ],
      ...motorised,
      mandatory: true,
    },
    {
      ...named('comprehensive', 'Comprehensive, actual cash value', 'Risques multiples, valeur au jour du sinistre'),
      pays: words(
        'Theft, fire, hail. Example: hail on a roof, $8,000 on a $60,000 unit with a deductible of 2 %: we pay $6,800.',
        'Vol, incendie, grêle. Exemple : grêle sur un toit, 8 000 $ pour une unité de 60 000 $ et une franchise de 2 % : nous payons 6 800 $.',
      ),
      settings: [deductible],
    },
    {
      ...named('collision', 'Collision, actual cash value', 'Collision, valeur au jour du sinistre'),
      pays: words(
        'Damage while you or a renter drives or tows. Example: $5,400 on a trailer with a deductible of $1,000: we pay $4,400.',
        'Dommages pendant que vous ou un locataire conduisez ou remorquez. Exemple : 5 400 $ sur une roulotte, franchise de 1 000 $ : nous payons 4 400 $.',
      ),
      settings: [deductible],
      needs: ['comprehensive'],
    },
    {
      ...named('host_liability', 'Host liability during a rental', 'Responsabilité de l’hôte pendant une location'),
      pays: words(
        'What you owe as the host of a renter. Example: a step gives way and a guest breaks an ankle; $38,000 are paid.',
        'Ce que vous devez comme hôte d’un locataire. Exemple : une marche cède et un invité se casse la cheville ; 38 000 $ sont payés.',
      ),
      settings: [dollars('limit', [500_000, 1_000_000])],
    },
    {
      ...named('interior_damage', 'Damage inside by renters', 'Dommages intérieurs par des locataires'),
      pays: words(
        'What renters break, burn or stain. Example: a burned counter and two chairs, $2,100, paid.',
        'Ce que des locataires brisent, brûlent ou tachent. Exemple : un comptoir brûlé et deux chaises, 2 100 $, payés.',
      ),
      settings: [dollars('limit', [2500, 5000, 10_000])],
      needs: ['comprehensive'],
    },
    {
      ...named('lost_income', 'Lost rental income', 'Revenus de location perdus'),
      pays: words(
        'Bookings that fall away during a covered repair. Example: six nights at $240 come to $1,440.',
        'Les réservations perdues pendant une réparation couverte. Exemple : six nuits à 240 $ font 1 440 $.',
      ),
      settings: [dollars('limit', [2000, 5000, 10_000, 15_000])],
      needs: ['comprehensive', 'collision'],
    },
    {
      ...named('additional_insured', 'Additional insured', 'Assuré additionnel'),
      pays: words(
        'Names a landlord or a lender on the policy. Example: the storage yard asks for it in its lease.',
        'Nomme un bailleur ou un prêteur à la police. Exemple : le parc d’entreposage l’exige dans son bail.',
      ),
      settings: [],
      needs: ['liability', 'comprehensive'],
    },
    {
      ...named('roadside', 'Roadside for renters', 'Assistance routière des locataires'),
      pays: words(
        'Help on the road for whoever rents. Example: a tire changed at night for $260, paid.',
        'De l’aide sur la route pour qui loue. Exemple : un pneu changé la nuit pour 260 $, payé.',
      ),
      settings: [],
    },
  ],
  packages: [
    {
      ...named('fleet', 'The fleet', 'Le parc'),
      covers: {
        liability: { limit: '500 CSL' },
        comprehensive: { deductible: '2_per_cent' },
        collision: { deductible: '2_per_cent' },
        host_liability: { limit: 500_000 },
      },
    },
    {
      ...named('fleet_and_income', 'The fleet and its income', 'Le parc et ses revenus'),
      covers: {
        liability: { limit: '1M CSL' },
        comprehensive: { deductible: 1000 },
        collision: { deductible: 1000 },
        host_liability: { limit: 1_000_000 },
        interior_damage: { limit: 5000 },
        lost_income: { limit: 5000 },
        roadside: {},
      },
    },
  ],
  terms: { months: [12], usual: 12 },
  rules: [
    {
      code: 'fleet_value_above_limit',
      of: 'object',
      demands: { answer: 'value', most: 30_000_000 },
      says: words('A vehicle of a fleet is insured up to {most}.', 'Un véhicule d’un parc est assuré jusqu’à {most}.'),
      remedy: 'change',
      source: { grade: 'S', says: card },
    },
    {
      code: 'fleet_too_old',
      of: 'object',
      demands: { answer: 'year', as: 'model_years', most: 15 },
      says: words(
        'It has more than {most} model years. An underwriter looks at the fleet first.',
        'Il a plus de {most} années-modèles. Un souscripteur examine d’abord le parc.',
      ),
      remedy: 'underwriter',
      source: { grade: 'D', says: 'Ours' },
    },
    {
      code: 'rented_motorhome_in_new_york',
      of: 'object',
      demands: { answer: 'rentalUtilization', most: 0 },
      where: [
        { answer: 'state', oneOf: ['NY'] },
        { answer: 'class', oneOf: [...motorisedClasses] },
      ],
      says: words(
        'In New York we insure no motorhome that is rented out.',
        'À New York, nous n’assurons aucune autocaravane mise en location.',
      ),
      remedy: 'change',
      source: { grade: 'S', says: card },
    },
  ],
  discounts,
  fees: [policyFee],
  checkout: [
    { ...named('business', 'The business', 'L’entreprise'), asks: ['insured', 'place'] },
    {
      ...named('fleet', 'The fleet', 'Le parc'),
      asks: [
        'kind',
        'objects.year',
        'objects.make',
        'objects.model',
        'objects.value',
        'objects.vin',
        'objects.rentalUtilization',
        'objects.annualMiles',
      ],
    },
    { ...named('covers', 'What it pays', 'Ce que cela paie'), asks: ['covers', 'term'] },
    { ...named('sign', 'Review and sign', 'Vérification et signature'), asks: ['refund_terms', 'sign'] },
    { ...named('payment', 'Pay', 'Paiement'), asks: ['pay'] },
  ],
  documents: [
    named('declarations', 'Declarations', 'Conditions particulières'),
    named('fleet_schedule', 'Schedule of the fleet', 'Liste du parc'),
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
      grade: 'S',
      says: `${card}: limits of $300,000 to $1,000,000, actual cash value up to $300,000, deductible of 2 %, host liability of $1,000,000, New York`,
    },
    { grade: 'D', says: 'Amounts are ours' },
  ],
};
