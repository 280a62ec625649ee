import { pageSize, type QueueState } from '../../../../data/queue/queue-address.ts';

export type Neighbour = { readonly id: string; readonly page: number };
export type Neighbours = {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** From 1, in the whole list. */
  readonly place: number;
};

/** The part of a list around the page that a record was opened from: the page, and a row on either side. */
export function aroundPage({ page }: Pick<QueueState, 'page'>): { offset: number; limit: number } {
  const first = (page - 1) * pageSize;
  return page === 1 ? { offset: 0, limit: pageSize + 1 } : { offset: first - 1, limit: pageSize + 2 };
}

/** Who stands beside a record in a part of its list that begins at an offset; null when it is not there any more. */
export function neighboursOf(ids: readonly string[], id: string, offset: number): Neighbours | null {
  const at = ids.indexOf(id);
  if (at === -1) return null;
  const neighbour = (place: number): Neighbour | null => {
    const found = ids[place];
    return found === undefined ? null : { id: found, page: Math.floor((offset + place) / pageSize) + 1 };
  };
  return { previous: neighbour(at - 1), next: neighbour(at + 1), place: offset + at + 1 };
}
