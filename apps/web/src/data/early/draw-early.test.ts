// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { drawEarly } from './draw-early.ts';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function on(device: 'light' | 'dark', stored?: string): string | undefined {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'dark' }));
  if (stored !== undefined) localStorage.setItem('settings', stored);
  drawEarly({ key: 'settings' });
  return root.dataset['theme'];
}

test.each([
  ['nothing was chosen', undefined, 'dark'],
  ['light was chosen', '{"of":"dana","stored":{"theme":"light"},"unsent":{}}', 'light'],
  ['another was chosen just now', '{"of":"dana","stored":{"theme":"light"},"unsent":{"theme":"dark"}}', 'dark'],
  ['what is kept cannot be read', '{', 'dark'],
  ['nothing of it is kept', 'null', 'dark'],
])('on a dark device the page is, where %s: %#', (_what, stored, theme) => {
  expect(on('dark', stored)).toBe(theme);
  expect(root.style.colorScheme).toBe(theme);
});

test('on a light device a page that nobody chose otherwise for is light', () => {
  expect(on('light')).toBe('light');
});
