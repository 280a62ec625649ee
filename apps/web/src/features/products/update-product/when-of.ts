export type When = 'ahead' | 'now' | 'past';

/** Which rows count on a day: of those that have begun the last one, whatever stands above it is still to come. */
export function whenOf(rows: readonly { readonly effective_date: string }[], today: string): When[] {
  const begun = rows.map(({ effective_date: from }) => from).filter((from) => from <= today);
  const current = begun.toSorted().at(-1);
  return rows.map(({ effective_date: from }) => (from > today ? 'ahead' : from === current ? 'now' : 'past'));
}

/** How each stands out. */
export const whenTones = { ahead: 'info', now: 'success', past: 'neutral' } as const;
