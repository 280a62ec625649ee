import { changeEdges } from '@roadworthy/core/rating/vocabulary.ts';
import { expect, test } from 'vitest';
import { barLabels } from './bar-labels.ts';

test('every bar of the histogram has its words, what did not change among them', () => {
  const labels = barLabels(
    (share) => `${Math.round(share * 100)}`,
    (from, to) => `${from} to ${to}`,
  );
  expect(labels).toHaveLength(changeEdges.length + 2);
  expect([labels[0], labels[1], labels[5], labels[6], labels[7], labels[11], labels[12]]).toEqual([
    '< -25',
    '-25 to -20',
    '-5 to 0',
    '0',
    '0 to 5',
    '20 to 25',
    '> 25',
  ]);
});
