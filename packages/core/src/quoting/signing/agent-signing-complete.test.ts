import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { decideAgentSigningComplete } from './agent-signing-complete.ts';
import { as, codeOf, exampleFacts, exampleQuote, exampleRating, refused } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

const agent = as('organization:agent');
const signed = exampleQuote({ signedContentHash: 'hash-1' });
const unpaid = exampleFacts({ payment: 'none' });

describe('the link to the payment', () => {
  test('is there for a signed quote without any payment, which the customer makes', () => {
    expect(decideAgentSigningComplete(signed, agent, unpaid)).toEqual({ ok: true, event: true });
  });

  test('is not there before the signature', () => {
    expect(codeOf(decideAgentSigningComplete(exampleQuote(), agent, unpaid))).toBe('not_signed');
  });

  test('is not there for what cannot be bought as it is', () => {
    const facts = exampleFacts({ payment: 'none', rating: exampleRating({ rejections: [refused] }) });
    expect(codeOf(decideAgentSigningComplete(signed, agent, facts))).not.toBeNull();
  });

  test.each(quoteStatuses)('of a quote that is %s is there only while its customer can pay', (status) => {
    const decision = decideAgentSigningComplete({ ...signed, status, approvedContentHash: 'hash-1' }, agent, unpaid);
    expect(decision.ok).toBe(status === 'open' || status === 'agent_approved');
  });

  test.each([...callerRoles, ...impliedRoles])('as %s', (role) => {
    const sells = ['organization:agent', 'organization:owner', 'global:admin', 'system'].includes(role);
    const allowed = sells || role.startsWith('global:service');
    expect(codeOf(decideAgentSigningComplete(signed, as(role), unpaid))).toBe(allowed ? null : 'actor_not_allowed');
  });
});
