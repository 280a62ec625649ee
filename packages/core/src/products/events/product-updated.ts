import { defineEvent, type InferEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { TimelineFacts } from '../../shared/timeline-entry.ts';
import { words } from '../../shared/words.ts';
import { parameterRules } from '../parameter-vocabulary.ts';
import type { ParametersFrom, ProductParameters } from '../product-parameters.ts';
import type { ProductTerms, TermName } from '../product-terms.ts';

type Update = {
  /** The number of this change. */
  readonly version: number;
  readonly before: ProductTerms;
  readonly after: ProductTerms;
  readonly changed: readonly TermName[];
  /** The areas where it is sold from now on, and where it is no longer. */
  readonly opened: readonly string[];
  readonly closed: readonly string[];
  /** What it says of a day to come, and what would have counted on it. */
  readonly fees: { readonly after: ParametersFrom; readonly before: ProductParameters } | null;
};

// Too long to stand in a line twice; what was typed stands in the trail.
const unquoted: readonly TermName[] = ['description', 'rater_inputs'];

function factOf(value: ProductTerms[TermName]): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(' ');
  return value === true || value === false ? String(value) : null;
}

function factsOfTerm(name: TermName, { before, after }: Update): TimelineFacts {
  if (unquoted.includes(name)) return { [name]: 'changed' };
  return { [`${name}_before`]: factOf(before[name]), [`${name}_after`]: factOf(after[name]) };
}

/** The parameters that a day to come changes. */
function factsOfParameters({ before, after }: NonNullable<Update['fees']>): TimelineFacts {
  const valueOf = (value: number | readonly number[]) => (typeof value === 'number' ? value : value.join(' '));
  const facts = parameterRules
    .map(({ name, field }) => ({ field, was: valueOf(before[name]), is: valueOf(after[name]) }))
    .filter(({ was, is }) => was !== is)
    .flatMap(({ field, was, is }) => [[`${field}_before`, was] as const, [`${field}_after`, is] as const]);
  return Object.fromEntries(facts);
}

/** What changed, as a flat list: `renewal_days_before`, `renewal_days_after`; areas by what opened and closed. */
function factsOf(update: Update): TimelineFacts {
  const { changed, opened, closed, fees } = update;
  const isMoved = opened.length + closed.length > 0;
  const quoted = changed.filter((name) => !(isMoved && (name === 'live_in' || name === 'not_live_in')));
  return {
    ...Object.assign({}, ...quoted.map((name) => factsOfTerm(name, update))),
    ...(opened.length > 0 && { opened: opened.join(' ') }),
    ...(closed.length > 0 && { closed: closed.join(' ') }),
    ...(fees && { from: fees.after.from, ...factsOfParameters(fees) }),
  };
}

const exampleTerms: ProductTerms = {
  product_name: 'Personal RV',
  description: 'Motorhomes, trailers and campers for private use.',
  support_policy_proposal: true,
  support_renewal: true,
  renewal_days: 60,
  underwriter_cutoff_days: 45,
  live_in: ['US-OH', 'US-CO', 'CA-ON'],
  not_live_in: ['US-HI'],
  required_verifications: [],
  available_payment_terms: ['monthly', 'pay_in_full'],
  available_policy_duration_months: [12, 6],
  default_policy_duration_months: 12,
  new_policy_number: 'RWP',
  external_url: null,
  rater_inputs: {},
};

/** A product says something else than before. */
export const productUpdated = defineEvent('product_updated', {
  about: { productId: field.id },
  carries: of<Update>(),
  timeline: {
    group: 'change',
    icon: 'pen',
    for: 'staff',
    text: words('Product changed', 'Produit modifié'),
    moreFacts: factsOf,
  },
  examples: [
    {
      productId: 'product-1',
      version: 4,
      before: exampleTerms,
      after: { ...exampleTerms, product_name: 'Road RV', live_in: ['US-OH', 'US-AZ'] },
      changed: ['product_name', 'live_in'],
      opened: ['US-AZ'],
      closed: ['US-CO', 'CA-ON'],
      fees: null,
    },
  ],
});

export type ProductUpdated = InferEvent<typeof productUpdated>;
