import { expect, test } from 'vitest';
import { decisionKey } from './decision-keys.ts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false, shiftKey: false });

test('Ctrl with Enter confirms, also from a field', () => {
  expect(decisionKey(press('Enter', true), true, 0)).toEqual({ kind: 'confirm' });
  expect(decisionKey(press('Enter'), false, 0)).toBeNull();
});

test('a digit chooses the reason with its number', () => {
  expect(decisionKey(press('2'), false, 3)).toEqual({ kind: 'preset', index: 1 });
});

test('a digit is text in a field, and nothing beyond the last reason', () => {
  expect(decisionKey(press('2'), true, 3)).toBeNull();
  expect(decisionKey(press('4'), false, 3)).toBeNull();
  expect(decisionKey(press('0'), false, 3)).toBeNull();
});
