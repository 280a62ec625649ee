import type { FilterValue } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import { type QueueRules, type QueueState, readQueueState } from './queue-address.ts';

/** A list narrowed or ordered anew begins at its first page, with nothing beside it. */
const anew = { page: 1, id: null } as const;

/** With a filter set, or taken away by null. */
export function withFilter(state: QueueState, key: string, value: FilterValue | null): QueueState {
  const { [key]: _, ...others } = state.filters;
  return { ...state, ...anew, filters: value === null ? others : { ...others, [key]: value } };
}

/** Without any filter and search text; the view stays. */
export function withoutFilters(state: QueueState): QueueState {
  return { ...state, ...anew, q: '', filters: {} };
}

export function withSearch(state: QueueState, q: string): QueueState {
  return { ...state, ...anew, q };
}

/** A built-in view as it begins. */
export function builtInView(view: string, rules: QueueRules): QueueState {
  return readQueueState(new URLSearchParams({ view }), rules);
}

/** After a press on a column: the other direction of the same one, or the new one ascending. */
export function withSort(state: QueueState, column: string, rules: QueueRules): QueueState {
  const key = rules.sorts.find((one) => one === column);
  if (key === undefined) return state;
  const turns = state.sort.key === key && state.sort.direction === 'ascending';
  return { ...state, ...anew, sort: { key, direction: turns ? 'descending' : 'ascending' } };
}

/** The columns on screen with one more or less, in the list's order; the first column is never among them. */
export function withColumn(shown: readonly string[], column: string, rules: QueueRules): string[] {
  const chosen = new Set(shown);
  if (!chosen.delete(column)) chosen.add(column);
  return rules.columns.filter((one) => chosen.has(one));
}

export function isNarrowed(state: QueueState): boolean {
  return state.q !== '' || Object.keys(state.filters).length > 0;
}

/**
 * How a change goes into the history: a filter or a search that comes or goes is a step to come back to, while its
 * letters and boxes are not.
 */
export function stepOf(from: QueueState, to: QueueState): 'push' | 'replace' {
  const narrowedBy = (state: QueueState) =>
    [...Object.keys(state.filters).toSorted(), state.q === '' ? '' : 'q'].join(' ');
  return narrowedBy(from) === narrowedBy(to) ? 'replace' : 'push';
}
