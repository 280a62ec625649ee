import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

test.each([
  ['en-us', '/', '/og/en-us/home.png'],
  ['fr-ca', '/states/ohio', '/og/fr-ca/states/ohio.png'],
] as const)('the picture of a page in %s at %s is at %s', (locale, path, expected) => {
  expect(sharePicture.address(locale, path)).toBe(expected);
});

test('every picture has the shape that is shown whole where addresses are passed on', () => {
  expect(sharePicture.width / sharePicture.height).toBeCloseTo(1.905, 2);
});
