/** Where a plain list stands: a view of its own, the first when the address names none, and a page from 1. */
export type ListPlace<View extends string> = { readonly view: View; readonly page: number };

type Search = { get(name: string): string | null };

const mostPages = 100_000;

/** Reads the place from an address; what it does not know falls back to the beginning. */
export function readListPlace<View extends string>(search: Search, views: readonly [View, ...View[]]): ListPlace<View> {
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { view: views.find((view) => view === search.get('view')) ?? views[0], page: Math.min(page, mostPages) };
}

/** The address of a place; what is usual is left out. */
export function listPlaceAddress<View extends string>(
  path: string,
  { view, page }: ListPlace<View>,
  views: readonly [View, ...View[]],
): string {
  const query = new URLSearchParams();
  if (view !== views[0]) query.set('view', view);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
