import type { Choice } from '../../lines/line.ts';
import type { Quote } from '../quote.ts';
import type { RuleFieldType, RuleObjectType } from '../vocabulary.ts';
import type { Words } from '../../shared/words.ts';

/** What a quote says in a field; null while it was not answered. Money is whole cents, a date a day's text. */
export type RuleFact = string | number | boolean | readonly string[] | null;

/** A field that a rule can read. */
export type RuleField = {
  readonly objectType: RuleObjectType;
  readonly key: string;
  readonly type: RuleFieldType;
  /** As it stands within a sentence. */
  readonly label: Words;
  readonly choices?: readonly Choice[];
  /** A number whose digits are not grouped, such as a model year. */
  readonly isPlain?: true;
  /** What identifies somebody: a finding says that it was found, not what. */
  readonly isPersonal?: true;
  /** What the quote says in it, for each of the quote's objects of this kind, in their order. */
  readonly facts: (quote: Quote) => readonly RuleFact[];
};

/** The facts of a field, read from each of the quote's objects of its kind. */
export function forEach<One>(
  instances: (quote: Quote) => readonly One[],
  read: (one: One, quote: Quote) => RuleFact,
): RuleField['facts'] {
  return (quote) => instances(quote).map((one) => read(one, quote));
}
