import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { as, codeOf, exampleQuote, fieldOf } from '../quote.fixture.ts';
import { decideUpdateAssignedAgent } from './update-assigned-agent.ts';
import { quoteStatuses } from '../vocabulary.ts';

const dana = { agentId: 'user-7', name: 'Dana Whitfield', isActive: true };
const owner = as('organization:owner');

describe('giving a quote to an agent', () => {
  test('says whose it was, whose it is and by which name', () => {
    expect(decideUpdateAssignedAgent(exampleQuote({ assignedAgentId: 'user-9' }), dana, owner)).toEqual({
      ok: true,
      event: {
        type: 'agent_assigned',
        quoteId: 'quote-1',
        policyId: null,
        from: 'user-9',
        to: 'user-7',
        agentName: 'Dana Whitfield',
      },
    });
  });

  test('may leave it with nobody', () => {
    const decision = decideUpdateAssignedAgent(exampleQuote({ assignedAgentId: 'user-9' }), null, owner);
    expect(decision).toMatchObject({ event: { from: 'user-9', to: null, agentName: null } });
  });

  test('refuses who is not of the organization, and who does not sell for it any more', () => {
    const foreign = decideUpdateAssignedAgent(exampleQuote(), undefined, owner);
    expect([codeOf(foreign), fieldOf(foreign)]).toEqual(['agent_not_in_organization', 'assigned_agent_id']);
    const gone = decideUpdateAssignedAgent(exampleQuote(), { ...dana, isActive: false }, owner);
    expect([codeOf(gone), fieldOf(gone)]).toEqual(['agent_inactive', 'assigned_agent_id']);
  });

  test.each(quoteStatuses)('of a quote that is %s', (status) => {
    const code = { pending_bind: 'quote_binding', replaced: 'quote_replaced' }[status as string] ?? null;
    expect(codeOf(decideUpdateAssignedAgent(exampleQuote({ status }), dana, owner))).toBe(code);
  });

  const allowed: readonly string[] = [
    'organization:agent',
    'organization:owner',
    'global:service_agent',
    'global:service_member',
    'global:service_manager',
    'global:admin',
    'system',
  ];
  test.each([...callerRoles, ...impliedRoles])('as %s', (role) => {
    const code = codeOf(decideUpdateAssignedAgent(exampleQuote({ status: 'pending_bind' }), dana, as(role)));
    expect(code).toBe(allowed.includes(role) ? 'quote_binding' : 'actor_not_allowed');
  });
});
