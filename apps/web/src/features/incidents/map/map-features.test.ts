import { expect, test } from 'vitest';
import { boxOf, deviceFeatures, markedPlaces, placeFeatures, viewOf } from './map-features.ts';

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

test('devices that lie upon each other are one mark, grey when all of them told long ago', () => {
  const mark = {
    lat: 24.5,
    lng: -81.7,
    devices: 3,
    stale: 1,
    observed: '2026-06-15T14:00:00Z',
    device_id: null,
    provider: null,
  };
  const [one, old] = deviceFeatures([mark, { ...mark, stale: 3 }]).features;
  expect(one).toMatchObject({ properties: { number: 3, isStale: false }, geometry: { coordinates: [-81.7, 24.5] } });
  expect(old?.properties).toEqual({ number: 3, isStale: true });
});

test('a part of the map is asked for in steps, and never beyond the world', () => {
  expect(viewOf([-124.9, 24.2, -66.1, 51.8], 3.7)).toEqual({
    west: -135,
    south: 22.5,
    east: -56.25,
    north: 56.25,
    zoom: 3,
  });
  expect(viewOf([-200, -95, 200, 95], -1)).toEqual({ west: -180, south: -90, east: 180, north: 90, zoom: 0 });
  expect(viewOf([-124.8, 24.3, -66.2, 51.7], 3.2)).toEqual(viewOf([-124.9, 24.2, -66.1, 51.8], 3.7));
});
