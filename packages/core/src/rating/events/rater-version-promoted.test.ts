import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { type RaterVersionPromoted, raterVersionPromoted } from './rater-version-promoted.ts';

const promoted: RaterVersionPromoted = {
  type: 'rater_version_promoted',
  productId: 'p',
  provider: 'personal',
  version: '2026.2',
  reason: 'Filed',
  differenceReason: null,
  release: {
    effectiveDate: day('2026-07-01'),
    area: null,
    businessType: null,
  },
};

test('rates put in force stand in the history of each product, for staff alone', () => {
  expect(raterVersionPromoted.entryOf(promoted)).toEqual({
    productId: 'p',
    visible: false,
    facts: {
      provider_version: '2026.2',
      reason: 'Filed',
      effective_date: '2026-07-01',
    },
  });
});

test('where and for whom they count, and why fixtures may differ, is said where it is said at all', () => {
  const release = { effectiveDate: day('2026-07-01'), area: 'OH', businessType: 'renewal' } as const;
  const facts = raterVersionPromoted.entryOf({ ...promoted, differenceReason: 'Filed rise', release })?.facts;
  expect(facts).toEqual({
    provider_version: '2026.2',
    reason: 'Filed',
    effective_date: '2026-07-01',
    area: 'OH',
    business_type: 'renewal',
    difference_reason: 'Filed rise',
  });
});
