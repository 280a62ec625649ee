import { describe, expect, test } from 'vitest';
import { factorOfFile, placeOfProblem, readFiles, withFiles } from './import-files.ts';

const version = { name: 'personal-2027.1.json', text: '{"format": 1}' };
const storage = { name: 'storage.csv', text: 'key,comprehensive,refer\r\nstreet,1.2,\r\n\r\n' };

describe('chosen files', () => {
  test('are one version and tables of lines named after their factors', () => {
    expect(readFiles([version, storage])).toEqual({
      version: { name: version.name, value: { format: 1 } },
      tables: [{ factor: 'storage', lines: ['key,comprehensive,refer', 'street,1.2,'] }],
      problems: [],
    });
  });

  test('are tables alone where no version is among them', () => {
    expect(readFiles([storage]).version).toBeNull();
  });

  test('say where JSON is broken, which file is of no use, and that one version is enough', () => {
    const files = [
      { ...version, text: '{\n  "format": 1,\n}' },
      { name: 'again.json', text: '{}' },
      { name: 'a.xlsx', text: '' },
    ];
    expect(readFiles(files).problems).toEqual([
      { kind: 'notKnown', name: 'a.xlsx' },
      { kind: 'twoFiles', names: 'personal-2027.1.json, again.json' },
      { kind: 'broken', name: 'personal-2027.1.json', line: 3, column: 1 },
    ]);
  });

  test('stay while others are added, and one of the same name takes the place of the one before', () => {
    const mended = { ...storage, text: 'key' };
    expect(withFiles([version, storage], [mended])).toEqual([version, mended]);
  });
});

test.each([
  ['storage.csv', 'storage'],
  ['storage (1).csv', 'storage'],
  ['policy_fee.CSV', 'policy_fee'],
])('the file %s is the table %s', (name, factor) => {
  expect(factorOfFile(name)).toBe(factor);
});

test.each([
  ['rows.11.factors.collision', 'v.json', 'factors.collision'],
  ['tables.storage.comprehensive', 'storage.csv', 'comprehensive'],
  ['tables.storage', 'storage.csv', ''],
  ['structure.coverages.0.factors', 'v.json', 'structure.coverages.0.factors'],
  ['version', 'v.json', 'version'],
  ['', 'v.json', ''],
])('what stands at %j is found in %s at %j', (path, file, place) => {
  expect(placeOfProblem(path, 'v.json')).toEqual({ file, place });
});
