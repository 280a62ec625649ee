// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { barsPath, Sparkline } from './sparkline.tsx';

test('what is gained stands on the line, what is lost hangs below it, each in its place', () => {
  const values = [300, 0, -100];
  expect(barsPath(values, (value) => value > 0)).toBe('M0.5 24h3v-24h-3z');
  expect(barsPath(values, (value) => value < 0)).toBe('M8.5 24h3v8h-3z');
});

test('the smallest bar can still be seen, and nothing has none', () => {
  expect(barsPath([1_000_000, 1], (value) => value === 1)).toBe('M4.5 32h3v-1h-3z');
  expect(barsPath([0, 0], (value) => value > 0)).toBe('');
});

test('says in words what it shows', () => {
  render(<Sparkline values={[]} label="Premium by day" />);
  expect(screen.getByRole('img', { name: 'Premium by day' })).toBeDefined();
});
