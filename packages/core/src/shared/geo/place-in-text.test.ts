import { expect, test } from 'vitest';
import { placeInText, printPlace } from './place-in-text.ts';

test('a pin or the position of a device is read as a place, and printed as it was', () => {
  expect(placeInText('39.96120, -82.99880')).toEqual({ lat: 39.9612, lng: -82.9988 });
  expect(printPlace({ lat: 39.9612, lng: -82.9988 })).toBe('39.96120, -82.99880');
  expect(placeInText(printPlace({ lat: -8.5, lng: 125 }))).toEqual({ lat: -8.5, lng: 125 });
});

test('any other text is no place', () => {
  for (const text of [null, '', 'Elm Street 4, Akron', '12, High Street', '91, 10', '45, 190', '45 -82']) {
    expect(placeInText(text)).toBeNull();
  }
});
