import { expect, test } from 'vitest';
import { soldAreas } from './sold-areas.ts';

test.each([
  [[], [], [], []],
  [['US-OH', 'US-TX', 'CA-ON'], [], ['OH', 'TX', 'ON'], []],
  [['US-OH', 'US-TX'], ['US-TX', 'US-NY'], ['OH'], []],
  [['US'], ['US-NY', 'CA-QC'], ['US'], ['NY']],
  [['US-OH', 'CA-ON'], ['CA'], ['OH'], []],
  [['CA'], ['CA'], [], []],
])('live in %j without %j is sold in %j except %j', (live_in, not_live_in, areas, except) => {
  expect(soldAreas({ live_in, not_live_in })).toEqual({ areas, except });
});
