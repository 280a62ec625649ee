import { expect, test } from 'vitest';
import { demoRatesFor } from './demo-rates-for.ts';
import { findUnreadAnswers } from './find-unread-answers.ts';
import { lines } from './line-for.ts';
import { fieldsOf } from './line-parts.ts';

const placeOf = () => ({ path: 'rows.6', row: 7 });

test.each(lines.map((line) => [line.provider, line] as const))(
  'the rates of %s go by answers that are given before the price',
  (provider, line) => {
    expect(findUnreadAnswers({ provider, structure: line.structure, rows: demoRatesFor(line) }, placeOf)).toEqual([]);
  },
);

test.each(
  lines.flatMap((line) =>
    (['object', 'person', 'quote'] as const).flatMap((of) =>
      fieldsOf(line, of).flatMap(({ name, needed }) =>
        needed === 'price' ? [] : [[line.provider, name, needed, { line, of }] as const],
      ),
    ),
  ),
)('a factor of %s that goes by %s, asked for: %s, is found at its first row', (provider, answer, _, { line, of }) => {
  const shape = { of, answer, keys: 'named', coverages: [] } as const;
  const structure = { ...line.structure, factors: { ...line.structure.factors, late: shape } };
  const found = (rows: readonly { factor: string; key: string }[]) =>
    findUnreadAnswers({ provider, structure, rows }, placeOf).map(({ path, row }) => [path, row]);
  expect(found([{ factor: 'late', key: 'yes' }])).toEqual([['structure.factors.late.answer', 7]]);
  expect(found([])).toEqual([['structure.factors.late.answer', null]]);
});

test('nothing is known of what a line asks that is sold elsewhere', () => {
  const [line] = lines;
  if (!line) throw new Error('there are lines');
  expect(findUnreadAnswers({ provider: 'aviva', structure: line.structure, rows: [] }, placeOf)).toEqual([]);
});
