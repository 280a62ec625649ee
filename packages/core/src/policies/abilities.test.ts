import { describe, expect, test } from 'vitest';
import { as, codeOf, exampleQuote } from '../quoting/quote.fixture.ts';
import { accept } from '../shared/decision.ts';
import { policyAbilities } from './abilities.ts';

const bound = exampleQuote({ status: 'bound', policyId: 'policy-1' });

describe('what may be done to a policy', () => {
  test.each([
    ['organization:agent', null],
    ['organization:owner', null],
    ['global:service_manager', null],
    ['organization:underwriter', 'actor_not_allowed'],
    ['organization:customer', 'actor_not_allowed'],
    ['global:read_only', 'actor_not_allowed'],
    ['anonymous', 'actor_not_allowed'],
  ] as const)('giving it to an agent, as %s: %s', (role, code) => {
    expect(codeOf(policyAbilities(bound, as(role))['update_assigned_agent'] ?? accept(null))).toBe(code);
  });

  test('every closed ability explains itself with a code and a sentence', () => {
    for (const decision of Object.values(policyAbilities(bound, as('global:read_only')))) {
      expect(decision).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/\.$/) as string } });
    }
  });

  test('a change of cover that another one took the place of is given to nobody', () => {
    const replaced = policyAbilities({ ...bound, status: 'replaced' }, as('organization:agent'));
    expect(codeOf(replaced['update_assigned_agent'] ?? accept(null))).toBe('quote_replaced');
  });
});
