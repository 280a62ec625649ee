import { expect, test } from 'vitest';
import { partsOfClaim } from './parts-of-claim.ts';

type Claim = Parameters<typeof partsOfClaim>[0];
const payment = (id: string) =>
  ({ claim_payment_id: id, amount: 270_000, currency: 'USD', payees: 'Ada' }) as unknown as Claim['payments'][number];
const letter = {
  claim_letter_id: 'l1',
  subject: 'We received it',
  body: 'Thank you.',
} as unknown as Claim['letters'][number];
const recovery = {
  claim_recovery_id: 'r1',
  from_whom: 'Lakeshore',
  sought: 5_000,
} as unknown as Claim['recoveries'][number];
const claim: Claim = {
  payments: [payment('p1'), payment('p2')],
  payees: [],
  letters: [letter],
  waits: [],
  recoveries: [recovery],
  policy: null,
};

test('each part stands where the server says that something may be done to it, as it is named in a choice', () => {
  const parts = partsOfClaim(
    claim,
    (operation, id) => `${operation} ${id}` === 'approve_claim_payment p2' || id === 'l1' || id === 'r1',
  );
  expect(parts.approve_claim_payment).toEqual([{ id: 'p2', name: '$2,700.00, Ada' }]);
  expect(parts.reject_claim_payment).toEqual([]);
  expect(parts.review_claim_letter).toEqual([{ id: 'l1', name: 'We received it', text: 'Thank you.' }]);
  expect(parts.receive_claim_recovery).toEqual([{ id: 'r1', name: '$50.00, Lakeshore', amount: 5_000 }]);
});
