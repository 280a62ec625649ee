import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const documents = execFileSync('git', ['ls-files', '*.md', ':!apps/web/content'], { cwd: repository, encoding: 'utf8' })
  .trim()
  .split('\n');

/** The links of a document to files beside it, without what stands in code. */
function linksOf(document: string): string[] {
  const text = readFileSync(join(repository, document), 'utf8').replace(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\((?<target>[^()\s]+)\)/g)]
    .map(({ groups }) => (groups?.['target'] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

test.each(documents)('every link of %s leads to a file', (document) => {
  const dead = linksOf(document).filter((target) => !existsSync(join(repository, dirname(document), target)));
  expect(dead).toEqual([]);
});
