import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Rig } from './rig.tsx';
import { RigInView } from './rig-in-view.tsx';
import type { Shape } from './rig/part.ts';
import { drawnLength, groundLine, rigClasses, rigViews, unitsPerFoot } from './rig/rig-class.ts';
import { rigDrawing } from './rig/rig-drawing.ts';
import { rigModel } from './rig/rig-models.ts';

const kilobytes = (markup: string) => Buffer.byteLength(markup) / 1024;
const cases = rigClasses.flatMap((vehicleClass) => rigViews.map((view) => ({ vehicleClass, view })));

describe.each(cases)('the drawing of $vehicleClass, $view', ({ vehicleClass, view }) => {
  test('weighs no more than six kilobytes and carries no inline style', () => {
    const markup = renderToStaticMarkup(<RigInView vehicleClass={vehicleClass} view={view} year={1978} />);
    expect(kilobytes(markup)).toBeLessThanOrEqual(6);
    expect(markup).not.toMatch(/ style=|Gradient|NaN|undefined/);
    expect(markup.match(/stroke="var\(--rig-[123]\)"/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test.each([0, undefined, 99])('keeps every box within its extent at %s feet', (lengthFeet) => {
    const { extent, behind, skin, ahead } = rigDrawing({ vehicleClass, view, lengthFeet });
    const isBox = (shape: Shape) => typeof shape !== 'string' && shape.length !== 3;
    const boxes = [...behind, ...skin, ...ahead].flatMap(([, ...shapes]) => shapes.filter(isBox));
    for (const [x = 0, y = 0, width = 0, height = 0] of boxes.map((box) => [...box].map(Number))) {
      expect.soft(width, `${x},${y}`).toBeGreaterThan(0);
      expect.soft(height, `${x},${y}`).toBeGreaterThan(0);
      expect.soft(x, `${x},${y}`).toBeGreaterThanOrEqual(extent[0]);
      expect.soft(x + width, `${x},${y}`).toBeLessThanOrEqual(extent[0] + extent[2]);
      expect.soft(y, `${x},${y}`).toBeGreaterThanOrEqual(extent[1]);
      expect.soft(y + height, `${x},${y}`).toBeLessThanOrEqual(extent[1] + extent[3]);
    }
  });
});

test.each(rigClasses)('%s stands on the ground', (vehicleClass) => {
  for (const [x, y, radius] of rigModel(vehicleClass).wheels) {
    expect(y + radius).toBeGreaterThanOrEqual(groundLine - 2);
    expect(y + radius).toBeLessThanOrEqual(groundLine);
    expect(x - radius).toBeGreaterThanOrEqual(0);
  }
});

test('a longer coach is drawn longer, within what the class measures', () => {
  expect(rigModel('class_a', 40).length).toBe(40 * unitsPerFoot);
  expect(drawnLength('class_a', 400)).toBe(drawnLength('class_a', 45));
  expect(drawnLength('class_a', 0)).toBe(drawnLength('class_a', 28));
});

test('the stripe follows the fashion of the model year', () => {
  const stripe = (year?: number) => renderToStaticMarkup(<Rig vehicleClass="class_c" year={year} />);
  expect(new Set([1975, 2001, 2024].map(stripe)).size).toBe(3);
  expect(stripe()).toBe(stripe(2001));
});

test('a drawing with a title is an image, one without is hidden', () => {
  expect(renderToStaticMarkup(<Rig vehicleClass="teardrop" title="Your teardrop" />)).toMatch(
    /role="img" aria-label="Your teardrop"/,
  );
  expect(renderToStaticMarkup(<Rig vehicleClass="teardrop" />)).toContain('aria-hidden="true"');
});
