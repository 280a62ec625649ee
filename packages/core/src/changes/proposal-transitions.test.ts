import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { everybody } from '../identity/role-groups.ts';
import type { Role } from '../identity/vocabulary.ts';
import {
  decideProposal,
  permissionOfProposal,
  type ProposalOperation,
  proposalTransitions,
} from './proposal-transitions.ts';
import { proposalStatuses, type ProposalStatus } from './vocabulary.ts';

const agents: readonly Role[] = [
  ...(['organization:agent', 'organization:owner'] as const),
  ...(['global:service_agent', 'global:service_member', 'global:service_manager', 'global:admin'] as const),
];
const underwriters: readonly Role[] = ['organization:underwriter', 'global:underwriter', 'global:admin'];
const customers: readonly Role[] = ['global:user', 'organization:customer'];
type Way = { readonly to: readonly ProposalStatus[]; readonly roles: readonly Role[] };
const platform: readonly Role[] = ['system'];
const to = (roles: readonly Role[], ...statuses: readonly ProposalStatus[]): Way => ({ to: statuses, roles });

/** Written down by hand from rules 2.3; change it when the rules change, never to make a test pass. */
const judged: Readonly<Record<ProposalOperation, Partial<Record<ProposalStatus, Way>>>> = {
  accept_policy_proposal: { pending: to([...agents, ...underwriters], 'scheduled', 'applied') },
  accept_my_policy_proposal: { pending: to([...customers, 'global:admin'], 'scheduled', 'applied') },
  apply_policy_proposal: { scheduled: to([], 'applied') },
  cancel_proposal: {
    pending: to([...customers, ...agents], 'invalidated'),
    scheduled: to([...customers, ...agents], 'invalidated'),
  },
  reopen_proposal: { invalidated: to(agents, 'pending') },
  invalidate_proposal: { pending: to([], 'invalidated'), scheduled: to([], 'invalidated') },
};
const operations = Object.keys(judged) as readonly ProposalOperation[];

describe('a proposed change', () => {
  test.each(operations.flatMap((operation) => proposalStatuses.map((status) => [operation, status] as const)))(
    'is moved by %s from %s by whom the rules name, and nobody else',
    (operation, status) => {
      const way = judged[operation][status];
      for (const role of [...everybody, ...platform]) {
        const decision = decideProposal({ status }, operation, principalOf(role));
        const expected = way !== undefined && (way.roles.includes(role) || role === 'system');
        expect([role, decision.ok]).toEqual([role, expected]);
        if (decision.ok) expect(decision.event.to).toEqual(way?.to);
        else expect(['actor_not_allowed', `proposal_${status}`]).toContain(decision.refusal.code);
      }
    },
  );

  test('goes nowhere once it is applied', () => {
    expect(proposalTransitions.filter(({ from }) => from.includes('applied'))).toEqual([]);
  });

  test('is moved by the platform alone where no permission is named', () => {
    expect(() => permissionOfProposal('apply_policy_proposal')).toThrow('Nobody is permitted');
  });
});
