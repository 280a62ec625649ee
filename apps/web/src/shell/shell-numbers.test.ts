import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const text = (path: string) => readFileSync(join(repository, path), 'utf8');
const numbers = (list: string | undefined) => (list ?? '').split(',').map(Number);

test('pictures come in widths of 320 to 3840 for screens and of 16 to 768 below', () => {
  const config = text('apps/web/next.config.ts');
  const [, devices] = /deviceSizes: \[([^\]]+)\]/.exec(config) ?? [];
  const [, sizes] = /imageSizes: \[([^\]]+)\]/.exec(config) ?? [];
  expect([numbers(devices).at(0), numbers(devices).at(-1)]).toEqual([320, 3840]);
  expect([numbers(sizes).at(0), numbers(sizes).at(-1)]).toEqual([16, 768]);
});

test('what moves takes 0.3 seconds, and 0.8 where a scene does', () => {
  const tokens = text('packages/ui/src/tokens.css');
  expect(tokens).toContain('--dur-ui: 0.3s;');
  expect(tokens).toContain('--dur-scene: 0.8s;');
});

test('what springs has a stiffness of 100 and a damping of 10', () => {
  const [, points] = /--spring: linear\(([^)]+)\)/.exec(text('packages/ui/src/tokens.css')) ?? [];
  const drawn = numbers(points);
  // Mass 1, from rest: x″ = 100 (1 − x) − 10 x′.
  const pace = Math.sqrt(75);
  const at = (seconds: number) =>
    1 - Math.exp(-5 * seconds) * (Math.cos(pace * seconds) + (5 / pace) * Math.sin(pace * seconds));
  const wanted = drawn.map((_, index) => at((0.8 * index) / (drawn.length - 1)));
  // The last point is where the movement ends.
  for (const [index, point] of drawn.slice(0, -1).entries()) expect(point).toBeCloseTo(wanted[index] ?? 0, 2);
});
