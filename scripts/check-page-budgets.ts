// What a browser loads for each prerendered page, compressed, against the budgets: its JavaScript and the page itself. Builds the pages when they changed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { splitLocale } from '../apps/web/src/locale/locale-path.ts';
import { buildFolder, buildPages } from '../apps/host/src/build-pages.ts';
import { pageScripts } from '../apps/host/src/page-scripts.ts';

type Area = { readonly name: string; readonly paths: RegExp; readonly scripts: number; readonly markup: number };

/**
 * What a page's first load may weigh by area, in kB (1,000 bytes) after gzip: its JavaScript, and the page itself, which
 * says all that is in it once more for its scripts. The first area that fits a page counts.
 */
const areas: readonly Area[] = [
  { name: 'checkout', paths: /^\/(?:checkout|outdoorsy|resume)(?:\/|$)/, scripts: 187, markup: 32 },
  { name: 'account', paths: /^\/(?:claim|customers|print)(?:\/|$)/, scripts: 207, markup: 39 },
  {
    name: 'staff',
    paths: /^\/(?:agents|gallery|welcome|underwriting|organizations|products)(?:\/|$)/,
    scripts: 245,
    markup: 67,
  },
  { name: 'public', paths: /./, scripts: 161, markup: 29 },
];

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

let failed = 0;
const heads = ['scripts', 'budget', 'page', 'budget'].map((head) => head.padStart(9));
console.log(`${'kB gzip'.padEnd(40)}${'area'.padEnd(10)}${heads.join('')}`);
for (const page of pages.toSorted()) {
  const path = pathOf(page);
  const area = areas.find(({ paths }) => paths.test(path));
  if (area === undefined) continue;
  const html = readFileSync(join(folder, 'server', 'app', page), 'utf8');
  const scripts = pageScripts(html).reduce((sum, script) => sum + compressedSize(join(folder, script)), 0);
  const markup = gzipSync(html).length;
  const isOver = scripts > area.scripts * 1000 || markup > area.markup * 1000;
  failed += isOver ? 1 : 0;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const figures = [kilobytes(scripts), area.scripts, kilobytes(markup), area.markup].map((one) =>
    String(one).padStart(9),
  );
  console.log(`${path.padEnd(40)}${area.name.padEnd(10)}${figures.join('')}${isOver ? '  over' : ''}`);
}
console.log(failed === 0 ? 'Every page is within its budget.' : `${failed} pages are over their budget.`);
process.exit(failed === 0 ? 0 : 1);
