import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { readMoney } from '@roadworthy/ui/base/read-money.ts';
import {
  type FilterField,
  type FilterValue,
  type Filters,
  isEmptyFilter,
  typedMoney,
} from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';

export const pageSize = 50;

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

/** What a list shows: all of it stands in the address. */
export type QueueState = {
  readonly view: string;
  /** The text that is searched for in the list. */
  readonly q: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** The columns beside the first; null for those that a list shows by itself. */
  readonly cols: readonly string[] | null;
  /** From 1. */
  readonly page: number;
  /** The record beside the list. */
  readonly id: string | null;
  /** What stands in the address of something that is drawn with the list; it stays as it is. */
  readonly beside?: Readonly<Record<string, string>>;
};

export type QueueRules = {
  readonly path: string;
  /** The first one needs no name in the address. */
  readonly views: readonly string[];
  readonly fields: readonly FilterField[];
  readonly sorts: readonly string[];
  readonly columns: readonly string[];
  readonly sort: Sort;
  /** The names in the address of what is drawn with the list, such as the filters of a map. */
  readonly beside?: readonly string[];
};

type Query = Pick<URLSearchParams, 'get'>;

function readFilter(field: FilterField, text: string): FilterValue {
  const [from = '', to = ''] = text.split('..');
  switch (field.kind) {
    case 'choice': {
      const requested = text.split(',');
      return { kind: 'choice', values: (field.values ?? []).filter((value) => requested.includes(value)) };
    }
    case 'days':
      return { kind: 'days', from: isDay(from) ? from : null, to: isDay(to) ? to : null };
    case 'money':
      return { kind: 'money', from: readMoney(from), to: readMoney(to) };
    case 'text':
      return { kind: 'text', text: text.slice(0, 100) };
  }
}

function printFilter(value: FilterValue): string {
  switch (value.kind) {
    case 'choice':
      return value.values.join(',');
    case 'days':
      return `${value.from ?? ''}..${value.to ?? ''}`;
    case 'money':
      return `${typedMoney(value.from)}..${typedMoney(value.to)}`;
    case 'text':
      return value.text;
  }
}

function readSort(text: string | null, { sorts, sort }: QueueRules): Sort {
  const key = sorts.find((one) => one === text?.replace(/^-/, ''));
  if (key === undefined) return sort;
  return { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** Reads the state of a list from a query; what it cannot read takes the default. */
export function readQueueState(query: Query, rules: QueueRules): QueueState {
  const page = Number(query.get('page') ?? '1');
  const filters = rules.fields.flatMap((field): [string, FilterValue][] => {
    const value = readFilter(field, query.get(`f[${field.key}]`) ?? '');
    return isEmptyFilter(value) ? [] : [[field.key, value]];
  });
  const cols = query.get('cols')?.split(',');
  return {
    view: rules.views.find((view) => view === query.get('view')) ?? rules.views[0] ?? '',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    filters: Object.fromEntries(filters),
    sort: readSort(query.get('sort'), rules),
    cols: cols ? rules.columns.filter((column) => cols.includes(column)) : null,
    page: Number.isInteger(page) && page >= 1 && page <= 2_000 ? page : 1,
    id: /^[\da-f-]{36}$/i.test(query.get('id') ?? '') ? query.get('id') : null,
    ...(rules.beside && {
      beside: Object.fromEntries(rules.beside.flatMap((name) => [[name, query.get(name) ?? '']])),
    }),
  };
}

/** The query of a state, without `?`; defaults are left out, and brackets and commas stay readable. */
export function queueQuery(state: QueueState, rules: QueueRules): string {
  const query = new URLSearchParams();
  if (state.view !== rules.views[0]) query.set('view', state.view);
  if (state.q !== '') query.set('q', state.q);
  for (const { key } of rules.fields) {
    const value = ownValue(state.filters, key);
    if (value && !isEmptyFilter(value)) query.set(`f[${key}]`, printFilter(value));
  }
  const { sort, cols, page, id } = state;
  if (sort.key !== rules.sort.key || sort.direction !== rules.sort.direction) {
    query.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.key}`);
  }
  if (cols !== null) query.set('cols', cols.join(','));
  if (page > 1) query.set('page', String(page));
  if (id !== null) query.set('id', id);
  for (const [name, value] of Object.entries(state.beside ?? {})) if (value !== '') query.set(name, value);
  return query.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
}

/** The address of a state. */
export function queueAddress(state: QueueState, rules: QueueRules): string {
  const query = queueQuery(state, rules);
  return query === '' ? rules.path : `${rules.path}?${query}`;
}
