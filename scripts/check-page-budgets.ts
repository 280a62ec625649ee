// JavaScript that a browser loads for each prerendered page, compressed, against the budgets. Builds the pages when they changed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { splitLocale } from '../apps/web/src/locale/locale-path.ts';
import { buildFolder, buildPages } from '../apps/host/src/build-pages.ts';
import { pageScripts } from '../apps/host/src/page-scripts.ts';

type Area = { readonly name: string; readonly paths: RegExp; readonly kilobytes: number };

/** First load of JavaScript by area, in kB (1,000 bytes) after gzip; the first area that fits a page counts. */
const areas: readonly Area[] = [
  { name: 'checkout', paths: /^\/(?:checkout|outdoorsy|resume)(?:\/|$)/, kilobytes: 190 },
  { name: 'account', paths: /^\/(?:claim|customers|print)(?:\/|$)/, kilobytes: 210 },
  { name: 'staff', paths: /^\/(?:agents|gallery|welcome|underwriting|organizations|products)(?:\/|$)/, kilobytes: 245 },
  { name: 'public', paths: /./, kilobytes: 165 },
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
console.log(`${'page'.padEnd(34)}${'area'.padEnd(10)}${'kB gzip'.padStart(9)}${'budget'.padStart(8)}`);
for (const page of pages.toSorted()) {
  const path = pathOf(page);
  const area = areas.find(({ paths }) => paths.test(path));
  if (area === undefined) continue;
  const scripts = pageScripts(readFileSync(join(folder, 'server', 'app', page), 'utf8'));
  const bytes = scripts.reduce((sum, script) => sum + compressedSize(join(folder, script)), 0);
  const isOver = bytes > area.kilobytes * 1000;
  failed += isOver ? 1 : 0;
  const figures = `${(bytes / 1000).toFixed(1).padStart(9)}${String(area.kilobytes).padStart(8)}`;
  console.log(`${path.padEnd(34)}${area.name.padEnd(10)}${figures}${isOver ? '  over' : ''}`);
}
console.log(failed === 0 ? 'Every page is within its budget.' : `${failed} pages are over their budget.`);
process.exit(failed === 0 ? 0 : 1);
