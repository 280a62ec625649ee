import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../shared/testing/sampled.ts';
import { newestClaims, readCarrierClaim } from './carrier-claim.ts';

const told = {
  claim_number: 'X-1',
  loss_type: 'collision',
  loss_occurred: '2026-03-02',
  status: 'closed',
  fault_decision: 'at_fault',
  indemnity_payment: 412_000,
  as_of: '2026-04-01T12:00:00Z',
};

describe('what a carrier tells of a loss', () => {
  test('is read whole', () => {
    expect(readCarrierClaim(told)).toEqual({
      number: 'X-1',
      lossType: 'collision',
      on: '2026-03-02',
      status: 'closed',
      fault: 'at_fault',
      paid: 412_000,
      asOf: new Date('2026-04-01T12:00:00Z'),
    });
    expect(readCarrierClaim({ claim_number: 'X-1', as_of: told.as_of })).toMatchObject({ paid: 0, on: null });
  });

  test.each([
    ['no number', { claim_number: ' ' }],
    ['a number that is no text', { claim_number: 7 }],
    ['a day that does not exist', { loss_occurred: '2026-02-30' }],
    ['a day with a time', { loss_occurred: '2026-03-02T00:00:00Z' }],
    ['a payment below nothing', { indemnity_payment: -1 }],
    ['a payment in parts of a cent', { indemnity_payment: 0.5 }],
    ['a payment as a text', { indemnity_payment: '412000' }],
    ['a status that is too long', { status: 'x'.repeat(65) }],
    ['no instant', { as_of: undefined }],
    ['an instant of no clock', { as_of: 'lately' }],
  ])('is not read with %s', (_name, change) => {
    expect(readCarrierClaim({ ...told, ...change })).toBeNull();
  });

  test('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        readCarrierClaim(raw);
      }),
      sampled(200, 5_000),
    );
  });

  test('counts as it was last, in whatever order it comes', () => {
    const later = { ...told, status: 'paid', as_of: '2026-05-01T12:00:00Z' };
    for (const rows of [
      [told, later, null],
      [null, later, told],
    ]) {
      expect(newestClaims(rows)).toMatchObject({ claims: [{ number: 'X-1', status: 'paid' }], unread: 1 });
    }
  });
});
