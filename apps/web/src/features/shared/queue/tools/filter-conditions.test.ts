import type { Filters } from '@roadworthy/ui/workbench/queue/filters/filter-value.ts';
import { expect, test } from 'vitest';
import { beginsLike, beginsWith, choiceOf, daysOf, moneyOf, textOf } from './filter-conditions.ts';

const filters: Filters = {
  status: { kind: 'choice', values: ['open'] },
  none: { kind: 'choice', values: [] },
  day: { kind: 'days', from: '2026-11-01', to: null },
  price: { kind: 'money', from: null, to: 50_000 },
  make: { kind: 'text', text: ' Jay ' },
  blank: { kind: 'text', text: ' ' },
};

test('a filter becomes the condition of its kind', () => {
  expect(choiceOf(filters, 'status')).toEqual({ _in: ['open'] });
  expect(daysOf(filters, 'day')).toEqual({ _gte: '2026-11-01' });
  expect(moneyOf(filters, 'price')).toEqual({ _lte: 50_000 });
  expect(textOf(filters, 'make')).toBe('Jay');
});

test('what is empty, absent or of another kind narrows nothing', () => {
  expect(choiceOf(filters, 'none')).toBeNull();
  expect(choiceOf(filters, 'day')).toBeNull();
  expect(daysOf(filters, 'price')).toBeNull();
  expect(moneyOf(filters, 'absent')).toBeNull();
  expect(textOf(filters, 'blank')).toBeNull();
});

test('a beginning is a range that holds every longer text', () => {
  const { _gte: least, _lt: beyond } = beginsWith('ja');
  for (const text of ['ja', 'jay', 'jaé']) expect(text >= least && text < beyond).toBe(true);
  for (const text of ['j', 'jb', 'ix']) expect(text >= least && text < beyond).toBe(false);
});

test('signs of a pattern stand for themselves', () => {
  expect(beginsLike('50%_\\')).toEqual({ _ilike: '50\\%\\_\\\\%' });
});
