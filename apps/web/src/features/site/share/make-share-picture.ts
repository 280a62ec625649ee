import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sourcePath } from '../../shared/source-file.ts';
import { drawSharePicture } from './draw-share-picture.tsx';
import type { SharePage } from './share-pages.ts';

// Beside what else tools keep between starts: a drawing that did not change is not painted again.
const stored = sourcePath('node_modules/.cache/roadworthy-share');

function known(name: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(join(/* turbopackIgnore: true */ stored, name)));
  } catch {
    return null;
  }
}

/** Keeps a picture for the next start; two that make the same one at once each write a whole file. */
function keep(name: string, bytes: Uint8Array): void {
  try {
    mkdirSync(stored, { recursive: true });
    const own = join(/* turbopackIgnore: true */ stored, `${name}.${process.pid}`);
    writeFileSync(own, bytes);
    renameSync(own, join(/* turbopackIgnore: true */ stored, name));
  } catch {
    // Where nothing can be written, the next process paints again.
  }
}

async function paint(page: SharePage, title: string): Promise<Uint8Array<ArrayBuffer>> {
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

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The picture at an address of ours, with the title of its page: a PNG of few colours, as small as a drawing is. Painted
 * when somebody asks for it first, and once: there are as many as public pages in each language.
 */
export function sharePictureAt(
  address: string,
  page: SharePage,
  title: () => Promise<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(address);
  if (known) return known;
  const picture = title().then((text) => paint(page, text));
  made.set(address, picture);
  picture.catch(() => made.delete(address));
  return picture;
}
