import { describe, expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';
import { cellsOf } from './rate-csv.ts';
import { mostProblems, nameOfRow, ofRow, problemList, throwProblem } from './rate-problem.ts';

const row = { factor: 'storage', key: 'street' };
const noFactor = words('Row {row} has no {coverage} factor.', 'La ligne {row} n’a pas de facteur {coverage}.');
const placeOf = () => ({ path: 'rows.4', row: 5 });

describe('a problem of rates', () => {
  test('names its row by table and key, in both languages', () => {
    expect(nameOfRow(row)).toBe('storage / street');
    const message = ofRow(noFactor, row, { coverage: 'collision' });
    expect(message.message).toBe('Row storage / street has no collision factor.');
    expect(printSentence(message, 'fr-CA')).toBe('La ligne storage / street n’a pas de facteur collision.');
  });

  test('stands at the part of its row, at its row as a whole, or at a path of its own', () => {
    const { problems, report } = problemList(placeOf);
    const message = { message: 'Wrong.' };
    report(message, { row, part: 'amount' });
    report(message, { row, part: '' });
    report(message, { path: 'structure.term' });
    expect(problems).toEqual([
      { ...message, path: 'rows.4.amount', row: 5 },
      { ...message, path: 'rows.4', row: 5 },
      { ...message, path: 'structure.term', row: null },
    ]);
  });

  test('is thrown in its words, or listed until there are too many', () => {
    expect(() => throwProblem({ message: 'Row x is wrong.' })).toThrow(new RangeError('Row x is wrong.'));
    const { problems, report } = problemList(placeOf);
    for (let count = 0; count < mostProblems + 5; count += 1) report({ message: 'Wrong.' }, { row, part: 'key' });
    expect(problems).toHaveLength(mostProblems);
  });
});

test.each<[string, string[] | null]>([
  ['', ['']],
  ['a,b', ['a', 'b']],
  ['a,,', ['a', '', '']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""no""",', ['say "no"', '']],
  ['"open', null],
  ['"a"b,c', null],
  ['a"b', null],
])('the line %j has the cells %j', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells);
});
