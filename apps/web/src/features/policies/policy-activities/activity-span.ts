import { addDays, type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Filters } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import { textOf } from '../../shared/queue/tools/filter-conditions.ts';

/** How many days each view looks back, today among them; null for all there are. */
export const activityViews = { month: 30, quarter: 90, year: 365, all: null } as const;
export type ActivityView = keyof typeof activityViews;
export const activityViewKeys = Object.keys(activityViews) as ActivityView[];

export function activityView(view: string): ActivityView {
  return activityViewKeys.find((one) => one === view) ?? 'month';
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Requested = Pick<QueueState, 'view' | 'q' | 'filters'>;
export type ActivityDays = { readonly from: Day | null; readonly to: Day | null };

/** The days that are looked at: those of the filter where there is one, else those of the view. */
export function daysRead({ view, filters }: Pick<Requested, 'view' | 'filters'>, today: Day): ActivityDays {
  const provided = filters['timestamp'];
  if (provided?.kind === 'days')
    return { from: provided.from ? day(provided.from) : null, to: provided.to ? day(provided.to) : null };
  const length = activityViews[activityView(view)];
  return { from: length === null ? null : addDays(today, 1 - length), to: null };
}

function valuesOf(filters: Filters, key: string): readonly string[] | null {
  const value = ownValue(filters, key);
  return value?.kind === 'choice' && value.values.length > 0 ? value.values : null;
}

const beginOf = (value: Day, zone: string): string => instantAt(value, 0, zone).toISOString();

/** The condition of a view on its rows; none where a filter says which days are meant. */
export function conditionOfView(view: ActivityView, filters: Filters, today: Day, zone = ownZone()) {
  const { from } = daysRead({ view, filters }, today);
  return filters['timestamp'] === undefined && from !== null ? { timestamp: { _gte: beginOf(from, zone) } } : {};
}

/** How many days stand together in one bar: each by itself for a quarter, weeks for two years, months beyond. */
export function stepOf({ from, to }: ActivityDays, today: Day): number {
  if (from === null) return 28;
  const days = (Date.parse(to ?? today) - Date.parse(from)) / 86_400_000;
  if (days <= 92) return 1;
  return days <= 800 ? 7 : 28;
}

/** What the list is narrowed by, as the function asks that adds it up. */
export function totalsRequested(request: Requested, today: Day, zone = ownZone()) {
  const { filters, q } = request;
  const days = daysRead(request, today);
  const change = filters['premium_change'];
  const money = change?.kind === 'money' ? change : null;
  return {
    zone,
    step: stepOf(days, today),
    since: days.from && beginOf(days.from, zone),
    until: days.to && beginOf(addDays(days.to, 1), zone),
    actions: valuesOf(filters, 'action'),
    providers: valuesOf(filters, 'provider'),
    states: valuesOf(filters, 'policy_state'),
    organization: textOf(filters, 'organization_name'),
    agent: textOf(filters, 'agent_name'),
    change_from: money?.from ?? null,
    change_to: money?.to ?? null,
    number: q === '' ? null : q.toUpperCase(),
  };
}

type Counted = { readonly day: string; readonly currency: string; readonly premium_change: number };

/** What each bar comes to, from the first day looked at to the last; a step without an activity is nought. */
export function barsOf(
  rows: readonly Counted[],
  currency: string,
  { days, step, today }: { readonly days: ActivityDays; readonly step: number; readonly today: Day },
): number[] {
  const stepMs = step * 86_400_000;
  // Steps are counted from this Monday, as the function counts them.
  const monday = Date.parse('2000-01-03');
  const place = (text: string) => Math.floor((Date.parse(text) - monday) / stepMs);
  const places = rows.map((row) => place(row.day));
  const first = days.from === null ? Math.min(...places) : place(days.from);
  const last = Math.max(place(days.to ?? today), ...places);
  if (!Number.isFinite(first) || last < first) return [];
  const bars = Array.from({ length: last - first + 1 }, () => 0);
  for (const row of rows.filter((one) => one.currency === currency)) {
    const at = place(row.day) - first;
    bars[at] = (bars[at] ?? 0) + row.premium_change;
  }
  return bars;
}
