import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { as, codeOf } from '../quoting/quote.fixture.ts';
import { type ClaimedRecord, decideResetClaimedUser } from './reset-claimed-user.ts';

const policy: ClaimedRecord = { quoteId: 'quote-1', policyId: 'policy-1', userId: 'user-2', isPolicy: true };
const quote: ClaimedRecord = { ...policy, policyId: null, isPolicy: false };
const manager = as('global:service_manager');

describe('an account is detached', () => {
  test.each(callerRoles)('by those who look after customers, %s as written down here', (role) => {
    const may = ['global:service_manager', 'global:organization_admin', 'global:admin'].includes(role);
    expect(decideResetClaimedUser(policy, as(role)).ok).toBe(may);
    expect(decideResetClaimedUser(quote, as(role)).ok).toBe(may);
  });

  test('from a policy, or from a quote that is none', () => {
    expect(decideResetClaimedUser(policy, manager)).toEqual({
      ok: true,
      event: { type: 'claimed_user_reset', quoteId: 'quote-1', policyId: 'policy-1' },
    });
    expect(decideResetClaimedUser(quote, manager)).toMatchObject({ ok: true, event: { policyId: null } });
    expect(codeOf(decideResetClaimedUser({ ...policy, isPolicy: false }, manager))).toBe('policy_of_quote');
  });

  test('where there is one', () => {
    expect(codeOf(decideResetClaimedUser({ ...policy, userId: null }, manager))).toBe('no_account');
    expect(codeOf(decideResetClaimedUser({ ...quote, userId: null }, manager))).toBe('no_account');
  });
});
