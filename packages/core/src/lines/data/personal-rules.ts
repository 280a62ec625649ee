import { words } from '../../shared/words.ts';
import type { Rule, Source } from '../line.ts';

const ours: Source = { grade: 'D', says: 'docs/rules.md, what can be insured' };
const damage = ['comprehensive', 'collision'];
const motorhomes = { groups: ['motorised'], printed: false, source: ours } as const;

/** What a total loss pays has to be chosen and possible where damage is covered. */
const settlement: readonly Rule[] = [
  {
    code: 'settlement_missing',
    of: 'object',
    demands: { answer: 'valueType', given: true },
    covers: damage,
    says: words('Choose what a total loss pays.', 'Choisissez l’indemnité en cas de perte totale.'),
    remedy: 'answer',
    printed: false,
    source: ours,
  },
  {
    code: 'too_old_to_replace',
    of: 'object',
    demands: { answer: 'year', as: 'model_years', most: 1, given: true },
    where: [{ answer: 'valueType', oneOf: ['total_loss_replacement'] }],
    covers: damage,
    at: 'valueType',
    says: words(
      'A new unit in place of a lost one is for units of this model year or the last. Choose another way.',
      'Le remplacement par un véhicule neuf est offert pour l’année modèle en cours ou la précédente. Choisissez une autre façon.',
    ),
    remedy: 'change',
    printed: false,
    source: ours,
  },
  {
    code: 'purchase_price_missing',
    of: 'object',
    demands: { answer: 'purchase_price', given: true },
    where: [{ answer: 'valueType', oneOf: ['purchase_price'] }],
    covers: damage,
    says: words('Enter what you paid for it.', 'Entrez ce que vous l’avez payé.'),
    remedy: 'answer',
    printed: false,
    source: ours,
  },
];

/** Nobody has driven before they could, and all who drive a motorhome have a license. */
const driving: readonly Rule[] = [
  {
    code: 'experience_too_long',
    of: 'person',
    demands: { answer: 'rvExperienceYears', within: { answer: 'birthdate', as: 'years_of_age', less: 16 } },
    says: words(
      'At this age there are at most {years} years of driving. Check both.',
      'À cet âge, on a conduit au plus {years} ans. Vérifiez les deux.',
    ),
    remedy: 'change',
    ...motorhomes,
  },
  {
    code: 'license_missing',
    of: 'person',
    demands: { answer: 'license_number', given: true },
    says: words('Enter the number of the driver’s license.', 'Entrez le numéro du permis de conduire.'),
    remedy: 'answer',
    ...motorhomes,
  },
];

/** What recreational vehicles for private use and who drives them have to be; what their price refers is said by the rates. */
export const personalRules: readonly Rule[] = [
  ...settlement,
  {
    code: 'vin_missing',
    of: 'object',
    demands: { answer: 'vin', given: true },
    says: words(
      'Enter the VIN. It stands on the title and inside the windshield.',
      'Entrez le NIV. Il figure sur le certificat d’immatriculation et derrière le pare-brise.',
    ),
    remedy: 'answer',
    ...motorhomes,
  },
  ...driving,
];
