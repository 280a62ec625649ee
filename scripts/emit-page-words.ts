// What each page of the staff says, found in its modules and printed for the layouts and pages that give it to them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emit } from './emit.ts';
import { namesIn, type SourceNames, type WordPaths, withoutParts, wordsNamed } from './page-words.ts';

const app = 'apps/web/src/app/[locale]';
const messages = 'apps/web/src/generated/messages/en-us';
/** What stands around all of them: the frame's own modules. */
const frame = ['apps/web/src/shell/staff/staff-shell.tsx', 'apps/web/src/shell/area-providers.tsx'];
/** The catalogues of which they are given parts. */
const catalogues = ['actions', 'events', 'insurance', 'policyParts', 'price', 'queue', 'quoteForm', 'shell'].concat(
  'covers',
  'staff',
  'timeline',
  'workbench',
);

const modules = new Map<string, SourceNames>();
function moduleAt(file: string): SourceNames {
  const known = modules.get(file);
  if (known) return known;
  const found = namesIn(file, readFileSync(file, 'utf8'));
  modules.set(file, found);
  return found;
}

/** All modules that come with one, now or later. What loads words by itself, and a page's own title, name none of them. */
function modulesOf(entries: readonly string[]): SourceNames[] {
  const reached = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || file.includes('/generated/') || !file.startsWith('apps/web/src/')) continue;
    reached.add(file);
    for (const from of moduleAt(file).imports) open.push(join(dirname(file), from));
  }
  return [...reached]
    .filter((file) => !file.endsWith('/load-messages.ts') && !file.endsWith('/page.tsx'))
    .map(moduleAt);
}

/** The pages below the frame, by the addresses that their folders stand for. */
export function staffPages(): ReadonlyMap<string, string> {
  const files = globSync(`${app.replace('[', '[[]')}/{agents,organizations,products,underwriting,welcome}/**/page.tsx`);
  const addressOf = (file: string) =>
    dirname(file)
      .slice(app.length)
      .replaceAll(/\/\([^)]+\)/g, '');
  return new Map(files.toSorted().map((file) => [addressOf(file), file]));
}

/** The paths of the words of the frame, and of each page those that the frame does not have. */
function wordsOfStaff(): { readonly frame: WordPaths; readonly pages: ReadonlyMap<string, WordPaths> } {
  const texts = Object.fromEntries(
    catalogues.map((name) => [name, JSON.parse(readFileSync(join(messages, `${name}.json`), 'utf8'))]),
  );
  const around = wordsNamed(modulesOf(frame), texts);
  const pages = [...staffPages()].map(
    ([address, file]) => [address, withoutParts(wordsNamed(modulesOf([file]), texts), around)] as const,
  );
  return { frame: around, pages: new Map(pages) };
}

const printed = 'apps/web/src/generated/page-words.ts';
const stampFile = 'node_modules/.roadworthy-page-words';

/** Which sources there are and when each was written last: reading them all takes a second. */
function sourcesNow(): string {
  const hash = createHash('sha256');
  const files = ['scripts/emit-page-words.ts', 'scripts/page-words.ts'].concat(
    globSync('apps/web/src/{app,data,features,locale,shell}/**/*.{ts,tsx}'),
    globSync(`${messages}/*.json`),
  );
  for (const file of files.toSorted()) hash.update(`${file} ${statSync(file).mtimeMs}\n`);
  return hash.digest('hex');
}

/** Prints them where a source was written since; the catalogues are there by now. */
export function emitPageWords(): void {
  const now = sourcesNow();
  if (existsSync(printed) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  const { frame: around, pages } = wordsOfStaff();
  const list = (paths: WordPaths) => JSON.stringify([...paths]);
  emit(
    printed,
    [
      '// Printed by scripts/emit-page-words.ts.',
      `export const frameWords: readonly string[] = ${list(around)};`,
      '',
      'export const pageWords = {',
      ...[...pages].map(([address, paths]) => `  ${JSON.stringify(address)}: ${list(paths)},`),
      '} as const satisfies Readonly<Record<string, readonly string[]>>;',
      '',
    ].join('\n'),
  );
  writeFileSync(stampFile, now);
}
