/** How a list stands, from the query behind it. */
export function tableState(query: {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly data: unknown;
}) {
  if (query.data === undefined) return query.isError ? 'error' : 'loading';
  return query.isFetching ? 'refetching' : 'ready';
}
