import { isLiveTable, type LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import type { RequestKind } from '../session/role-for-kind.ts';
import { operationNameOf, type TypedDocument } from './typed-document.ts';

/**
 * A key of the cache: all of them are made here, those of a quote's bearer in quote-keys.ts; whoever looks at a key asks
 * here what it says.
 */
export type QueryKey = readonly unknown[];

const listParts = ['page', 'rows', 'ids', 'counts', 'fresh'] as const;
type ListPart = (typeof listParts)[number];

/** Of a list to work through, what its keys say: as whom it is read, what it is called, and whose changes it hears. */
export type ListId = { readonly kind: RequestKind; readonly name: string; readonly live: LiveTable | null };

/** The kinds in which staff read: what one of them does may alter what any other sees. */
const staffKinds: readonly RequestKind[] = [
  'agent',
  'underwriter',
  'underwriting',
  'org_owner',
  'org_admin',
  'organizations',
  'staff',
  'refunder',
  'overseer',
  'product',
];

/** A list that hears of changes by itself names its table; any other one is judged like a document. */
const listKey = (part: ListPart, { kind, name, live }: ListId, ...requested: readonly unknown[]) =>
  [kind, part, live, name, ...requested] as const;

export const queryKeys = {
  session: ['session'],
  /** A document as somebody reads it, by its name and its variables. */
  document: <Result, Variables>(
    kind: RequestKind | 'print',
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    ...how: readonly unknown[]
  ) => [kind, operationNameOf(document), variables, ...how] as const,
  /** A list to work through: a page of it, rows of that page again, the order of its ids, its counts, what is new. */
  list: {
    page: (list: ListId, part: unknown) => listKey('page', list, part),
    rows: (list: ListId, turn: number) => listKey('rows', list, turn),
    ids: (list: ListId, part: unknown) => listKey('ids', list, part),
    all: ({ kind, name, live }: ListId) => [kind, 'page', live, name] as const,
    allCounts: (list: ListId) => listKey('counts', list),
    counts: (list: ListId, conditions: readonly unknown[]) => listKey('counts', list, conditions),
    fresh: (list: ListId, where: unknown, ids: readonly string[], times: number) =>
      listKey('fresh', list, where, ids, times),
  },
  /** The views that a person keeps of a list, and those that are shared with them. */
  savedViews: ({ kind, name }: Pick<ListId, 'kind' | 'name'>) => ['views', 'LoadSavedViews', kind, name] as const,
  /** What may be done to several records of a table. */
  abilities: (kind: RequestKind, table: string | null, ids: readonly string[]) =>
    [kind, 'LoadAbilities', table, ids] as const,
  /** The words of a part that brings its own, in a language. */
  words: (file: string, locale: string) => ['words', file, locale] as const,
  resume: (link: unknown) => ['resume', link] as const,
  url: (url: string, authenticated: boolean) => [authenticated ? 'get as myself' : 'get', url] as const,
} as const;

/** Whether a key is that of the session, which outlives what was read in it. */
export function isOfSession(key: QueryKey): boolean {
  return key[0] === queryKeys.session[0];
}

/** Whether a key is of what is read as one of some kinds; as staff, unless others are named. */
export function isReadAs(key: QueryKey, kinds: readonly RequestKind[] = staffKinds): boolean {
  return kinds.some((kind) => kind === key[0]);
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
