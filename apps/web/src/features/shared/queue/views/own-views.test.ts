import { expect, test } from 'vitest';
import { addView, isFull, mostOwnViews, parseOwnViews, removeView, renameView, restoreView } from './own-views.ts';

const [a, b] = [
  { id: 'a', name: 'Hot', query: 'f[status]=open' },
  { id: 'b', name: 'Texas', query: 'f[administrative_area]=TX' },
];
const views = [a, b];

test('what was stored is read again', () => {
  expect(parseOwnViews(JSON.stringify(views))).toEqual(views);
});

test.each([null, '', 'no json', '{}', '[1, null, {"id": 1}]'])('%j holds no view', (text) => {
  expect(parseOwnViews(text)).toEqual([]);
});

test('a view is added, renamed and taken away, and comes back to its place', () => {
  const c = { id: 'c', name: ' New ', query: '' };
  expect(addView(views, c).at(-1)).toEqual({ ...c, name: 'New' });
  expect(renameView(views, 'b', 'Lone star').map(({ name }) => name)).toEqual(['Hot', 'Lone star']);
  expect(removeView(views, 'a')).toEqual([b]);
  expect(restoreView(removeView(views, 'a'), a, 0)).toEqual(views);
});

test('a view that comes back leaves those alone that were saved or deleted since', () => {
  const c = { id: 'c', name: 'New', query: '' };
  expect(restoreView(addView(removeView(views, 'a'), c), a, 0)).toEqual([a, b, c]);
  expect(restoreView([], b, 1)).toEqual([b]);
});

test('twelve are enough, and none of them makes room for another', () => {
  const many = (length: number) => Array.from({ length }, (_, at) => ({ id: String(at), name: 'x', query: '' }));
  expect(isFull(many(mostOwnViews - 1))).toBe(false);
  expect(isFull(many(mostOwnViews))).toBe(true);
  expect(parseOwnViews(JSON.stringify(restoreView(many(mostOwnViews), a, 3)))).toHaveLength(mostOwnViews + 1);
});
