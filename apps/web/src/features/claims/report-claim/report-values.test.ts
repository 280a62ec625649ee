import { expect, test } from 'vitest';
import type { ReportedClaimFragment } from '../../../generated/documents.ts';
import { changesOf, damageOf, valuesOf } from './report-values.ts';

const claim = {
  claim_id: 'c1',
  answers: { weather: 'hail', is_leaking: true },
  damage: { severity: 'severe', areas: ['wheels', 'roof'] },
  incident_time: '16:30:00',
  fraud_notice_read: null,
  was_rented: false,
  business_purposes: false,
} as unknown as ReportedClaimFragment;

test('what the server has is the same whatever the order in which it says it', () => {
  const values = valuesOf(claim);
  expect(JSON.stringify(values.answers)).toBe('{"is_leaking":true,"weather":"hail"}');
  expect(values.damage).toEqual(damageOf(['roof', 'wheels'], 'severe'));
  expect(values).toMatchObject({ incident_time: '16:30', use: 'private', fraud_notice_read: false, driver: '' });
});

test('a blank takes away what was there, and so does an answer that is gone', () => {
  expect(changesOf({ driver: '', answers: { weather: 'wind' } }, { weather: 'hail', hail_size: 'a walnut' })).toEqual({
    driver: null,
    answers: { weather: 'wind', hail_size: null },
  });
});

test('another kind of loss begins with no answer, without naming those of the former one', () => {
  expect(changesOf({ type_of_loss: 'tire', answers: {} }, { weather: 'hail' })).toEqual({
    type_of_loss: 'tire',
    answers: {},
  });
});

test.each([
  ['private', false, false],
  ['rented', true, false],
  ['business', false, true],
] as const)('%s use says both of renting out and of business', (use, rented, business) => {
  expect(changesOf({ use }, {})).toEqual({ was_rented: rented, business_purposes: business });
});

test('damage without a severity says none', () => {
  expect(changesOf({ damage: damageOf(['roof'], null) }, {})).toEqual({ damage: { areas: ['roof'] } });
});
