import { describe, expect, test } from 'vitest';
import { groundLine, rigKinds, unitsPerFoot } from './rig-shape.ts';
import { rigShape } from './rig.tsx';

describe.each(rigKinds)('the drawing of %s', (kind) => {
  test.each([0, undefined, 99])('keeps everything inside its width at %s feet', (feet) => {
    const shape = rigShape(kind, feet);
    for (const [x, , width] of [...shape.windows, ...shape.doors, ...shape.lamps, ...shape.fittings]) {
      expect(width).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(shape.width);
    }
  });

  test('stands on wheels that do not leave it', () => {
    const { wheels, width } = rigShape(kind);
    expect(wheels.length).toBeGreaterThan(0);
    for (const [x, radius] of wheels) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(width);
      expect(radius * 2).toBeLessThan(groundLine);
    }
  });
});

test('a longer coach is drawn longer, within what the class measures', () => {
  expect(rigShape('class_a', 40).width).toBe(40 * unitsPerFoot);
  expect(rigShape('class_a', 400).width).toBe(rigShape('class_a', 45).width);
});
