import { currencies, type Currency } from './money/currency.ts';
import type { Day } from './time/day.ts';
import type { Cents } from './money/money.ts';

/** What a fact may be, and so how it is printed; a choice is no word of its own, but decides between words. */
export type FieldKind = 'id' | 'text' | 'number' | 'money' | 'day' | 'choice';

/** A fact of an event: a value that a person may be told, and that a row of a timeline holds as text or number. */
export type EventField<Value = unknown, Stored extends string | undefined = string | undefined> = {
  readonly kind: FieldKind;
  /** The values that it may have, where it is one of a list. */
  readonly values: readonly string[];
  readonly isNullable: boolean;
  /** Whether a row says nothing of it where it is null. */
  readonly isOmitted: boolean;
  /** The name under which rows hold it, where that is not the event's own. */
  readonly storedAs: Stored;
  /** Of types alone: what the event carries. */
  readonly carries?: Value;
  /** The same, where it may be null. */
  readonly orNull: () => EventField<Value | null, Stored>;
  /** The same, where it may be null, of which rows say nothing then. */
  readonly orOmitted: () => EventField<Value | null, Stored>;
  /** The same, held by rows under another name. */
  readonly as: <Name extends string>(name: Name) => EventField<Value, Name>;
};

export type EventFields = Readonly<Record<string, EventField>>;

/** What an event carries of its fields. */
export type ValuesOf<Fields extends EventFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends EventField<infer Value> ? Value : never;
};

/** The names under which rows hold the fields. */
export type StoredNames<Fields extends EventFields> = {
  [Name in keyof Fields & string]: Fields[Name]['storedAs'] extends string ? Fields[Name]['storedAs'] : Name;
}[keyof Fields & string];

type Plain = Pick<EventField, 'kind' | 'values' | 'isNullable' | 'isOmitted'>;

function made<Value, Stored extends string | undefined>(plain: Plain, storedAs: Stored): EventField<Value, Stored> {
  return {
    ...plain,
    storedAs,
    orNull: () => made({ ...plain, isNullable: true }, storedAs),
    orOmitted: () => made({ ...plain, isNullable: true, isOmitted: true }, storedAs),
    as: (name) => made(plain, name),
  };
}

function fieldOf<Value>(kind: FieldKind, values: readonly string[] = []): EventField<Value, undefined> {
  return made({ kind, values, isNullable: false, isOmitted: false }, undefined);
}

/** The kinds of fields that events are declared with. */
export const field = {
  /** The key of a row. */
  id: fieldOf<string>('id'),
  text: fieldOf<string>('text'),
  number: fieldOf<number>('number'),
  /** Whole cents; printed in the currency that stands beside it, or in that of the record. */
  money: fieldOf<Cents>('money'),
  currency: fieldOf<Currency>('choice', currencies),
  day: fieldOf<Day>('day'),
  oneOf: <const Value extends string>(...values: readonly Value[]): EventField<Value, undefined> =>
    fieldOf<Value>('choice', values),
};
