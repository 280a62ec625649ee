import { expect, test } from 'vitest';
import { biomes, mixColours, scenePalette, sceneTimes } from './scene-palette.ts';

test('colours mix by their share', () => {
  expect(mixColours('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixColours('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mixColours('#000000', '#ff8000', 0.5)).toBe('#804000');
});

test('every landscape has flat paint at every hour, and stars by clear night only', () => {
  for (const biome of biomes) {
    for (const time of sceneTimes) {
      const { star, ...paints } = scenePalette(biome, time);
      for (const paint of Object.values(paints)) expect(paint).toMatch(/^#[0-9a-f]{6}$/);
      expect(star === null).toBe(time !== 'night');
      expect(scenePalette(biome, time, 'rain').star).toBeNull();
    }
  }
});
