import { readFileSync } from 'node:fs';
import { waivedBy } from '@roadworthy/core/quoting/insurable/vocabulary.ts';
import { describe, expect, test } from 'vitest';

const rules = readFileSync(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8');
const [, chapter = ''] = rules.split('## What can be insured');

type Row = {
  readonly code: string;
  readonly says: string;
  readonly field: string;
  readonly who: string;
  readonly source: string;
};

/** The rows of the chapter's tables, one for each code that they name. */
const rows = (chapter.split('\n## ')[0] ?? '').split('\n').flatMap((line): Row[] => {
  const [, codes = '', says = '', field = '', who = '', source = ''] = line.split('|').map((cell) => cell.trim());
  return [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => ({ code, says, field, who, source }));
});

describe('the table of what can be insured', () => {
  test('names every finding of the code once, and no other', () => {
    expect(rows.map(({ code }) => code).toSorted()).toEqual(Object.keys(waivedBy).toSorted());
  });

  test.each(rows)('says of $code who may waive it, as the code does', ({ code, who }) => {
    expect(Object.entries(waivedBy).find(([name]) => name === code)?.[1]).toBe(who);
  });

  test.each(rows)('says of $code what it is, where it is mended and where it comes from', (row) => {
    for (const cell of [row.says, row.field, row.source]) expect(cell).not.toBe('');
  });
});
