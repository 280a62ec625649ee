import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { checkClaimable, decideClaimBlockedQuote } from './claim-blocked-quote.ts';
import { as, codeOf, exampleQuote } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

const agent = as('organization:agent');
const dana = { agentId: 'user-1', name: 'Dana Whitfield', isActive: true };
const waiting = exampleQuote({ status: 'agent_required' });
const held = { ...waiting, assignedAgentId: 'user-9' };

describe('a quote that waits for an agent', () => {
  test('is taken by the agent who asks first', () => {
    expect(decideClaimBlockedQuote(waiting, dana, null, agent)).toEqual({
      ok: true,
      event: {
        type: 'agent_assigned',
        quoteId: 'quote-1',
        policyId: null,
        from: null,
        to: 'user-1',
        agentName: 'Dana Whitfield',
      },
    });
  });

  test('stays as it is with the agent who has it', () => {
    const mine = { ...waiting, assignedAgentId: 'user-1' };
    expect(decideClaimBlockedQuote(mine, dana, null, agent)).toEqual({ ok: true, event: null });
    expect(codeOf(checkClaimable(mine, agent))).toBe('quote_yours');
  });

  test.each([
    [null, 'Another agent has this quote already.'],
    [{ name: 'Pete Oak', since: null }, 'Pete Oak has this quote already.'],
    [
      { name: 'Pete Oak', since: new Date('2026-03-10T03:30:00Z') },
      'On Mar 9, 2026 at 11:30 p.m. Pete Oak took this quote.',
    ],
  ])('is refused to the second, who hears by whom and when: %o', (holder, message) => {
    const decision = decideClaimBlockedQuote(held, dana, holder, agent);
    expect([codeOf(decision), decision.ok || decision.refusal.message]).toEqual(['quote_taken', message]);
  });

  test.each([undefined, { ...dana, isActive: false }])('is for agents of its organization: not %o', (who) => {
    expect(codeOf(decideClaimBlockedQuote(waiting, who, null, agent))).toBe('agent_not_in_organization');
  });

  test.each(quoteStatuses.filter((status) => status !== 'agent_required'))('is none when it is %s', (status) => {
    expect(codeOf(decideClaimBlockedQuote(exampleQuote({ status }), dana, null, agent))).toMatch(
      /^(quote_|transition_not_allowed)/,
    );
  });

  test.each([...callerRoles, ...impliedRoles])('as %s', (role) => {
    const sells = ['organization:agent', 'organization:owner', 'system'].includes(role);
    const serves = role.startsWith('global:service') || role === 'global:admin';
    const code = codeOf(decideClaimBlockedQuote(held, dana, null, as(role)));
    expect(code).toBe(sells || serves ? 'quote_taken' : 'actor_not_allowed');
  });
});
