import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs');
const page = readFileSync(join(docs, 'shell.md'), 'utf8');

/** Slices that are not built yet. Whoever builds one writes its tests in. */
const later = ['changes', 'claims', 'organizations', 'the map'];

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!What holds|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, statement = '', test = '']) => ({ statement, test }));

/** What a row names: the file of its test and a part of the title. */
function named(test: string): { readonly file: string; readonly title: string } | null {
  const [, file, title] = /^\[[^\]]+\]\(([^)]+)\): (.+)$/.exec(test) ?? [];
  return file === undefined || title === undefined ? null : { file, title };
}

describe('each statement about the shell', () => {
  const held = rows.filter(({ test }) => !test.startsWith('later: '));

  test.each(held)('names a test that is there: $statement', ({ test: cell }) => {
    const found = named(cell);
    expect(found, cell).not.toBeNull();
    // A title in single quotes may hold an escaped one.
    const source = readFileSync(join(docs, found?.file ?? ''), 'utf8').replaceAll("\\'", "'");
    expect(source).toContain(found?.title.replaceAll('\\|', '|'));
  });

  test('that has no test yet names the slice that brings it', () => {
    const waiting = rows.filter(({ test }) => test.startsWith('later: '));
    expect(waiting.filter(({ test }) => !later.includes(test.slice('later: '.length)))).toEqual([]);
  });

  test('stands once', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.length).toBeGreaterThan(100);
    expect(new Set(statements).size).toBe(statements.length);
  });
});
