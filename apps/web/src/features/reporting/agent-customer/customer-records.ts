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

/** The quotes of an answer, each once, however many of its people share the e-mail. */
export function quotesOf(people: readonly Person[]): CustomerQuoteFragment[] {
  return [...new Map(people.flatMap(({ quote }) => (quote ? [[quote.quote_id, quote]] : []))).values()];
}

/** The policies that quotes became, each once. */
export function policiesOf(quotes: readonly CustomerQuoteFragment[]): CustomerPolicy[] {
  return [...new Map(quotes.flatMap(({ policy }) => (policy ? [[policy.policy_id, policy]] : []))).values()];
}

/** Records by the names under which they stand, the name of the newest record first. Names differ by more than capitals. */
export function groupByName(people: readonly Person[]): NamedRecords[] {
  const groups = new Map<string, { readonly name: string | null; readonly people: Person[] }>();
  for (const person of people) {
    const name = personName(person);
    const key = name?.toLowerCase() ?? '';
    const group = groups.get(key) ?? { name, people: [] };
    groups.set(key, group);
    group.people.push(person);
  }
  return [...groups.values()].map(({ name, people: named }) => {
    const quotes = quotesOf(named);
    return { name, quotes: quotes.filter(({ policy }) => policy === null), policies: policiesOf(quotes) };
  });
}
