import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import { type Locale, factAlone } from '../shared/text/sentence.ts';
import type { Writing } from './declarations.ts';
import { words } from '../shared/words.ts';

export const policyNumberLabel = words('Policy number', 'Numéro de police');

export const vinOf = words('VIN {vin}', 'NIV {vin}');

export const namedInsuredLabel = words('Named insured', 'Assuré désigné');

export const fromTo = words('{from} to {to}', 'Du {from} au {to}');

/** A labelled fact; several lines stand beneath one another. */
export type StatedFact = { readonly label: string; readonly lines: readonly string[] };

/** Rows under heads; the last column is an amount or a short word, flush right. */
export type StatedTable = {
  /** How many of the last columns are, where that is not one. */
  readonly figures?: number;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Beneath a rule, in bold. */
  readonly sum: readonly string[] | null;
};

/** A part under its heading: facts, a table, sentences, or several of them. */
export type StatedPart = {
  readonly title: string;
  readonly facts?: readonly StatedFact[];
  readonly table?: StatedTable;
  readonly notes?: readonly string[];
};

/** What is stated about a policy on a page: a receipt or a proof, in one language. */
export type Statement = {
  readonly locale: Locale;
  readonly title: string;
  readonly policyNumber: string;
  /** What stands at the head of each page where that is no policy. */
  readonly reference?: string;
  /** Who states it, and how they are reached. */
  readonly organization: { readonly name: string; readonly phone: string | null; readonly email: string | null };
  readonly issued: Day;
  /** What one looks for first, set large. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly parts: readonly StatedPart[];
};

/** What every statement is headed with. */
export type StatementHead = Pick<Statement, 'policyNumber' | 'organization' | 'issued'>;

/** How amounts and days are printed in a statement. */
export function printersOf({ t }: Writing, currency: Currency) {
  return {
    money: (cents: Cents): string => t(factAlone({ cents, currency })),
    day: (on: Day): string => t(factAlone(on)),
  };
}
