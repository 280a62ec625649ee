import { expect, test } from 'vitest';
import { activeFor, moveActive, type SearchSection } from './search-sections.ts';

const item = (id: string) => ({ id, label: id, href: `#${id}` });
const sections: SearchSection[] = [
  { id: 'results', label: 'Results', items: [item('a'), item('b')] },
  { id: 'go', label: 'Go to', items: [item('c')] },
];

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('from %s a step of %d leads to %s, across sections and round the ends', (from, step, to) => {
  expect(moveActive(sections, from, step)).toBe(to);
});

test('nothing is active without items', () => {
  expect(moveActive([], 'a', 1)).toBeNull();
});

const sectionOf = (...ids: string[]): SearchSection[] => [{ id: 'all', label: 'All', items: ids.map(item) }];

test('the first item of a text is active, and stays so when others arrive before it', () => {
  const first = activeFor({ query: '', id: 'z' }, 'mor', sectionOf('recent'));
  expect(first).toEqual({ query: 'mor', id: 'recent' });
  expect(activeFor(first, 'mor', sectionOf('new', 'recent'))).toEqual(first);
});

test('the first that arrives becomes active where nothing was', () => {
  const nothing = activeFor({ query: 'm', id: 'z' }, 'mor', []);
  expect(nothing.id).toBeNull();
  expect(activeFor(nothing, 'mor', sectionOf('new')).id).toBe('new');
});

test('no other item takes the place of one that is gone', () => {
  expect(activeFor({ query: 'mor', id: 'gone' }, 'mor', sectionOf('other')).id).toBe('gone');
});
