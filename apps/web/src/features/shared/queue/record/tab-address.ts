/** The address of a tab of a record; the list that one came from goes along. */
export function tabAddress(path: string, tab: string | null, list: string | null): string {
  const query = new URLSearchParams();
  if (tab !== null) query.set('tab', tab);
  if (list !== null) query.set('list', list);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
