import { describe, expect, test } from 'vitest';
import { isSingleKey, keyCaps, type KeyPress, strokeOf } from './strokes.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a press in one spelling', () => {
  test.each([
    [press('j'), 'j'],
    [press('J', { shiftKey: true }), 'Shift+j'],
    [press('a', { ctrlKey: true }), 'Mod+a'],
    [press('a', { metaKey: true }), 'Mod+a'],
    [press('C', { metaKey: true, shiftKey: true }), 'Mod+Shift+c'],
    [press('ArrowDown', { shiftKey: true }), 'Shift+ArrowDown'],
    [press(' '), 'Space'],
    [press('k', { altKey: true }), 'Alt+k'],
  ])('%j is %s', (input, stroke) => {
    expect(strokeOf(input)).toBe(stroke);
  });

  test('a sign is the same on a keyboard that needs Shift or AltGr for it', () => {
    expect(strokeOf(press('?', { shiftKey: true }))).toBe('?');
    expect(strokeOf(press('['))).toBe('[');
    expect(strokeOf(press('[', { ctrlKey: true, altKey: true, altGraph: true }))).toBe('[');
  });
});

test.each(['j', 'g q', '?', '.', 'Shift+n'])('%s is a single key that can be switched off', (keys) => {
  expect(isSingleKey(keys)).toBe(true);
});

test.each(['Mod+a', 'Mod+Shift+c', 'Escape', 'Enter', 'Space', 'Shift+ArrowDown'])('%s always works', (keys) => {
  expect(isSingleKey(keys)).toBe(false);
});

test('caps are printed as the keyboard of the person prints them', () => {
  const words = { Shift: 'Maj', Space: 'Espace', Escape: 'Échap' };
  expect(keyCaps('Mod+Shift+c', false, words)).toEqual([['Ctrl', 'Maj', 'C']]);
  expect(keyCaps('Mod+Shift+c', true, words)).toEqual([['⌘', '⇧', 'C']]);
  expect(keyCaps('g q', false, words)).toEqual([['G'], ['Q']]);
  expect(keyCaps('Shift+ArrowDown', false, words)).toEqual([['Maj', '↓']]);
  expect(keyCaps('Space', false, words)).toEqual([['Espace']]);
  expect(keyCaps('Escape', true, words)).toEqual([['Échap']]);
});
