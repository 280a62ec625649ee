import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personalStructure } from '../personal-structure.ts';
import { cellsOf, readRateTables, writeRateTables } from './rate-csv.ts';
import { seeded } from '../testing/example-subjects.ts';

describe('the cells of a line', () => {
  test.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['a,,', ['a', '', '']],
    ['', ['']],
    ['"a,b",c', ['a,b', 'c']],
    ['"she said ""no""",1', ['she said "no"', '1']],
  ])('of %j are %j', (line, cells) => {
    expect(cellsOf(line)).toEqual(cells);
  });

  test.each(['"open', 'a"b,c', '"a"b'])('of %j cannot be read', (line) => {
    expect(cellsOf(line)).toBeNull();
  });

  test('are read as they were written, whatever stands in a key', () => {
    const key = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => !/[\r\n]/.test(text) && text.trim() === text);
    fc.assert(
      fc.property(key, (text) => {
        const tables = writeRateTables(personalStructure, [{ factor: 'pet', key: text, amount: 600 }]);
        const { rows, problems } = readRateTables(personalStructure, [], tables);
        expect(problems).toEqual([]);
        expect(rows).toEqual([{ factor: 'pet', key: text, amount: 600 }]);
      }),
      seeded,
    );
  });
});
