import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawFile, drawingNames } from './draw-file.tsx';

describe.each(drawingNames)('the file of %s', (name) => {
  const drawing = drawFile(name, renderToStaticMarkup) ?? '';

  test('names no colour or part that it does not bring', () => {
    expect(drawing.match(/var\(|undefined|NaN/g)).toBeNull();
    const named = [...drawing.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    for (const id of named) expect(drawing).toContain(` id="${id}"`);
  });

  test('is a picture by itself', async () => {
    // What has no size of its own takes that of its box.
    const { data, info } = await sharp(Buffer.from(drawing)).resize(60).raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(60);
    expect(new Set(data).size).toBeGreaterThan(20);
  });
});

test('there is no file of anything else', () => {
  expect(drawFile('class_z', renderToStaticMarkup)).toBeNull();
});
