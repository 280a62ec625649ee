import { expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { refusal } from '../shared/decision.ts';
import { sameInBoth } from '../shared/words.ts';
import { decideRequestChangeSignature, type SignatureRequest } from './request-change-signature.ts';

const request: SignatureRequest = {
  status: 'pending',
  reductions: [{ kind: 'driver_excluded', key: 'ben' }],
  userId: 'renee',
  asks: null,
};
const outcome = (one: Partial<SignatureRequest>, role: Parameters<typeof principalOf>[0] = 'organization:agent') => {
  const decision = decideRequestChangeSignature({ ...request, ...one }, principalOf(role));
  return decision.ok ? true : decision.refusal.code;
};

test('who is insured is asked to sign a change that waits and takes cover away, by agents and underwriters', () => {
  expect(outcome({})).toBe(true);
  expect(outcome({}, 'global:underwriter')).toBe(true);
  expect(outcome({}, 'global:user')).toBe('actor_not_allowed');
});

test('nobody is asked to sign what takes nothing away, was decided already, or waits for an underwriter', () => {
  expect(outcome({ reductions: [] })).toBe('nothing_to_sign');
  expect(outcome({ status: 'scheduled' })).toBe('proposal_scheduled');
  expect(outcome({ status: 'invalidated' })).toBe('proposal_invalidated');
  expect(outcome({ asks: refusal('needs_underwriter', sameInBoth('An underwriter looks at it.')) })).toBe(
    'needs_underwriter',
  );
});

test('nobody is asked who has no account to sign in', () => {
  expect(outcome({ userId: null })).toBe('account_missing');
});
