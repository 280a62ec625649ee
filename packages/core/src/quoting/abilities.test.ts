import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import type { Role } from '../identity/vocabulary.ts';
import { accept } from '../shared/decision.ts';
import { quoteAbilities } from './abilities.ts';
import { as, codeOf, exampleFacts, exampleQuote } from './quote.fixture.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

const signed = exampleQuote({ signedContentHash: 'hash-1', expirationDate: day('2026-03-30') });

function allowed(status: QuoteStatus, role: Role): string[] {
  const abilities = quoteAbilities({ ...signed, status }, as(role), exampleFacts({ payment: 'none' }));
  return Object.keys(abilities)
    .filter((name) => abilities[name]?.ok)
    .toSorted();
}

const selling = ['edit_quote', 'send_quote_to_customer', 'load_agent_checkout_link'] as const;
const buying = ['sign_quote', 'bind_quote'] as const;

describe('what may be done to a quote', () => {
  test.each([
    ['open', 'token:quote', ['edit_quote', ...buying]],
    ['open', 'organization:agent', [...selling, 'hand_over_quote', ...buying]],
    ['open', 'organization:underwriter', ['hand_over_quote']],
    ['open', 'global:read_only', []],
    ['open', 'anonymous', []],
    ['open', 'global:admin', [...selling, 'hand_over_quote', ...buying]],
    ['agent_required', 'token:quote', []],
    ['agent_required', 'organization:agent', ['edit_quote', 'send_quote_to_customer', 'hand_over_quote', ...buying]],
    ['agent_approved', 'token:quote', ['sign_quote', 'bind_quote']],
    [
      'agent_approved',
      'organization:agent',
      ['load_agent_checkout_link', 'revoke_agent_approval', 'sign_quote', 'bind_quote'],
    ],
    ['agent_approved', 'organization:underwriter', ['revoke_agent_approval']],
    ['referred', 'organization:agent', []],
    ['ineligible', 'organization:agent', ['edit_quote']],
    ['expired', 'token:quote', ['reopen_quote']],
    ['expired', 'organization:agent', ['reopen_quote']],
    ['expired', 'organization:underwriter', []],
    ['pending_bind', 'global:admin', []],
    ['bound', 'global:admin', []],
    ['proposal', 'organization:agent', ['edit_quote']],
    ['pending_renewal', 'organization:agent', ['edit_quote']],
    ['locked_pending_renewal', 'global:admin', []],
    ['replaced', 'global:admin', []],
  ] as const)('that is %s by %s: %j', (status, role, names) => {
    expect(allowed(status, role)).toEqual(names.toSorted());
  });

  test.each(quoteStatuses)('a closed way of a quote that is %s explains itself', (status) => {
    const abilities = quoteAbilities({ ...signed, status }, as('organization:agent'), exampleFacts());
    const closed = Object.values(abilities).flatMap((decision) => (decision.ok ? [] : [decision.refusal]));
    expect(closed.length).toBeGreaterThan(0);
    for (const { code, message } of closed) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).toMatch(/\.$/);
    }
  });

  test('paying needs a signature first, and says so', () => {
    const abilities = quoteAbilities({ ...signed, signedContentHash: null }, as('token:quote'), exampleFacts());
    expect(abilities['sign_quote']?.ok).toBe(true);
    expect(codeOf(abilities['bind_quote'] ?? accept(null))).toBe('not_signed');
  });

  test('a role without the permission hears of its role, not of the quote', () => {
    const abilities = quoteAbilities(exampleQuote({ status: 'bound' }), as('global:read_only'), exampleFacts());
    for (const decision of Object.values(abilities)) expect(codeOf(decision)).toBe('actor_not_allowed');
  });

  test('a quote without a named insured cannot be signed', () => {
    const abilities = quoteAbilities({ ...signed, entities: [] }, as('token:quote'), exampleFacts());
    expect(codeOf(abilities['sign_quote'] ?? accept(null))).toBe('named_insured_missing');
  });
});
