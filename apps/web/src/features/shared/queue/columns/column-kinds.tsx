import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { printDay } from '../../print-day.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import type { StatusGroup } from '../../status-tone.ts';
import { badgeOf, type Statuses, statusesOfGroup } from '../../statuses.ts';
import type { Erasable } from '../../use-erased-word.ts';
import type { VehicleNameFragment } from '../../../../generated/documents.ts';
import { vehicleName } from '../../vehicle-name.ts';
import type { ColumnFilter, ColumnLook, ListColumnKind, Reader } from './column.ts';

type Look<Where> = ColumnLook<Where> & { readonly isOnlyInFiles?: boolean };
type Text = string | null | undefined;

/** A text as it is. */
export function text<Row, Where = never>(
  textOf: (row: Row) => Text,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return { ...look, shown: (row) => textOf(row) ?? null };
}

/** A number or code that people read out, letter by letter. */
export function code<Row, Where = never>(
  codeOf: (row: Row) => string | null,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return { ...look, shown: codeOf, draw: (row) => <span className="font-mono text-mono">{codeOf(row) ?? '–'}</span> };
}

/** Whom a record is about: their name, or why nobody is named. */
export function person<Row, Where = never>(
  nameOf: (row: Row) => Text,
  recordOf: (row: Row) => Erasable | null | undefined,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    wide: true,
    ...look,
    shown: (row, { nameless }) => nameOf(row) ?? nameless(recordOf(row)),
    file: (row, { erased }) => nameOf(row) ?? erased(recordOf(row)),
    words: ({ messages }) => ({ erased: messages.queue.erased }),
  };
}

/** A status as a badge; filters offer those of the vocabulary. */
export function status<Row, Where = never>(
  group: StatusGroup | Statuses,
  statusOf: (row: Row) => string | null,
  { values, ...look }: Look<Where> & { readonly values?: readonly string[] } = {},
): ListColumnKind<Row, Where> {
  const statuses = typeof group === 'string' ? statusesOfGroup(group) : group;
  const badge = (row: Row, { messages }: Pick<Reader, 'messages'>) => badgeOf(statuses, messages, statusOf(row) ?? '');
  return {
    ...(values && { filter: { kind: 'choice', values } }),
    ...look,
    badge,
    shown: (row, reader) => (statusOf(row) === null ? null : badge(row, reader).label),
    draw: (row, reader) => (statusOf(row) === null ? null : <StatusBadge {...badge(row, reader)} />),
    words: ({ messages }) => statuses.words(messages),
  };
}

/** The line of business; filters offer all of them. */
export function provider<Row, Where = never>(
  providerOf: (row: Row) => Text,
  { values = providers, ...look }: Look<Where> & { readonly values?: readonly string[] } = {},
): ListColumnKind<Row, Where> {
  return {
    filter: { kind: 'choice', values },
    ...look,
    shown(row, { providerLabel }) {
      const known = providerOf(row);
      return known ? providerLabel(known) : null;
    },
    words: ({ messages }) => messages.queue.providers,
  };
}

type Insured = VehicleNameFragment & { readonly type: string | null };

/** What is insured: year, make and model, or its kind while they are not known. A file has the name alone. */
export function vehicle<Row, Where = never>(
  vehicleOf: (row: Row) => Insured | null | undefined,
  providerOf: (row: Row) => string,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    wide: true,
    ...look,
    shown: (row, { kindLabel }) => vehicleName(vehicleOf(row)) ?? kindLabel(providerOf(row), vehicleOf(row)?.type),
    file: (row) => vehicleName(vehicleOf(row)),
  };
}

const daysFilter = { kind: 'days' } as const satisfies ColumnFilter<never>;

/** A civil day; filters ask for a span. */
export function civilDay<Row, Where = never>(
  dayOf: (row: Row) => Text,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    filter: daysFilter,
    ...look,
    shown: (row) => printDay(dayOf(row) ?? null),
    file: (row) => dayOf(row) ?? null,
  };
}

/** A civil day on which something ends: within `nearDays` it says in how many, in the colour of `tone`. */
export function endingDay<Row, Where = never>(
  dayOf: (row: Row) => Text,
  { nearDays, tone, ...look }: Look<Where> & { readonly nearDays: number; readonly tone: 'warning' | 'danger' },
): ListColumnKind<Row, Where> {
  return {
    ...civilDay(dayOf, look),
    draw(row, { age }) {
      const ends = dayOf(row) ?? null;
      const left = ends === null ? null : age.until(ends);
      const exact = printDay(ends) ?? undefined;
      if (left === null || left.days > nearDays) return exact ?? '–';
      return <AgeChip text={left.text} instant={left.instant} exact={exact} tone={tone} />;
    },
  };
}

/** An amount in cents; filters ask for a span. A file has it as a number of whole units. */
export function money<Row, Where = never>(
  centsOf: (row: Row) => number | null,
  currencyOf: (row: Row) => string,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    align: 'end',
    filter: { kind: 'money' },
    ...look,
    shown(row) {
      const cents = centsOf(row);
      return cents === null ? null : moneyText(cents, currencyOf(row));
    },
    file: (row) => csvMoney(centsOf(row)),
  };
}

/** How long ago something was; `isStale` says of whom that is too long, given the whole days. */
export function since<Row, Where = never>(
  instantOf: (row: Row) => string | null,
  { isStale, ...look }: Look<Where> & { readonly isStale?: (row: Row, days: number) => boolean } = {},
): ListColumnKind<Row, Where> {
  return {
    align: 'end',
    sort: true,
    ...look,
    shown(row, { age }) {
      const instant = instantOf(row);
      return instant === null ? null : age.since(instant).text;
    },
    draw(row, { age }) {
      const instant = instantOf(row);
      if (instant === null) return null;
      const { days, ...chip } = age.since(instant);
      return <AgeChip {...chip} tone={isStale?.(row, days) ? 'warning' : 'neutral'} />;
    },
    file: instantOf,
  };
}

/** One of several values by its word; filters offer them all. */
export function choice<Row, Where = never>(
  valueOf: (row: Row) => string,
  values: readonly string[],
  words: NonNullable<ListColumnKind<Row, Where>['words']>,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    filter: { kind: 'choice', values },
    ...look,
    shown: (row, reader) => ownValue(words(reader), valueOf(row)) ?? valueOf(row),
    words,
  };
}

/** A whole number. */
export function count<Row, Where = never>(
  countOf: (row: Row) => number,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return { align: 'end', ...look, shown: (row, { format }) => format.number(countOf(row)), file: countOf };
}

/** The day of an instant in the zone of the reader. */
export function dayOfInstant<Row, Where = never>(
  instantOf: (row: Row) => Text,
  look: Look<Where> = {},
): ListColumnKind<Row, Where> {
  return {
    ...look,
    shown(row, { dayOf }) {
      const instant = instantOf(row);
      return instant ? dayOf(instant) : null;
    },
    file: (row) => instantOf(row) ?? null,
  };
}
