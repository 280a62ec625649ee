import { expect, test } from 'vitest';
import { recentsAndResults } from './recents-and-results.ts';

const item = (id: string, name: string, tag: string) => ({ id, label: name, tag, href: `/agents/quotes/${name}` });
const recents = [item('r1', 'Ada', 'Open'), item('r2', 'Ben', 'Open')];

test('a recent record stays in its place when it is found, with its state of now', () => {
  const { recents: shown, results } = recentsAndResults(recents, [item('f1', 'Ada', 'Bound')], 'ad');
  expect(shown).toEqual([item('r1', 'Ada', 'Bound')]);
  expect(results).toEqual([]);
});

test('a recent record that the text does not fit is a result like others', () => {
  const found = [item('f2', 'Ben', 'Open')];
  expect(recentsAndResults(recents, found, 'ada')).toEqual({ recents: [recents[0]], results: found });
});
