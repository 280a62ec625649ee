import { describe, expect, test } from 'vitest';
import { rateFileProblems } from './rate-file-problems.ts';

const found = (keyword: string, path: readonly string[], params: Readonly<Record<string, unknown>> = {}) => ({
  keyword,
  path,
  params,
});

describe('what the schema finds in a file of rates', () => {
  test('stands at its path, and in its row where it is one', () => {
    expect(rateFileProblems([found('type', ['rows', '11', 'amount'], { type: 'number' })])).toMatchObject([
      { path: 'rows.11.amount', row: 12, message: 'rows.11.amount: this has to be of the kind number.' },
    ]);
    expect(rateFileProblems([found('required', ['structure'], { missingProperty: 'term' })])).toMatchObject([
      { path: 'structure', row: null, message: 'structure: “term” is missing.' },
    ]);
  });

  test.each([
    ['additionalProperties', { additionalProperty: 'moon' }, '.: nothing is called “moon” here. Take it out.'],
    ['enum', { allowedValues: ['named', 'banded'] }, '.: use one of named, banded.'],
    ['type', { type: ['object', 'null'] }, '.: this has to be of the kind object, null.'],
    ['pattern', {}, '.: this does not fit the schema of the file.'],
  ])('is said in words: %s', (keyword, params, message) => {
    expect(rateFileProblems([found(keyword, [], params)])[0]?.message).toBe(message);
  });

  test('is said once, and the first two hundred of it', () => {
    const twice = [found('pattern', ['rows', '0', 'key']), found('pattern', ['rows', '0', 'key'])];
    expect(rateFileProblems(twice)).toHaveLength(1);
    const many = Array.from({ length: 500 }, (_, index) => found('pattern', ['rows', String(index), 'key']));
    expect(rateFileProblems(many)).toHaveLength(200);
  });
});
