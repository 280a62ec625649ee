import type { FieldKind } from '@roadworthy/core/shared/event-field.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { absent } from '@roadworthy/core/shared/words.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { printDay } from '../print-day.ts';
import type { factsOf } from './facts-of.ts';

type Facts = ReturnType<typeof factsOf>;

function printFact(kind: FieldKind, value: Facts[string] | undefined, currency: string): string | number {
  if (kind === 'choice') return value ?? absent;
  if (kind === 'money') return typeof value === 'number' ? moneyText(value, currency) : '';
  if (kind === 'day') return (typeof value === 'string' && printDay(value)) || '';
  return value ?? '';
}

/** The facts that the words of an entry read, as its reader’s language prints them; `currency` is that of the record. */
export function printFacts(
  kinds: Readonly<Record<string, FieldKind>>,
  facts: Facts,
  currency: string,
): Record<string, string | number> {
  const paidIn = String(ownValue(facts, 'currency') ?? currency);
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, printFact(kind, ownValue(facts, name), paidIn)]),
  );
}
