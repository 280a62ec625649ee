import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { as, codeOf, exampleQuote, fieldOf } from '../quoting/quote.fixture.ts';
import {
  checkMovable,
  decideChangeOrganization,
  type MovingPolicy,
  type PolicyDestination,
} from './change-organization.ts';
import { policyStatuses } from './vocabulary.ts';

const terms = { basis: 'pro_rata', minimumEarned: 0 } as const;
const moving: MovingPolicy = {
  policy: {
    policyId: 'policy-1',
    organizationId: 'organization-1',
    status: 'active',
  },
  quote: exampleQuote({
    status: 'bound',
    policyId: 'policy-1',
  }),
  policyIds: ['policy-0', 'policy-1'],
  terms,
  hasSuccessor: false,
  isMoneyUnderWay: false,
  isBeingReplaced: false,
};
const product = {
  productId: 'product-2',
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly'],
  availablePolicyDurationMonths: [12, 6],
};
const prairie: PolicyDestination = {
  organizationId: 'organization-2',
  name: 'Prairie RV',
  product,
  terms,
  agent: null,
};
const admin = as('global:organization_admin');
const decide = (of: Partial<MovingPolicy> = {}, to: Partial<PolicyDestination> = {}) =>
  decideChangeOrganization({ ...moving, ...of }, { name: 'Harbor RV' }, { ...prairie, ...to }, admin);

describe('moving a policy to another organization', () => {
  test('takes the product there, and names both as they are called', () => {
    expect(decide()).toEqual({
      ok: true,
      event: {
        type: 'policy_organization_changed',
        policyId: 'policy-1',
        quoteId: 'quote-1',
        policyIds: ['policy-0', 'policy-1'],
        organizationId: 'organization-2',
        productId: 'product-2',
        fromName: 'Harbor RV',
        toName: 'Prairie RV',
        agentId: null,
        agentName: null,
      },
    });
  });

  test('gives it to the agent there whom the mover chose, or to nobody', () => {
    const pete = { agentId: 'user-7', name: 'Pete Lake', isActive: true };
    expect(decide({}, { agent: pete })).toMatchObject({ event: { agentId: 'user-7', agentName: 'Pete Lake' } });
    expect(decide({}, { agent: null })).toMatchObject({ event: { agentId: null, agentName: null } });
    const gone = decide({}, { agent: { ...pete, isActive: false } });
    expect([codeOf(gone), fieldOf(gone)]).toEqual(['agent_inactive', 'assigned_agent_id']);
    const stranger = decide({}, { agent: undefined });
    expect([codeOf(stranger), fieldOf(stranger)]).toEqual(['agent_not_in_organization', 'assigned_agent_id']);
    // Where it may not go, nobody is asked for.
    expect(codeOf(decide({}, { product: null, agent: undefined }))).toBe('product_not_sold');
  });

  test.each(callerRoles)('is for administrators, and %s is judged so', (role) => {
    const may = role === 'global:admin' || role === 'global:organization_admin';
    expect(checkMovable(moving, as(role))?.code ?? null).toBe(may ? null : 'actor_not_allowed');
    expect(decideChangeOrganization(moving, { name: 'Harbor RV' }, prairie, as(role)).ok).toBe(may);
  });

  test.each(policyStatuses)('of what is %s asks for cover that has not ended', (status) => {
    const ended = ['cancelled', 'expired', 'rewritten'].includes(status);
    expect(codeOf(decide({ policy: { ...moving.policy, status } }))).toBe(ended ? 'policy_ended' : null);
  });

  test.each([
    ['newer_term', { hasSuccessor: true }],
    ['money_under_way', { isMoneyUnderWay: true }],
    ['being_replaced', { isBeingReplaced: true }],
  ] as const)('waits with %s, whoever sells it', (code, facts) => {
    expect(codeOf(decide(facts, { product: null }))).toBe(code);
    expect(checkMovable({ ...moving, ...facts }, admin)?.code).toBe(code);
  });

  test.each([
    ['same_organization', { organizationId: 'organization-1' }],
    ['product_not_sold', { product: null }],
    ['product_not_live', { product: { ...product, liveIn: ['US-KY'] } }],
    ['duration_not_sold', { product: { ...product, availablePolicyDurationMonths: [6] } }],
    ['terms_differ', { terms: { basis: 'short_rate_90', minimumEarned: 0 } }],
    ['terms_differ', { terms: { ...terms, minimumEarned: 1 } }],
  ] as const)('is refused with %s, at the organization', (code, to) => {
    const decision = decide({}, to);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'organization_id']);
  });

  test('keeps what was agreed about cancelling, whatever it was', () => {
    const agreed = { basis: 'short_rate_90', minimumEarned: 10_000 } as const;
    expect(codeOf(decide({ terms: agreed }, { terms: agreed }))).toBeNull();
    expect(decide({ terms: agreed })).toMatchObject({ refusal: { code: 'terms_differ' } });
    const stated = decide({ terms: agreed });
    expect(stated.ok ? '' : stated.refusal.message).toContain('Prairie RV');
  });

  test('says in the policy’s own words what is in the way first: who asks, the term, the money, then the place', () => {
    const all = { hasSuccessor: true, isMoneyUnderWay: true, isBeingReplaced: true } as const;
    const over = { policy: { ...moving.policy, status: 'cancelled' } } as const;
    const order = [
      [{ ...all, ...over }, 'newer_term'],
      [{ ...all, ...over, hasSuccessor: false }, 'policy_ended'],
      [{ ...all, hasSuccessor: false }, 'money_under_way'],
      [{ isBeingReplaced: true }, 'being_replaced'],
      [{}, 'same_organization'],
    ] as const;
    for (const [facts, code] of order) {
      expect(codeOf(decide(facts, { organizationId: 'organization-1', product: null }))).toBe(code);
    }
    const stranger = decideChangeOrganization({ ...moving, ...all }, { name: 'Harbor RV' }, prairie, as('global:user'));
    expect(codeOf(stranger)).toBe('actor_not_allowed');
  });

  test('takes along every term of the contract, under one product', () => {
    for (const policyIds of [['policy-1'], ['policy-0', 'policy-1'], ['a', 'b', 'policy-1']]) {
      expect(decide({ policyIds })).toMatchObject({ ok: true, event: { policyIds, productId: 'product-2' } });
    }
  });

  test('looks at every place that the policy covers, and not at the first vehicle’s alone', () => {
    const quote = moving.quote;
    const elsewhere = quote.locations.map((one) => ({ ...one, administrativeArea: 'KY' }));
    expect(codeOf(decide({ quote: { ...quote, locations: elsewhere } }))).toBe('product_not_live');
    const both = { product: { ...product, liveIn: ['US'], notLiveIn: ['US-KY'] } };
    expect(codeOf(decide({ quote: { ...quote, locations: elsewhere } }, both))).toBe('product_not_live');
    expect(codeOf(decide({}, both))).toBeNull();
  });
});
