import { settleLoss } from '@roadworthy/core/shared/money/settlement.ts';
import { splitLimit } from './split-limit.ts';

/** Which text explains a limit or a deductible, and the amounts in cents that it names. */
export type CoverExample = {
  readonly text: 'three' | 'two' | 'combined' | 'deductible' | 'limit' | 'included';
  readonly cents: Readonly<Record<string, number>>;
};

const inCents = (dollars: number): number => dollars * 100;

/** The damage of the examples, in dollars: more than any deductible. */
const exampleLoss = 6000;

function splitExample(dollars: readonly number[]): CoverExample | null {
  const [person, accident, property] = dollars.map(inCents);
  if (person === undefined) return null;
  if (accident === undefined) return { text: 'combined', cents: { amount: person } };
  return property === undefined
    ? { text: 'two', cents: { person, accident } }
    : { text: 'three', cents: { person, accident, property } };
}

/** The example beside a cover as it stands in `quotes.coverages`; null where there is none to give. */
export function coverExample(bought: unknown): CoverExample | null {
  if (typeof bought !== 'object' || bought === null) return null;
  if ('deductible' in bought && typeof bought.deductible === 'number') {
    const deductible = inCents(bought.deductible);
    const loss = inCents(exampleLoss);
    const { paid } = settleLoss({ loss, deductible, limit: null });
    return { text: 'deductible', cents: { deductible, loss, paid } };
  }
  if (!('limit' in bought)) return { text: 'included', cents: {} };
  if (typeof bought.limit === 'number') return { text: 'limit', cents: { limit: inCents(bought.limit) } };
  return typeof bought.limit === 'string' ? splitExample(splitLimit(bought.limit)) : null;
}
