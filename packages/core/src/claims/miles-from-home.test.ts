import { expect, test } from 'vitest';
import { isFartherThan, milesFromHome } from './miles-from-home.ts';

const columbus = { middle: { lat: 39.96, lng: -83 }, area: 'OH' };

test('how far from home a loss happened is measured from where the vehicle is kept, where both places are known', () => {
  const denver = { lat: 39.74, lng: -104.99 };
  expect(milesFromHome(columbus, denver)).toEqual({ about: 1164, within: 60 });
  expect(milesFromHome(columbus, null)).toBeNull();
  expect(milesFromHome(null, denver)).toBeNull();
  expect(milesFromHome({ middle: { lat: 64.8, lng: -147.7 }, area: 'AK' }, denver)).toBeNull();
});

test('it is far, or near, only where the middle of a postal area cannot be wrong about it', () => {
  expect(isFartherThan(50, { about: 111, within: 60 })).toBe(true);
  expect(isFartherThan(50, { about: 110, within: 60 })).toBeNull();
  expect(isFartherThan(50, { about: 0, within: 60 })).toBeNull();
  expect(isFartherThan(50, { about: 40, within: 10 })).toBe(false);
  expect(isFartherThan(50, null)).toBeNull();
});
