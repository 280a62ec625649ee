export const pageSize = 50;

/** What a list shows: a page, its order and a status, all of it in the address. */
export type ListState<Key extends string> = {
  /** From 1. */
  readonly page: number;
  readonly sort: { readonly key: Key; readonly direction: 'ascending' | 'descending' };
  readonly status: string | null;
};

export type ListRules<Key extends string> = {
  readonly path: string;
  readonly keys: readonly Key[];
  readonly statuses: readonly string[];
  readonly sort: ListState<Key>['sort'];
};

/** Reads the state of a list from its query; what it cannot read takes the default. */
export function readListState<Key extends string>(
  query: Pick<URLSearchParams, 'get'>,
  rules: ListRules<Key>,
): ListState<Key> {
  const asked = query.get('sort') ?? '';
  const key = rules.keys.find((one) => one === asked.replace(/^-/, ''));
  const page = Number(query.get('page') ?? '1');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: key ? { key, direction: asked.startsWith('-') ? 'descending' : 'ascending' } : rules.sort,
    status: rules.statuses.find((one) => one === query.get('status')) ?? null,
  };
}

/** The address of a state; defaults are left out. */
export function listAddress<Key extends string>({ page, sort, status }: ListState<Key>, rules: ListRules<Key>): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (sort.key !== rules.sort.key || sort.direction !== rules.sort.direction) {
    query.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.key}`);
  }
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? rules.path : `${rules.path}?${query.toString()}`;
}

/** The address after a press on a column: the other direction of the same column, or the new one ascending; page 1. */
export function sortAddress<Key extends string>(state: ListState<Key>, column: string, rules: ListRules<Key>): string {
  const key = rules.keys.find((one) => one === column);
  if (!key) return listAddress(state, rules);
  const turns = state.sort.key === key && state.sort.direction === 'ascending';
  return listAddress({ ...state, page: 1, sort: { key, direction: turns ? 'descending' : 'ascending' } }, rules);
}
