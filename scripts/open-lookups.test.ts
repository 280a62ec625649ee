import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLookups } from './open-lookups.ts';

const root = mkdtempSync(join(tmpdir(), 'open-lookups-'));
afterAll(() => rmSync(root, { recursive: true }));

function lookupsOf(source: string): string[] {
  writeFileSync(join(root, 'source.ts'), source);
  const project = join(root, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: { strict: true }, files: ['source.ts'] }));
  return openLookups(root, [project], (file) => file.endsWith('/source.ts')).map(({ text }) => text);
}

test('finds what looks an open text up in a plain object', () => {
  const source = `
    declare const labels: Readonly<Record<string, string>>;
    declare const text: string;
    export const found = [labels[text], labels?.[text], text in labels, labels[\`\${text}_label\`]];
    export const row: Record<string, string> = {};
    row[text] = text;`;
  const all = ['labels[text]', 'labels?.[text]', 'text in labels', 'labels[`${text}_label`]', 'row[text]'];
  expect(lookupsOf(source)).toEqual(all);
});

test('leaves alone what cannot be just any text, and what inherits nothing', () => {
  const source = `
    declare const labels: Readonly<Record<'one' | 'two', string>>;
    declare const list: readonly string[];
    export function read<T extends object>(code: 'one' | 'two', place: number, of: T, key: keyof T & string) {
      const own: Record<string, string> = Object.create(null);
      for (const text of list) own[text] = text;
      return [labels[code], list[place], labels['one'], of[key], new Map(Object.entries(labels)).get(code)];
    }`;
  expect(lookupsOf(source)).toEqual([]);
});
