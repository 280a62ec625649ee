import { expect, test } from 'vitest';
import { openingOrder } from './use-top-dialog.ts';

test('a dialog that opens later is on top, wherever it stands in the page', () => {
  expect(openingOrder(['palette'], ['session', 'palette'])).toEqual(['palette', 'session']);
});

test('a dialog that closes leaves the one below on top', () => {
  expect(openingOrder(['palette', 'session'], ['palette'])).toEqual(['palette']);
});

test('dialogs that were open before anybody looked stand in the order of the page', () => {
  expect(openingOrder([], ['outer', 'inner'])).toEqual(['outer', 'inner']);
});
