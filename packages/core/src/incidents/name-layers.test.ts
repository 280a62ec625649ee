import { describe, expect, test } from 'vitest';
import type { Position } from './geometry.ts';
import { type MapFeature, MapNotes, MapUnreadableError, type Shape } from './map-file.ts';
import { nameLayers } from './name-layers.ts';

const triangle = (lng: number, lat: number): Shape => ({
  kind: 'polygon',
  rings: [
    [
      [lng, lat],
      [lng + 1, lat],
      [lng, lat + 1],
      [lng, lat],
    ],
  ],
});
const feature = (name: string, ...shapes: Shape[]): MapFeature => ({ name, line: 4, shapes });
const point = (position: Position): Shape => ({ kind: 'point', position });

function named(features: readonly MapFeature[], aroundKm: number | null = null) {
  const notes = new MapNotes();
  const layers = nameLayers(features, { filename: 'cone.kmz', aroundKm, notes });
  return { layers, notes: Object.fromEntries(notes.list().map(({ kind, count }) => [kind, count])) };
}

describe('the layers of a file', () => {
  test('are one for each name, and what shares one belongs together', () => {
    const { layers, notes } = named([
      feature('Ida', triangle(-80, 25)),
      feature(' Ida ', triangle(-82, 25)),
      feature('Joe', triangle(-90, 30)),
    ]);
    expect(layers.map(({ incidentName, shapes }) => [incidentName, shapes.length])).toEqual([
      ['Ida', 2],
      ['Joe', 1],
    ]);
    expect(notes).toEqual({ same_name: 1 });
  });

  test('are called by their file where they have no name', () => {
    const { layers, notes } = named([feature('', triangle(-80, 25)), feature('', triangle(-82, 25))]);
    expect(layers.map(({ incidentName }) => incidentName)).toEqual(['cone 1', 'cone 2']);
    expect(notes).toEqual({ unnamed: 2 });
  });

  test('leave lines and points out, unless something around them counts', () => {
    const features = [
      feature('Track', point([-80, 25]), {
        kind: 'line',
        positions: [
          [-80, 25],
          [-81, 26],
        ],
      }),
    ];
    expect(named(features)).toEqual({ layers: [], notes: { line_skipped: 1, point_skipped: 1 } });
    const { layers, notes } = named(features, 25);
    expect(layers[0]?.shapes).toHaveLength(2);
    expect(notes).toEqual({ line_buffered: 1, point_buffered: 1 });
  });
});

describe('latitude before longitude', () => {
  const rings = (shape: Shape | undefined) => (shape?.kind === 'polygon' ? shape.rings[0]?.[0] : null);

  test('is seen where it can be nothing else', () => {
    const swapped: Shape = {
      kind: 'polygon',
      rings: [
        [
          [37, -122],
          [38, -122],
          [37, -121],
          [37, -122],
        ],
      ],
    };
    const { layers, notes } = named([feature('Fire', swapped)]);
    expect(rings(layers[0]?.shapes[0])).toEqual([-122, 37]);
    expect(notes).toEqual({ swapped: 1 });
  });

  test('is seen where all of it would lie at home, and nothing of it does as it is written', () => {
    const { layers, notes } = named([feature('Ida', triangle(25, -80))]);
    expect(rings(layers[0]?.shapes[0])).toEqual([-80, 25]);
    expect(notes).toEqual({ swapped: 1 });
  });

  test('is not read into a map of elsewhere', () => {
    expect(named([feature('Amanda', triangle(-115, 12)), feature('Paris', triangle(2, 48))]).notes).toEqual({});
    expect(named([feature('Paris', triangle(2, 48))]).notes).toEqual({});
    expect(named([]).notes).toEqual({});
  });
});

test.each([
  [[100, 95], '100,95'],
  [[400, 100], '400,100'],
] as const)('a place that lies nowhere is refused with its line: %j', (position, detail) => {
  const read = () => named([feature('X', triangle(0, 0)), feature('Y', point(position), point([0, 0]))], 10);
  expect(read).toThrow(MapUnreadableError);
  expect(read).toThrow(`line 4: ${detail}`);
});
