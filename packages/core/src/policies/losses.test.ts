import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { causeOfCarrier, causeOfReport, endsClaimFree, isAtFault, type Loss } from './losses.ts';

describe('who caused a loss', () => {
  test('is whoever drove in a collision, unless somebody else did or it was parked', () => {
    expect(causeOfReport('collision', {})).toBe('insured');
    expect(causeOfReport('collision', { hit: 'vehicle', caused_by: 'nobody_else' })).toBe('insured');
    expect(causeOfReport('collision', { hit: 'vehicle', caused_by: 'insured_other' })).toBe('other');
    expect(causeOfReport('collision', { hit: 'vehicle', caused_by: 'uninsured_other' })).toBe('other');
    expect(causeOfReport('collision', { hit: 'hit_while_parked' })).toBe('other');
  });

  test.each(['weather', 'theft', 'animal', 'glass', null])('is nobody in a loss of kind %s', (type) =>
    expect(causeOfReport(type, { caused_by: 'insured_other' })).toBe('nobody'),
  );

  test('is what a carrier says, and nothing is guessed of a word that is not known', () => {
    expect(['at_fault', 'AT FAULT', 'not_at_fault', 'no_fault', 'disputed', null].map(causeOfCarrier)).toEqual([
      ...(['insured', 'insured', 'other', 'nobody'] as const),
      null,
      null,
    ]);
  });
});

const loss = (changes: Partial<Loss> = {}): Loss => ({
  on: day('2026-09-01'),
  isOpen: false,
  paid: 400_000,
  cause: 'insured',
  ...changes,
});

test('the rates give points for what the insured caused once it is settled and paid, and for nothing else', () => {
  const all = [loss(), loss({ isOpen: true }), loss({ paid: 0 }), loss({ cause: 'nobody' }), loss({ cause: null })];
  expect(all.map(isAtFault)).toEqual([true, false, false, false, false]);
});

test('who had a loss is claim free no more, unless somebody else caused it or nothing was paid', () => {
  const all = [loss(), loss({ cause: 'nobody' }), loss({ cause: null }), loss({ isOpen: true, paid: 0 })];
  expect(all.map(endsClaimFree)).toEqual([true, true, true, true]);
  expect([loss({ cause: 'other' }), loss({ paid: 0 })].map(endsClaimFree)).toEqual([false, false]);
});
