import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rigClasses } from './rig/rig-class.ts';
import { Scene } from './scene.tsx';
import { biomes, sceneTimes, sceneWeathers } from './scene/scene-palette.ts';

const kilobytes = (markup: string) => Buffer.byteLength(markup) / 1024;

describe.each(biomes)('a scene of %s', (biome) => {
  test.each(sceneTimes)('at %s is flat, light and complete in every weather', (time) => {
    for (const weather of sceneWeathers) {
      const markup = renderToStaticMarkup(<Scene biome={biome} time={time} weather={weather} />);
      expect(markup).not.toMatch(/ style=|Gradient|NaN|undefined/);
      expect(markup.match(/data-band/g)).toHaveLength(3);
    }
  });

  test('with any rig weighs no more than twelve kilobytes', () => {
    for (const vehicleClass of rigClasses) {
      const markup = renderToStaticMarkup(<Scene biome={biome} time="day" weather="rain" rig={{ vehicleClass }} />);
      expect.soft(kilobytes(markup), vehicleClass).toBeLessThanOrEqual(12);
    }
  });
});

test('two scenes in one document share no id', () => {
  const scene = <Scene biome="coast" time="dusk" rig={{ vehicleClass: 'class_b' }} />;
  const ids = [
    ...renderToStaticMarkup(
      <>
        {scene}
        {scene}
      </>,
    ).matchAll(/ id="([^"]+)"/g),
  ].map((match) => match[1]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('rigs are lit by the hour of their scene', () => {
  expect(renderToStaticMarkup(<Scene biome="snow" time="night" rig={{ vehicleClass: 'pop_up' }} />)).toContain(
    'data-hour="night"',
  );
});
