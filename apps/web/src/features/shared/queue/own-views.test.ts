import { expect, test } from 'vitest';
import { addView, mostOwnViews, parseOwnViews, removeView, renameView, restoreView } from './own-views.ts';

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

test('there are never more than a list can count at once', () => {
  const many = Array.from({ length: mostOwnViews }, (_, at) => ({ id: String(at), name: 'x', query: '' }));
  expect(addView(many, a)).toHaveLength(mostOwnViews);
  expect(addView(many, a).at(-1)).toEqual(a);
});
