import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badge, stripeColors } from './badge.ts';

const ofPages = (path: string) =>
  readFileSync(new URL(`../../../ui/src/${path}`, import.meta.url), 'utf8').toLowerCase();

test('documents and letters have the badge and the stripe of the pages', () => {
  const drawn = ofPages('brand/logo.tsx');
  const { sign, corner, thickness, bands } = badge;
  expect(drawn).toContain(`rx="${corner}" fill="${sign}"`.toLowerCase());
  expect(drawn).toContain(`strokewidth="${thickness}"`);
  for (const { color, path } of bands) expect(drawn).toContain(`stroke="${color}" d="${path}"`.toLowerCase());
  const tokens = ofPages('tokens.css');
  for (const color of stripeColors) expect(tokens).toContain(color.toLowerCase());
});
