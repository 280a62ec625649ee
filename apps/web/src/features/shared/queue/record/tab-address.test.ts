import { expect, test } from 'vitest';
import { tabAddress } from './tab-address.ts';

test('a tab keeps the list that one came from', () => {
  expect(tabAddress('/agents/quotes/1', 'people', 'view=mine&page=2')).toBe(
    '/agents/quotes/1?tab=people&list=view%3Dmine%26page%3D2',
  );
});

test('the first tab of a record that was opened by itself needs no query', () => {
  expect(tabAddress('/agents/quotes/1', null, null)).toBe('/agents/quotes/1');
  expect(tabAddress('/agents/quotes/1', null, '')).toBe('/agents/quotes/1?list=');
});
