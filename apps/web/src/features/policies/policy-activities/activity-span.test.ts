import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Filters } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import { expect, test } from 'vitest';
import { instantsOf } from '../../shared/queue/tools/filter-conditions.ts';
import { barsOf, conditionOfView, daysRead, stepOf, totalsRequested } from './activity-span.ts';

const today = day('2026-11-23');
const zone = 'America/New_York';
const days: Filters = { timestamp: { kind: 'days', from: '2026-10-31', to: '2026-11-01' } };
const requested = (view: string, filters: Filters = {}, q = '') => ({ view, filters, q });

test('a view looks back its days, today among them, from the first minute of the reader’s day', () => {
  expect(daysRead(requested('month'), today)).toEqual({ from: '2026-10-25', to: null });
  expect(conditionOfView('month', {}, today, zone)).toEqual({ timestamp: { _gte: '2026-10-25T04:00:00.000Z' } });
  expect(conditionOfView('all', {}, today, zone)).toEqual({});
});

test('a span of days stands in the place of the view, and ends with its last day', () => {
  expect(daysRead(requested('month', days), today)).toEqual({ from: '2026-10-31', to: '2026-11-01' });
  expect(conditionOfView('month', days, today, zone)).toEqual({});
  // The clocks were changed on the second of them.
  const [since, until] = ['2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'];
  expect(instantsOf(days, 'timestamp', zone)).toEqual({ _gte: since, _lt: until });
  expect(totalsRequested(requested('month', days), today, zone)).toMatchObject({
    since,
    until,
    step: 1,
  });
});

test('what is added up is narrowed as the list is', () => {
  const filters: Filters = {
    action: { kind: 'choice', values: ['refund'] },
    policy_state: { kind: 'choice', values: ['OH', 'WI'] },
    agent_name: { kind: 'text', text: ' Dana ' },
    premium_change: { kind: 'money', from: null, to: 0 },
  };
  expect(totalsRequested(requested('all', filters, 'rw-47'), today, zone)).toEqual({
    zone,
    step: 28,
    since: null,
    until: null,
    actions: ['refund'],
    providers: null,
    states: ['OH', 'WI'],
    organization: null,
    agent: 'Dana',
    change_from: null,
    change_to: 0,
    number: 'RW-47',
  });
});

test.each([
  ['2026-10-25', null, 1],
  ['2025-11-24', null, 7],
  ['2020-01-01', null, 28],
  ['2020-01-01', '2020-02-01', 1],
  [null, null, 28],
])('from %s to %s a bar is %s days', (from, to, step) => {
  expect(stepOf({ from: from === null ? null : day(from), to: to === null ? null : day(to) }, today)).toBe(step);
});

test('days without an activity have a place, and another currency none of its own', () => {
  const rows = [
    { day: '2026-11-21', currency: 'USD', premium_change: 500 },
    { day: '2026-11-23', currency: 'USD', premium_change: -200 },
    { day: '2026-11-22', currency: 'CAD', premium_change: 900 },
  ];
  const span = { days: { from: day('2026-11-20'), to: null }, step: 1, today };
  expect(barsOf(rows, 'USD', span)).toEqual([0, 500, 0, -200]);
  expect(barsOf(rows, 'CAD', span)).toEqual([0, 0, 900, 0]);
});

test('weeks are counted from their Mondays, as the rows are', () => {
  const rows = [{ day: '2026-11-09', currency: 'USD', premium_change: 700 }];
  const weekly = { days: { from: day('2026-11-04'), to: null }, step: 7, today };
  expect(barsOf(rows, 'USD', weekly)).toEqual([0, 700, 0, 0]);
});

test('nothing at all has no bars', () => {
  expect(barsOf([], 'USD', { days: { from: null, to: null }, step: 28, today })).toEqual([]);
});
