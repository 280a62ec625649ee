import { expect, test } from '@playwright/test';
import { walkCheckouts } from './support/walk-checkout.ts';

// The pages' own forms and the steps that the server tells them, without a browser: all of them take seconds.
const seed = Number(process.env['SEED'] ?? 20_261_128);
const count = 500;

test(`a walk through the checkout of all classes, lines and states finds no dead end, whatever is refused on the way (${count} quotes, seed ${seed})`, () => {
  const walks = walkCheckouts(seed, count);
  const dead = walks.filter(({ end }) => end === null).map(({ what, path }) => `${what}: ${path.join(' > ')}`);
  expect(dead).toEqual([]);
  // What the server refuses stands among the steps of many, and who has no VIN yet gets to the review.
  expect(walks.filter(({ path }) => path.some((one) => one.startsWith('{'))).length).toBeGreaterThan(count / 4);
  expect(walks.some(({ path }) => path.includes('review'))).toBe(true);
  expect(new Set(walks.map(({ end }) => end))).toEqual(new Set(['price', 'refused', 'referred', 'not sold']));
});
