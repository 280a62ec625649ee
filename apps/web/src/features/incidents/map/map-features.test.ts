import { expect, test } from 'vitest';
import { boxOf, deviceFeatures, markedPlaces, placeFeatures } from './map-features.ts';

const place = {
  country: 'US',
  postal_code: '33040',
  administrative_area: 'US-FL',
  lat: 24.55,
  lng: -81.78,
  policies: 3,
  claims: 1,
  incident_layer_ids: ['l1'],
};

test('the map shows all that its layers draw, at least a degree of it, and the continent without any', () => {
  const fire = { west: -120.2, south: 38, east: -120, north: 38.1 };
  const [west, south, east, north] = boxOf([fire]);
  expect(east - west).toBeCloseTo(1);
  expect([south, north]).toEqual([38, 38.1]);
  expect(boxOf([fire, { west: -90, south: 25, east: -80, north: 30 }])).toEqual([-120.2, 25, -80, 38.1]);
  expect(boxOf([])).toEqual([-125, 24, -66, 52]);
});

test('a place counts what is wanted of it, and none without any of that', () => {
  expect(markedPlaces([place], { policies: true, claims: false })).toMatchObject([{ policies: 3, claims: 0 }]);
  expect(markedPlaces([{ ...place, claims: 0 }], { policies: false, claims: true })).toEqual([]);
});

test('a mark says how much stands there, and how much of it within a layer', () => {
  const [inside, outside] = placeFeatures([place, { ...place, incident_layer_ids: [] }]).features;
  expect(inside?.properties).toEqual({ number: 4, inside: 4 });
  expect(outside?.properties).toEqual({ number: 4, inside: 0 });
});

test('a device is drawn where it is, and not where nobody knows', () => {
  const device = { device_id: 'd1', provider: 'bouncie', observed: null, postal_code: null, administrative_area: null };
  expect(deviceFeatures([{ ...device, lat: 24.5, lng: -81.7 }]).features[0]?.geometry).toEqual({
    type: 'Point',
    coordinates: [-81.7, 24.5],
  });
  expect(deviceFeatures([{ ...device, lat: null, lng: null }]).features).toEqual([]);
});
