import type { CustomerQuoteFragment, LoadAgentCustomerQuery } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';

type Person = LoadAgentCustomerQuery['entities'][number];
export type CustomerPolicy = NonNullable<CustomerQuoteFragment['policy']>;

/** What one name has under an e-mail, which a household may share. */
export type NamedRecords = {
  /** Null while nobody said it. */
  readonly name: string | null;
  readonly quotes: readonly CustomerQuoteFragment[];
  readonly policies: readonly CustomerPolicy[];
};

/** The quotes of people and of leads, each once, however many people of it share the e-mail. */
export function quotesOf(
  people: readonly Person[],
  leads: readonly CustomerQuoteFragment[] = [],
): CustomerQuoteFragment[] {
  const quotes = [...people.flatMap(({ quote }) => quote ?? []), ...leads];
  return [...new Map(quotes.map((quote) => [quote.quote_id, quote])).values()];
}

/** The policies that quotes became, each once. */
export function policiesOf(quotes: readonly CustomerQuoteFragment[]): CustomerPolicy[] {
  return [...new Map(quotes.flatMap(({ policy }) => (policy ? [[policy.policy_id, policy]] : []))).values()];
}

/**
 * Records by the names under which they stand, the name of the newest record first, and leads among those without one.
 * Names differ by more than capitals.
 */
export function groupByName(people: readonly Person[], leads: readonly CustomerQuoteFragment[] = []): NamedRecords[] {
  const groups = new Map<string, { readonly name: string | null; readonly people: Person[] }>();
  for (const person of people) {
    const name = personName(person);
    const key = name?.toLowerCase() ?? '';
    const group = groups.get(key) ?? { name, people: [] };
    groups.set(key, group);
    group.people.push(person);
  }
  if (leads.length > 0 && !groups.has('')) groups.set('', { name: null, people: [] });
  return [...groups.values()].map(({ name, people: named }) => {
    const quotes = quotesOf(named, name === null ? leads : []);
    return { name, quotes: quotes.filter(({ policy }) => policy === null), policies: policiesOf(quotes) };
  });
}
