import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture.tsx';
import type { SharePage } from './share-pages.ts';

// Beside what else tools keep between builds: a drawing that did not change is not painted again.
const stored = join(process.cwd(), '../../node_modules/.cache/roadworthy-share');

function known(name: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(join(stored, name)));
  } catch {
    return null;
  }
}

/** Keeps a picture for the next build; two that make the same one at once each write a whole file. */
function keep(name: string, bytes: Uint8Array): void {
  try {
    mkdirSync(stored, { recursive: true });
    const own = join(stored, `${name}.${process.pid}`);
    writeFileSync(own, bytes);
    renameSync(own, join(stored, name));
  } catch {
    // Where nothing can be written, the next build paints again.
  }
}

/** The picture of a page with its title: a PNG of few colours, as small as a drawing is. */
export async function makeSharePicture(page: SharePage, title: string): Promise<Uint8Array<ArrayBuffer>> {
  // Pages may not bring what draws markup along; here nothing is sent to a browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawing = drawSharePicture(page, title, renderToStaticMarkup);
  const name = `${createHash('sha256').update(drawing).digest('hex')}.png`;
  const there = known(name);
  if (there !== null) return there;
  const painted = await sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
  keep(name, painted);
  return new Uint8Array(painted);
}
