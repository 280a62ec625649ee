import { expect, test } from 'vitest';
import { csvLines, csvMoney, csvName, csvText } from './csv.ts';

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

test('a file that is written in parts is the same as one that is written at once', () => {
  const head = ['Insured', 'Price', 'Since'];
  const rows = [
    ['Moreno, Ada', 1047.53, '2026-06-15'],
    ['=HYPERLINK("x")', null, ' blank '],
    ['Luis "Duke" Ortega', 0, '-1'],
    ['Zoé', -12.5, null],
  ] as const;
  const whole = csvText(head, rows);
  for (const at of [0, 1, 2, 3, 4]) {
    const parts = [rows.slice(0, at), rows.slice(at)].map((part) => csvLines(part));
    expect(csvText(head, []) + parts.join('')).toBe(whole);
  }
  expect(csvLines([])).toBe('');
});

test('every line has as many cells as the head, and ends as the standard says', () => {
  const text = csvText(
    ['a', 'b'],
    [
      ['1', '2'],
      [null, null],
    ],
  );
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.slice(0, -1).map((line) => line.split(',').length)).toEqual([2, 2, 2]);
});
