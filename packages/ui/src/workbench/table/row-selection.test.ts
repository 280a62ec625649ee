import { describe, expect, test } from 'vitest';
import {
  extendTo,
  isSelected,
  isWholePage,
  keepOnPage,
  noSelection,
  selectEverything,
  togglePage,
  toggleRow,
} from './row-selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const chosen = (selection: { keys: ReadonlySet<string> }) => [...selection.keys];

test('a row goes in and out', () => {
  const one = toggleRow(noSelection, 'b', page);
  expect(chosen(one)).toEqual(['b']);
  expect(chosen(toggleRow(one, 'b', page))).toEqual([]);
});

describe('an extension', () => {
  test('reaches from where it began, down and up', () => {
    const began = toggleRow(noSelection, 'c', page);
    expect(chosen(extendTo(began, 'c', 'd', page))).toEqual(['c', 'd']);
    expect(chosen(extendTo(extendTo(began, 'c', 'd', page), 'd', 'a', page))).toEqual(['a', 'b', 'c']);
  });

  test('begins at the row with the focus when nothing was chosen', () => {
    expect(chosen(extendTo(noSelection, 'b', 'c', page))).toEqual(['b', 'c']);
    expect(chosen(extendTo(noSelection, null, 'c', page))).toEqual(['c']);
  });

  test('to a row that is not there changes nothing', () => {
    expect(extendTo(noSelection, 'b', 'z', page)).toBe(noSelection);
  });
});

describe('the page', () => {
  test('is chosen as a whole and let go as a whole', () => {
    const all = togglePage(toggleRow(noSelection, 'a', page), page);
    expect(isWholePage(all, page)).toBe(true);
    expect(togglePage(all, page)).toBe(noSelection);
  });

  test('without rows is never whole', () => {
    expect(isWholePage(noSelection, [])).toBe(false);
  });
});

describe('everything', () => {
  const everything = selectEverything(page);

  test('holds rows of other pages', () => {
    expect(isSelected(everything, 'z')).toBe(true);
    expect(keepOnPage(everything, ['x', 'y'])).toBe(everything);
  });

  test('without one row is the rest of the page', () => {
    const rest = toggleRow(everything, 'b', page);
    expect(rest.everything).toBe(false);
    expect(chosen(rest)).toEqual(['a', 'c', 'd', 'e']);
    expect(chosen(toggleRow(everything, 'x', ['x', 'y']))).toEqual(['y']);
  });
});

test('what left the page is no longer chosen', () => {
  const two = extendTo(noSelection, 'a', 'b', page);
  expect(chosen(keepOnPage(two, ['b', 'c']))).toEqual(['b']);
  expect(keepOnPage(two, page)).toBe(two);
});
