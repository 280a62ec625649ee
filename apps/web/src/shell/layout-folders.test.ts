import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Layout, placeOf } from './layout-of.ts';

const app = join(import.meta.dirname, '..', 'app', '[locale]');

/** What a layout file draws, and the layout that it is by that. */
const frames: readonly (readonly [RegExp, Layout])[] = [
  [/<CheckoutShell>/, 'checkout'],
  [/<ClaimShell>/, 'claim'],
  [/<PublicShell[ >]/, 'public'],
  [/<StaffShell[^>]*area="agents"/, 'agents'],
  [/<StaffShell[^>]*area="underwriting"/, 'underwriting'],
  [/<StaffShell[^>]*area="organizations"/, 'organizations'],
  [/<StaffShell[^>]*area="products"/, 'products'],
  [/<AccountShell>/, 'customers'],
];

/** The layout of a page by the files around it; a page that stands in no frame is bare. */
function frameOf(page: string): Layout | 'none' {
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder)) {
    const [file] = globSync('layout.tsx', { cwd: join(app, folder) });
    if (file === undefined) continue;
    const source = readFileSync(join(app, folder, file), 'utf8');
    const frame = frames.find(([drawn]) => drawn.test(source));
    if (frame) return frame[1];
  }
  return 'none';
}

function addressOf(page: string): string {
  const parts = dirname(page)
    .split('/')
    .filter((part) => part !== '.' && !/^\(.*\)$/.test(part));
  return `/${parts.join('/')}`;
}

const pages = globSync('**/page.tsx', { cwd: app }).toSorted();

// They draw a frame of their own, or none that surrounds other pages.
const frameless = [
  /^\/(?:agents|customers)\/sign-in$/,
  /^\/agents\/(?:reset|join)$/,
  /^\/welcome$/,
  /^\/(?:gallery|placeholder|lost)$/,
];

describe('the folder of a page and its address name the same layout', () => {
  test.each(pages.map((page) => [addressOf(page), page] as const))('%s', (address, page) => {
    const isFrameless = frameless.some((pattern) => pattern.test(address));
    const { layout } = placeOf(address);
    expect(frameOf(page)).toBe(isFrameless || layout === 'bare' ? 'none' : layout);
  });
});

test('there are pages in every folder that was looked at', () => {
  expect(pages.length).toBeGreaterThan(25);
});
