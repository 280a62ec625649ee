import { vehicleClassLabels } from '../../products/labels.ts';
import { isMotorised, type VehicleClass, vehicleClasses } from '../../products/vocabulary.ts';
import type { FactorShape, RateStructure } from '../../rating/rate-structure.ts';
import type { Choice, CheckoutStep, Field, Named, Setting } from '../line.ts';
import { choice, named } from '../words.ts';
import { type Words, words } from '../../shared/words.ts';
import { chooseTerm } from '../../products/check-policy-duration.ts';
import { noRatesThere } from '../../rating/personal-structure.ts';

/** Fields that many lines ask alike. Whoever needs another question or bound lays it over. */
export const year: Field = {
  name: 'year',
  label: words('Model year', 'Année du modèle'),
  asks: words('Enter the model year.', 'Entrez l’année du modèle.'),
  kind: 'year',
  least: 1900,
  most: 2100,
  needed: 'price',
};

export const value: Field = {
  name: 'value',
  path: 'rating_value',
  label: words('Value', 'Valeur'),
  asks: words('Enter what it is worth.', 'Entrez ce qu’il vaut.'),
  kind: 'cents',
  // What is worth less is not worth a policy.
  least: 50_000,
  most: 1_000_000_000,
  needed: 'price',
};

const text = (name: string, most: number, label: Words, asks: Words): Field => ({
  name,
  label,
  asks,
  most,
  kind: 'text',
  needed: 'sale',
});

export const make = text('make', 60, words('Make', 'Marque'), words('Enter the make.', 'Entrez la marque.'));
export const model = text('model', 60, words('Model', 'Modèle'), words('Enter the model.', 'Entrez le modèle.'));
export const vin = text(
  'vin',
  17,
  words('VIN', 'NIV'),
  words('Enter the VIN. It stands on the title.', 'Entrez le NIV. Il figure sur le titre.'),
);

export const birthdate: Field = {
  name: 'birthdate',
  label: words('Birth date', 'Date de naissance'),
  asks: words('Enter the birth date.', 'Entrez la date de naissance.'),
  kind: 'day',
  needed: 'price',
};

export const settingLabels = {
  limit: words('Limit', 'Montant d’assurance'),
  deductible: words('Deductible', 'Franchise'),
};
export const toward = { deductible: 'falls', limit: 'rises' } as const;

/** A setting in whole dollars: a deductible or a limit. */
export function dollars(name: keyof typeof toward, values: readonly number[]): Setting {
  return { name, label: settingLabels[name], unit: 'dollars', values, price: toward[name] };
}

/** A factor that asks a field: its answer, its path and its question are the field's own. */
export function requested(
  of: 'object' | 'person' | 'quote',
  { name, path, asks, groups }: Field,
  rest: Pick<FactorShape, 'keys' | 'coverages'> & Partial<FactorShape>,
): FactorShape {
  return { of, answer: name, ...(path ? { path } : {}), asks, ...(groups ? { groups } : {}), ...rest };
}

/** The factor of what something is; a kind is asked under one name in every line. */
export function kindFactor(asks: Words, coverages: readonly string[]): FactorShape {
  return { of: 'object', answer: 'class', path: 'type', asks, keys: 'named', coverages, always: true };
}

/** The factor of the state or province where something is kept. */
export function territory(coverages: readonly string[]): FactorShape {
  const asks = noRatesThere;
  return { of: 'place', answer: 'state', path: 'garaging_state', asks, keys: 'named', coverages, always: true };
}

/** The factor of a cover's own setting. */
export function setBy(answer: string, coverages: readonly string[], rest: Partial<FactorShape> = {}): FactorShape {
  return { of: 'cover', answer, keys: 'named', coverages, ...rest };
}

/** A charge by the value of a setting. */
export function bySetting(setting = 'limit'): { readonly of: 'setting'; readonly setting: string } {
  return { of: 'setting', setting };
}

export const once = { of: 'word', word: 'all' } as const;

/** What a structure without discounts, minimum, fees and anything barred leaves out. */
export const plain = {
  format: 1,
  term: { table: 'term', asks: chooseTerm },
  charges: [],
  barred: [],
  discounts: null,
  minimum: null,
  least: null,
  fees: [],
} satisfies Partial<RateStructure>;

/** Discounts of a line, of which one follows from paying in full. */
export function discountsOf(offered: readonly Named[]): NonNullable<RateStructure['discounts']> {
  return {
    table: 'discount',
    cap: 'discount_cap',
    order: offered.map(({ code }) => code),
    follows: { paid_in_full: { answer: 'paymentTerm', is: 'pay_in_full' } },
  };
}

export const paidInFull = named('paid_in_full', 'Paid in full', 'Payé en entier');
export const multiPolicy = named('multi_policy', 'More than one policy', 'Plus d’une police');
export const policyFee = named('policy_fee', 'Policy fee', 'Frais de police');

/** What rates by age may not follow, and where: the law of automobile rates. */
export const ageBarred = (factors: readonly string[]): RateStructure['barred'][number] => ({
  factors,
  areas: ['CA', 'HI', 'MA'],
  since: null,
  source: 'State law on age in automobile rates; general knowledge, to be checked before filing',
});

/** Recreational vehicles as a line insures them, in two groups. */
export function recreationalKinds(
  classes: readonly VehicleClass[] = vehicleClasses,
): (Choice & { readonly group: 'motorised' | 'towable' })[] {
  return classes.map((kind) => ({
    value: kind,
    label: vehicleClassLabels[kind],
    group: isMotorised(kind) ? 'motorised' : 'towable',
  }));
}

/** What is light and on the road besides. */
export const car = { ...choice('car', 'Car or pickup', 'Voiture ou camionnette'), group: 'light' };
export const motorcycle = { ...choice('motorcycle', 'Motorcycle', 'Motocyclette'), group: 'light' };

/** The kinds of a line by their group, as its rates read them. */
export function groupsOf(kinds: readonly (Choice & { readonly group: string })[]): Record<string, string[]> {
  const byGroup = Map.groupBy(kinds, ({ group }) => group);
  return Object.fromEntries([...byGroup].map(([group, own]) => [group, own.map((kind) => kind.value)]));
}

export const anotherVehicle = words('Add another vehicle', 'Ajouter un autre véhicule');

/** The steps of a checkout of six steps: eligibility first, the terms of a refund above the button. */
export function shortCheckout(eligibility: readonly string[], details: readonly string[]): CheckoutStep[] {
  return [
    {
      ...named('eligibility', 'Can we insure it?', 'Pouvons-nous l’assurer ?'),
      asks: ['kind', ...eligibility, 'place'],
    },
    { ...named('cover', 'What it pays', 'Ce que cela paie'), asks: ['covers', 'term'] },
    { ...named('details', 'What it is', 'De quoi il s’agit'), asks: details },
    { ...named('you', 'About you', 'À votre sujet'), asks: ['insured'] },
    { ...named('sign', 'Review and sign', 'Vérification et signature'), asks: ['refund_terms', 'sign'] },
    { ...named('payment', 'Pay', 'Paiement'), asks: ['pay'] },
  ];
}
