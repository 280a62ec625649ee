import { expect, test } from 'vitest';
import { MapUnreadableError } from './map-file.ts';
import { readCoordinates, readPosition, readTrackCoordinate } from './read-coordinates.ts';

test.each([
  [
    '-122.1,37.4,30\n -122.2,37.5,30',
    [
      [-122.1, 37.4],
      [-122.2, 37.5],
    ],
  ],
  [
    '-122.1,37.4 -122.2,37.5',
    [
      [-122.1, 37.4],
      [-122.2, 37.5],
    ],
  ],
  [
    '-122.1, 37.4, 30 -122.2 ,37.5',
    [
      [-122.1, 37.4],
      [-122.2, 37.5],
    ],
  ],
  [
    '-55.8,-60.7,0,-55.0,-60.7,0,-54.3,-60.9,0',
    [
      [-55.8, -60.7],
      [-55, -60.7],
      [-54.3, -60.9],
    ],
  ],
  [
    '1,2,3,4',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['1.5e1,-2.5E0', [[15, -2.5]]],
  ['', []],
  [' \n\t ', []],
] as const)('coordinates are read as what they mean: %j', (text, positions) => {
  expect(readCoordinates(text, 1)).toEqual(positions);
});

test.each(['one,two', '1', '1,2,3,4,5', 'NaN,1', 'Infinity,0', '1,,2', '0x10,1,'])(
  'what is no place is refused with its line: %s',
  (text) => {
    const read = () => readCoordinates(text, 7);
    if (text === '0x10,1,') expect(read()).toEqual([[16, 1]]);
    else expect(read).toThrow(MapUnreadableError);
  },
);

test('a coordinate of a track has blanks between its numbers', () => {
  expect(readTrackCoordinate(' 7.0 43.5 12 ', 1)).toEqual([7, 43.5]);
  expect(() => readTrackCoordinate('', 3)).toThrow(/line 3/);
});

test('a position of GeoJSON is two numbers', () => {
  expect(readPosition([-80, 25, 3], 1)).toEqual([-80, 25]);
  for (const strange of [[1], ['1', '2'], null, {}, [null, 1], [[1, 2]]]) {
    expect(() => readPosition(strange, 1)).toThrow(MapUnreadableError);
  }
});
