import { isLiveTable, type LiveTable } from '@roadworthy/core/shared/live-tables.ts';
import type { RequestKind } from './role-for-kind.ts';
import { operationNameOf, type TypedDocument } from './typed-document.ts';

/** A key of the cache: all of them are made here, and whoever looks at a key asks here what it says. */
export type QueryKey = readonly unknown[];

const listParts = ['page', 'rows', 'ids', 'counts', 'fresh'] as const;
type ListPart = (typeof listParts)[number];

/** What staff read as agents, lists and records alike: the beginning of all their keys. */
const staff = ['agent'] as const satisfies readonly [RequestKind];
const listKey = (part: ListPart, table: LiveTable, ...asked: readonly unknown[]) =>
  [...staff, part, table, ...asked] as const;
const quoteKey = (quoteId: string | null, ...asked: readonly unknown[]) => ['quote', quoteId, ...asked] as const;

export const queryKeys = {
  session: ['session'],
  staff,
  /** A document as somebody reads it, by its name and its variables. */
  document: <Result, Variables>(
    kind: RequestKind | 'print',
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    ...how: readonly unknown[]
  ) => [kind, operationNameOf(document), variables, ...how] as const,
  /** A list to work through: a page of it, rows of that page again, the order of its ids, its counts, what is new. */
  list: {
    page: (table: LiveTable, part: unknown) => listKey('page', table, part),
    rows: (table: LiveTable, turn: number) => listKey('rows', table, turn),
    ids: (table: LiveTable, part: unknown) => listKey('ids', table, part),
    allCounts: (table: LiveTable) => listKey('counts', table),
    counts: (table: LiveTable, conditions: readonly unknown[]) => listKey('counts', table, conditions),
    fresh: (table: LiveTable, where: unknown, ids: readonly string[], times: number) =>
      listKey('fresh', table, where, ids, times),
  },
  /** What may be done to several records of a table. */
  abilities: (table: LiveTable, ids: readonly string[]) => [...staff, 'LoadAbilities', table, ids] as const,
  /** What the bearer of a quote reads of it. */
  quote: {
    all: (quoteId: string | null) => quoteKey(quoteId),
    checkout: (quoteId: string | null) => quoteKey(quoteId, 'checkout'),
    plans: (quoteId: string | null) => quoteKey(quoteId, 'plans'),
    priceRange: (quoteId: string | null) => quoteKey(quoteId, 'price range'),
    pricing: (quoteId: string | null) => quoteKey(quoteId, 'pricing'),
    invoices: (quoteId: string | null, paymentTerm: string) => quoteKey(quoteId, 'invoices', paymentTerm),
    paymentForm: (quoteId: string | null) => quoteKey(quoteId, 'payment form'),
    bindProgress: (quoteId: string | null) => quoteKey(quoteId, 'bind progress'),
    confirmation: (quoteId: string | null) => quoteKey(quoteId, 'confirmation'),
  },
  resume: (link: unknown) => ['resume', link] as const,
  url: (url: string, authenticated: boolean) => [authenticated ? 'get as myself' : 'get', url] as const,
} as const;

/** Whether a key is that of the session, which outlives what was read in it. */
export function isOfSession(key: QueryKey): boolean {
  return key[0] === queryKeys.session[0];
}

/** The name of the document that a key reads; undefined where it is no document's. */
export function documentOf(key: QueryKey): string | undefined {
  return typeof key[1] === 'string' ? key[1] : undefined;
}

/** The table of the list to work through that a key belongs to. */
export function listTableOf(key: QueryKey): LiveTable | undefined {
  const [, part, table] = key;
  const isList = listParts.some((one) => one === part);
  return isList && typeof table === 'string' && isLiveTable(table) ? table : undefined;
}
