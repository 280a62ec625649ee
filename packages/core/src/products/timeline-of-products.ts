import type { TimelineFacts, TimelineRules } from '../shared/timeline-entry.ts';
import type { ProductsEvent } from './events.ts';
import { parameterRules } from './parameter-vocabulary.ts';
import type { ProductTerms, TermName } from './product-terms.ts';
import type { ProductUpdated } from './update-product.ts';

// Too long to stand in a line twice; what was typed stands in the trail.
const unquoted: readonly TermName[] = ['description', 'rater_inputs'];

function factOf(value: ProductTerms[TermName]): string | number | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join(' ');
  return value === true || value === false ? String(value) : null;
}

function factsOfTerm(name: TermName, { before, after }: ProductUpdated): TimelineFacts {
  if (unquoted.includes(name)) return { [name]: 'changed' };
  return { [`${name}_before`]: factOf(before[name]), [`${name}_after`]: factOf(after[name]) };
}

/** The parameters that a day to come changes. */
function factsOfParameters({ before, after }: NonNullable<ProductUpdated['fees']>): TimelineFacts {
  const said = (value: number | readonly number[]) => (typeof value === 'number' ? value : value.join(' '));
  const facts = parameterRules
    .map(({ name, field }) => ({ field, was: said(before[name]), is: said(after[name]) }))
    .filter(({ was, is }) => was !== is)
    .flatMap(({ field, was, is }) => [[`${field}_before`, was] as const, [`${field}_after`, is] as const]);
  return Object.fromEntries(facts);
}

/** What changed, as a flat list: `renewal_days_before`, `renewal_days_after`; areas by what opened and closed. */
function factsOf(event: ProductUpdated): TimelineFacts {
  const { changed, opened, closed, fees } = event;
  const isMoved = opened.length + closed.length > 0;
  const said = changed.filter((name) => !(isMoved && (name === 'live_in' || name === 'not_live_in')));
  return {
    ...Object.assign({}, ...said.map((name) => factsOfTerm(name, event))),
    ...(opened.length > 0 && { opened: opened.join(' ') }),
    ...(closed.length > 0 && { closed: closed.join(' ') }),
    ...(fees && { from: fees.after.from, ...factsOfParameters(fees) }),
  };
}

/** What happens to a product, as its history keeps it: for staff alone. */
export const productsTimeline = {
  product_updated: (event) => ({ productId: event.productId, facts: factsOf(event), visible: false }),
} satisfies TimelineRules<ProductsEvent>;
