import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import { funnelSteps } from '@roadworthy/core/shared/site/visit-events.ts';
import { expect, test } from 'vitest';
import { funnelParts } from './funnel-parts.ts';

const count = (part: string, step: string, visits: number) => ({ part, step, visits });

test('every step stands in its order with its share of those who began and of the step before', () => {
  const [whole] = funnelParts([count('', 'vehicle', 30), count('', 'start', 40), count('', 'use', 15)]);
  expect(whole?.rows.map(({ step }) => step)).toEqual(funnelSteps);
  expect(whole?.rows.slice(0, 4)).toEqual([
    { step: 'start', visits: 40, ofStart: 100, ofLast: 100 },
    { step: 'vehicle', visits: 30, ofStart: 75, ofLast: 75 },
    { step: 'use', visits: 15, ofStart: 38, ofLast: 50 },
    { step: 'details', visits: 0, ofStart: 0, ofLast: 0 },
  ]);
  expect(whole?.rows[4]).toMatchObject({ ofLast: null });
});

test('parts come with the largest first, and none of them without anybody', () => {
  const parts = funnelParts([count('phone', 'start', 2), count('desktop', 'start', 9), count('tablet', 'plans', 1)]);
  expect(parts.map(({ part }) => part)).toEqual(['desktop', 'phone', 'tablet']);
  expect(parts[2]?.rows[0]).toMatchObject({ ofStart: null });
  expect(funnelParts([])).toEqual([]);
});

test('the steps are those of the checkout, and the bound policy', () => {
  expect(funnelSteps).toEqual([...checkoutSteps, 'bound']);
});
