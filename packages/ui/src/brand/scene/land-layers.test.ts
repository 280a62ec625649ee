import { expect, test } from 'vitest';
import { lands } from './land-layers.ts';
import { biomes } from './scene-palette.ts';

test.each(biomes)('the layers of %s that reach both ends of their tile meet at one height', (biome) => {
  const ends = lands[biome].flatMap(([, path]) => {
    const start = /^M-400 340V(\d+)/.exec(path)?.[1];
    const end = /[A-Z]1600 (\d+)V340/.exec(path)?.[1];
    return start && end ? [[start, end]] : [];
  });
  expect(ends.length).toBeGreaterThan(0);
  for (const [start, end] of ends) expect(end).toBe(start);
});
