import { describe, expect, test } from 'vitest';
import { partsOfClaim } from './parts-of-claim.ts';

type Claim = Parameters<typeof partsOfClaim>[0];
const payment = (id: string, by: string, status = 'requested') =>
  ({
    claim_payment_id: id,
    status,
    requested_by: by,
    amount: 270_000,
    currency: 'USD',
    payees: 'Ada',
  }) as unknown as Claim['payments'][number];
const letter = (id: string, by: string, status: string) =>
  ({ claim_letter_id: id, written_by: by, status, subject: id, body: '' }) as unknown as Claim['letters'][number];
const payee = (id: string, lastFour: string | null, changedBy: string | null, verified: string | null = null) =>
  ({
    claim_payee_id: id,
    name: id,
    account_last_four: lastFour,
    account_changed_by: changedBy,
    account_verified: verified,
  }) as unknown as Claim['payees'][number];
const nothing: Claim = { payments: [], payees: [], letters: [], waits: [], recoveries: [], policy: null };
const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

describe('what may be done to the parts of a claim', () => {
  test('a payment is approved by another person than who asked for it, and not paid by anybody', () => {
    const payments = [payment('mine', 'me'), payment('theirs', 'you'), payment('sent', 'you', 'sent')];
    const parts = partsOfClaim({ ...nothing, payments }, 'me');
    expect(idsOf(parts.approve_claim_payment)).toEqual(['theirs']);
    expect(idsOf(parts.reject_claim_payment)).toEqual(['mine', 'theirs']);
  });

  test('a letter is reviewed by another person than who wrote it, and sent once', () => {
    const letters = [letter('mine', 'me', 'draft'), letter('theirs', 'you', 'draft'), letter('read', 'me', 'reviewed')];
    const parts = partsOfClaim({ ...nothing, letters }, 'me');
    expect(idsOf(parts.review_claim_letter)).toEqual(['theirs']);
    expect(idsOf(parts.send_claim_letter)).toEqual(['read']);
  });

  test('an account is verified once, by another person than who entered it', () => {
    const payees = [payee('none', null, null), payee('mine', '6789', 'me'), payee('theirs', '6789', 'you')];
    const parts = partsOfClaim({ ...nothing, payees: [...payees, payee('done', '1', 'you', '2026-08-03')] }, 'me');
    expect(idsOf(parts.verify_claim_payee)).toEqual(['theirs']);
    expect(idsOf(parts.set_claim_payee_account)).toEqual(['none', 'mine', 'theirs', 'done']);
  });
});
