// What a browser loads for each prerendered page, compressed: its JavaScript and the page itself, beside what it weighed
// when that was last accepted. What is more than 3 % heavier has to be meant: `--accept` writes the table anew, and the
// commit says why. Builds the pages when they changed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { splitLocale } from '../apps/web/src/locale/locale-path.ts';
import { buildFolder, buildPages } from '../apps/host/src/build-pages.ts';
import { pageScripts } from '../apps/host/src/page-scripts.ts';

/** Bytes after gzip; of a page in several languages those of the heaviest. */
type Weight = { readonly scripts: number; readonly markup: number };

const table = join(import.meta.dirname, 'page-weights.json');
/** The part by which a page may become heavier, and what a page's markup differs by from one build to the next. */
const tolerance = 1.03;
const noise = 300;

const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

function pathOf(page: string): string {
  const path = page.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return splitLocale(`/${path}`).path;
}

await buildPages(console.log);
const folder = buildFolder();
const pages = globSync('**/*.html', { cwd: join(folder, 'server', 'app') });
if (pages.length === 0) throw new Error(`There are no prerendered pages in ${folder}.`);

const weights = new Map<string, Weight>();
for (const page of pages) {
  const html = readFileSync(join(folder, 'server', 'app', page), 'utf8');
  const scripts = pageScripts(html).reduce((sum, script) => sum + compressedSize(join(folder, script)), 0);
  const markup = gzipSync(html).length;
  const path = pathOf(page);
  const known = weights.get(path);
  weights.set(path, {
    scripts: Math.max(scripts, known?.scripts ?? 0),
    markup: Math.max(markup, known?.markup ?? 0),
  });
}
const paths = [...weights.keys()].toSorted();

if (process.argv.includes('--accept')) {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { scripts, markup }]) => `  ${JSON.stringify(path)}: { "scripts": ${scripts}, "markup": ${markup} }`);
  writeFileSync(table, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`Accepted what ${paths.length} pages weigh.`);
  process.exit(0);
}

const accepted = new Map(Object.entries(JSON.parse(readFileSync(table, 'utf8')) as Record<string, Weight>));
const kilobytes = (bytes: number | undefined) => (bytes === undefined ? 'new' : (bytes / 1000).toFixed(1)).padStart(9);
const isHeavier = (now: number, before: number) => now > before * tolerance + noise;

let failed = 0;
const heads = ['scripts', 'before', 'page', 'before'].map((head) => head.padStart(9));
console.log(`${'kB gzip'.padEnd(50)}${heads.join('')}`);
for (const path of paths) {
  const now = weights.get(path);
  if (now === undefined) continue;
  const before = accepted.get(path);
  const isOver = before === undefined || isHeavier(now.scripts, before.scripts) || isHeavier(now.markup, before.markup);
  failed += isOver ? 1 : 0;
  const figures = [now.scripts, before?.scripts, now.markup, before?.markup].map(kilobytes);
  console.log(`${path.padEnd(50)}${figures.join('')}${isOver ? '  heavier' : ''}`);
}
const gone = [...accepted.keys()].filter((path) => !weights.has(path));
if (gone.length > 0) console.log(`No pages any more: ${gone.join(', ')}`);
console.log(
  failed + gone.length === 0
    ? 'No page is heavier than accepted.'
    : `${failed} pages are heavier than accepted. What is meant is accepted by: node scripts/check-page-weights.ts --accept`,
);
process.exit(failed + gone.length === 0 ? 0 : 1);
