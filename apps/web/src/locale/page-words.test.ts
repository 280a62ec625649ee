import { expect, test } from 'vitest';
import { partsAt } from './page-words.ts';

test('the parts of a catalogue at their paths are all that a page is given', () => {
  const all = {
    queue: { filters: { title: 'Filters' }, runs: { title: 'Runs', none: 'None' } },
    staff: { close: 'Close' },
  };
  expect(partsAt(all, ['queue.filters', 'queue.runs.title', 'staff'])).toEqual({
    queue: { filters: { title: 'Filters' }, runs: { title: 'Runs' } },
    staff: { close: 'Close' },
  });
});
