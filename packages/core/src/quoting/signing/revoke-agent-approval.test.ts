import { describe, expect, test } from 'vitest';
import { as, exampleFacts, exampleQuote } from '../quote.fixture.ts';
import { decideTransition } from '../decide-transition.ts';

describe('revoking the approval', () => {
  test.each([
    ['open', 'organization:agent'],
    ['agent_required', 'organization:agent'],
    ['open', 'organization:underwriter'],
    ['agent_required', 'global:underwriter'],
  ] as const)('goes back to %s for %s', (resumeStatus, role) => {
    const quote = exampleQuote({ status: 'agent_approved', resumeStatus, approvedContentHash: 'hash-1' });
    expect(decideTransition(quote, 'revoke_agent_approval', as(role), exampleFacts())).toMatchObject({
      ok: true,
      event: { type: 'agent_approval_revoked', to: resumeStatus, resumeStatus: null, approvedContentHash: null },
    });
  });

  test.each([
    ['agent_approved', 'token:quote', 'actor_not_allowed'],
    ['pending_bind', 'organization:agent', 'quote_binding'],
    ['open', 'organization:agent', 'transition_not_allowed'],
    ['bound', 'organization:agent', 'quote_bound'],
  ] as const)('refuses a quote that is %s by %s', (status, role, code) => {
    expect(decideTransition(exampleQuote({ status }), 'revoke_agent_approval', as(role), exampleFacts())).toMatchObject(
      {
        refusal: { code },
      },
    );
  });

  test('needs no price and no answer', () => {
    const quote = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' });
    expect(
      decideTransition(quote, 'revoke_agent_approval', as('organization:agent'), exampleFacts({ rating: null })).ok,
    ).toBe(true);
  });
});
