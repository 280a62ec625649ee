import { expect, test } from 'vitest';
import { checkMapView } from './map-view.ts';

const view = { west: -125, south: 24, east: -66, north: 52, zoom: 3, ageHours: 72 };

test('a cell is as wide as a mark, and half as wide with each zoom', () => {
  const width = (zoom: number) => {
    const decision = checkMapView({ ...view, zoom });
    return decision.ok ? decision.event.cellDegrees : null;
  };
  expect([width(0), width(1), width(3)]).toEqual([28.125, 14.0625, 3.515625]);
});

test.each([
  [{ zoom: -1 }, 'view_malformed'],
  [{ zoom: Number.NaN }, 'view_malformed'],
  [{ west: -66, east: -125 }, 'view_malformed'],
  [{ south: 52 }, 'view_malformed'],
  [{ ageHours: 0 }, 'age_out_of_range'],
  [{ ageHours: 2161 }, 'age_out_of_range'],
])('with %j is refused as %s', (part, code) => {
  expect(checkMapView({ ...view, ...part })).toMatchObject({ refusal: { code } });
});
