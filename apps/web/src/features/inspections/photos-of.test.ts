import { expect, test } from 'vitest';
import type { VehicleInspectionFragment } from '../../generated/documents.ts';
import { photosOf, photosThere } from './photos-of.ts';

const photo = (shot: string, review: string) => ({
  vehicle_asset_id: shot,
  shot,
  review,
  review_reason: null,
  url: `/${shot}.jpg`,
  vin: null,
  created: '',
});
const inspection: VehicleInspectionFragment = {
  policy_inspection_id: 'i',
  root_vehicle_id: 'v',
  status: 'asked',
  reason: null,
  overdue: null,
  completed: null,
  shots: ['front', 'rear', 'left'],
  due_date: '2026-07-01',
  vehicle_assets: [photo('rear', 'again'), photo('front', 'waiting')],
};

test('photos stand in the order in which they are asked for, missing ones in their places', () => {
  expect(photosOf(inspection).map(({ shot, photo: one }) => [shot, one?.url])).toEqual([
    ['front', '/front.jpg'],
    ['rear', '/rear.jpg'],
    ['left', undefined],
  ]);
});

test('what is asked for again counts as missing', () => {
  expect(photosThere(inspection)).toBe(1);
});
