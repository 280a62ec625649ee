import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CutAway } from './cut-away.tsx';
import { cutRooms } from './rig/cut-rooms.ts';
import { cutSpots } from './rig/cut-spots.ts';
import { rigClasses } from './rig/rig-class.ts';
import { rigModel } from './rig/rig-models.ts';

describe.each(rigClasses)('the cut-away of %s', (vehicleClass) => {
  const markup = renderToStaticMarkup(<CutAway vehicleClass={vehicleClass} title="Cut open" />);

  test('is named, whole and light', () => {
    expect(markup).toContain('aria-label="Cut open"');
    expect(markup).not.toMatch(/NaN|undefined| style=/);
    expect(Buffer.byteLength(markup) / 1024).toBeLessThanOrEqual(14);
  });

  test('has rooms within its body', () => {
    const { length, house } = rigModel(vehicleClass);
    for (const { x, width, top, floor } of cutRooms[vehicleClass](length)) {
      expect(width).toBeGreaterThan(20);
      expect(x + width).toBeLessThan(length);
      expect(top).toBeGreaterThan(house.roof);
      expect(floor).toBeLessThan(house.floor + 1);
    }
  });

  test('marks each part once, apart from the others and within the drawing', () => {
    const spots = cutSpots(vehicleClass);
    expect(new Set(spots.map(({ part }) => part)).size).toBe(spots.length);
    for (const [index, { part, mark }] of spots.entries()) {
      expect.soft(Math.min(mark.x, mark.y, 100 - mark.x, 100 - mark.y), part).toBeGreaterThan(2);
      for (const other of spots.slice(index + 1)) {
        const apart = Math.hypot(mark.x - other.mark.x, (mark.y - other.mark.y) / 2);
        expect.soft(apart, `${part} and ${other.part}`).toBeGreaterThan(11);
      }
    }
  });
});

test('what a class has not is not marked', () => {
  const partsOf = (kind: (typeof rigClasses)[number]) => cutSpots(kind).map(({ part }) => part);
  expect(partsOf('class_a')).toEqual(['roof', 'slide_out', 'awning', 'windshield', 'tanks']);
  expect(partsOf('toy_hauler')).toEqual(['roof', 'awning', 'garage', 'tanks', 'tow']);
  expect(partsOf('teardrop')).toEqual(['roof', 'tanks', 'tow']);
});
