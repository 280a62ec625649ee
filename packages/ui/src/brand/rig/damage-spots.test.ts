import { expect, test } from 'vitest';
import { damageSpots, damageView } from './damage-spots.ts';
import { rigClasses } from './rig-class.ts';

test.each(rigClasses)('a %s shows its sides, its roof and its wheels, each within its drawing', (vehicleClass) => {
  const shown = (['side', 'top'] as const).flatMap((view) => {
    const frame = damageView(vehicleClass, view);
    const spots = damageSpots(vehicleClass, view);
    for (const { part, box } of spots) {
      const name = `${view} ${part}`;
      expect(box.x, name).toBeGreaterThanOrEqual(frame.x);
      expect(box.y, name).toBeGreaterThanOrEqual(frame.y);
      expect(box.x + box.width, name).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(frame.y + frame.height);
    }
    return spots.map(({ part }) => part);
  });
  expect(shown).toEqual(expect.arrayContaining(['front', 'rear', 'driver_side', 'passenger_side', 'roof', 'wheels']));
  expect(new Set(shown).size).toBe(shown.length);
});

/** As wide as a telephone shows the drawing, and as large as a part is at least, in pixels. */
const [shownWidth, least] = [326, 24];

test.each(rigClasses)('a finger on the middle of a part of a %s meets that part', (vehicleClass) => {
  for (const view of ['side', 'top'] as const) {
    const scale = shownWidth / damageView(vehicleClass, view).width;
    const spots = damageSpots(vehicleClass, view).map(({ part, box }) => ({
      part,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      reach: { x: Math.max(box.width, least / scale) / 2, y: Math.max(box.height, least / scale) / 2 },
    }));
    for (const [place, spot] of spots.entries()) {
      const above = spots
        .slice(place + 1)
        .filter(({ x, y, reach }) => Math.abs(x - spot.x) < reach.x && Math.abs(y - spot.y) < reach.y);
      expect(above.map(({ part }) => `${view} ${part} over ${spot.part}`)).toEqual([]);
    }
  }
});

test('only what one drives has a windshield to point at', () => {
  const hasGlass = rigClasses.filter((one) => damageSpots(one, 'side').some(({ part }) => part === 'glass'));
  expect(hasGlass).toEqual(['class_a', 'class_b', 'class_c', 'bus_conversion']);
});
