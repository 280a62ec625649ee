// Builds the pages ahead of the first start, as an image does.
import { buildPages } from '../apps/host/src/build-pages.ts';

await buildPages(console.log);
