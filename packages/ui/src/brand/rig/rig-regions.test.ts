import { describe, expect, test } from 'vitest';
import { rigClasses, rigViews } from './rig-class.ts';
import { rigDrawing } from './rig-drawing.ts';
import { rigViewBox } from './rig-picture.tsx';
import { rigRegions } from './rig-regions.ts';

const cases = rigClasses.flatMap((vehicleClass) => rigViews.map((view) => ({ vehicleClass, view })));

describe.each(cases)('the regions of $vehicleClass, $view', ({ vehicleClass, view }) => {
  test.each([0, undefined, 99])('lie within the view box at %s feet and have a size', (lengthFeet) => {
    const drawing = rigDrawing({ vehicleClass, view, lengthFeet });
    const [left = 0, top = 0, width = 0, height = 0] = rigViewBox(drawing, view).split(' ').map(Number);
    for (const { id, ...box } of rigRegions(vehicleClass, view, lengthFeet)) {
      expect.soft(box.width, id).toBeGreaterThan(0);
      expect.soft(box.height, id).toBeGreaterThan(0);
      expect.soft(box.x, id).toBeGreaterThanOrEqual(left);
      expect.soft(box.y, id).toBeGreaterThanOrEqual(top);
      expect.soft(box.x + box.width, id).toBeLessThanOrEqual(left + width);
      expect.soft(box.y + box.height, id).toBeLessThanOrEqual(top + height);
    }
  });

  test('have each name once', () => {
    const ids = rigRegions(vehicleClass, view).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each(rigClasses)('every side of %s is named in some view', (vehicleClass) => {
  const ids = rigViews.flatMap((view) => rigRegions(vehicleClass, view).map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['roof', 'front', 'rear', 'left_side', 'right_side', 'under', 'tanks']));
});

test('slide-outs, awnings and what is towed are named where a class has them', () => {
  const ids = rigRegions('travel_trailer', 'side').map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['awning', 'slide_out_1', 'tow']));
  expect(rigRegions('teardrop', 'side').map(({ id }) => id)).not.toContain('awning');
});
