import { day } from '@roadworthy/core/shared/time/day.ts';
import { expect, test } from 'vitest';
import { monthShown } from './month-shown.ts';

const today = { today: day('2026-12-01') } as Parameters<typeof monthShown>[1];
const of = (view: string, from?: string, to?: string, more: object = {}) =>
  monthShown(
    { view, q: '', filters: from ? { accounting_month: { kind: 'days', from, to: to ?? null } } : {}, ...more },
    today,
  );

test('a statement is of the month that the list shows whole, and of nothing that shows more or less', () => {
  expect([of('month'), of('last'), of('year'), of('all')]).toEqual(['2026-12', '2026-11', null, null]);
  expect(of('all', '2026-10-01', '2026-10-31')).toBe('2026-10');
  expect(of('month', '2026-09-15', '2026-10-01')).toBe('2026-10');
  expect(of('all', '2026-10-01', '2026-11-01')).toBe(null);
  expect(of('all', '2026-10-02', '2026-10-31')).toBe(null);
  expect(of('all', '2026-10-01')).toBe(null);
  expect(of('last', undefined, undefined, { q: 'RWP' })).toBe(null);
  expect(of('last', undefined, undefined, { filters: { agent: { kind: 'text', text: 'Ann' } } })).toBe(null);
});
