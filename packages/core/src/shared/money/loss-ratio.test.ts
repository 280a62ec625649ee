import { expect, test } from 'vitest';
import { incurredLosses, lossRatio } from './loss-ratio.ts';

test('losses have incurred what was paid and is held back, less what came back', () => {
  expect(incurredLosses({ paid: 310_000, reserved: 45_000, recovered: 60_000 })).toBe(295_000);
  expect(incurredLosses({ paid: 100, reserved: 0, recovered: 100 })).toBe(0);
});

test('a loss ratio is what is incurred of what was earned, in tenths of a per cent', () => {
  expect(lossRatio({ incurred: 295_000, earned: 500_000 })).toBe(59);
  expect(lossRatio({ incurred: 1, earned: 3 })).toBe(33.3);
  expect(lossRatio({ incurred: 900_000, earned: 450_000 })).toBe(200);
  expect(lossRatio({ incurred: -5_000, earned: 100_000 })).toBe(-5);
});

test('of no earned premium there is no share', () => {
  expect(lossRatio({ incurred: 100, earned: 0 })).toBeNull();
  expect(lossRatio({ incurred: 0, earned: -100 })).toBeNull();
});
