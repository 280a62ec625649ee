// Fails where a text that may be anything is the key of a plain object: `constructor` finds there what nobody put.
import { fileURLToPath } from 'node:url';
import { openLookups } from './open-lookups.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const projects = ['tsconfig.json', 'packages/ui/tsconfig.json', 'apps/web/tsconfig.json'].map(
  (path) => `${root}${path}`,
);

const sources = /\/(?:packages\/(?:core|data-api|db|providers|server|ui)|apps\/(?:host|web))\/src\//;
const notOfTheProduct = /\.test\.tsx?$|\.fixture\.ts$|\.d\.ts$|\/generated\/|\/testing\/|\/matrices\/|\/own-value\.ts$/;

const found = openLookups(root, projects, (file) => sources.test(file) && !notOfTheProduct.test(file));
for (const { file, line, text } of found) console.error(`${file}:${line} ${text}`);
if (found.length > 0) {
  console.error(`${found.length} look-ups of an open text in a plain object: use ownValue, hasOwn or a Map.`);
  process.exit(1);
}
