import { expect, test } from 'vitest';
import { csvMoney, csvName, csvText } from './csv.ts';

const line = (...cells: Parameters<typeof csvText>[1][number]) => csvText([], [cells]).split('\r\n')[1];

test('a line is its cells, and what is not known is empty', () => {
  expect(
    csvText(
      ['Insured', 'Price'],
      [
        ['Ada', 1047.53],
        ['Luis', null],
      ],
    ),
  ).toBe('\uFEFFInsured,Price\r\nAda,1047.53\r\nLuis,\r\n');
});

test.each([
  ['Moreno, Ada', '"Moreno, Ada"'],
  ['the "Duke"', '"the ""Duke"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
])('%j is quoted', (text, cell) => {
  expect(line(text)).toBe(cell);
});

test.each(['=1+1', '+1 614 555', '-2', '@sum', '=HYPERLINK("http://x")', '\tx'])(
  '%j is no formula any more',
  (text) => {
    expect(line(text)?.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a negative figure stays a figure', () => {
  expect(line(csvMoney(-12_550))).toBe('-125.5');
  expect(csvMoney(null)).toBeNull();
});

test('a file is named after its list and its day', () => {
  expect(csvName('quotes', '2026-11-20')).toBe('quotes-2026-11-20.csv');
});
