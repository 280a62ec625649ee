import { expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { decideWithdrawElectronicConsent } from './withdraw-electronic-consent.ts';

const agent = principalOf('organization:agent');
const codeOf = (version: string | null, isWithdrawn: boolean, actor = agent) => {
  const decision = decideWithdrawElectronicConsent({ policyId: 'p', consent: { version, isWithdrawn } }, actor);
  return decision.ok ? decision.event : decision.refusal.code;
};

test('an agent writes down once that an insured withdrew what they agreed to when they signed', () => {
  expect(codeOf('2026-11-22', false)).toEqual({ type: 'electronic_consent_withdrawn', policyId: 'p' });
  expect(codeOf('2026-11-22', true)).toBe('consent_withdrawn');
  expect(codeOf(null, false)).toBe('consent_not_given');
  expect(codeOf('2026-11-22', false, principalOf('global:read_only'))).toBe('actor_not_allowed');
});
