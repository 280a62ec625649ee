import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import type { Role } from '../identity/vocabulary.ts';
import { quoteAbilities, type QuoteAbilities } from './abilities.ts';
import { as, exampleFacts, exampleQuote } from './quote.fixture.ts';
import { quoteStatuses, type QuoteStatus } from './vocabulary.ts';

type Name = keyof QuoteAbilities;
const signed = exampleQuote({ signedContentHash: 'hash-1', expirationDate: day('2026-03-30') });

function allowed(status: QuoteStatus, role: Role): Name[] {
  const abilities = quoteAbilities({ ...signed, status }, as(role), exampleFacts({ payment: 'none' }));
  return (['edit', 'send', 'link', 'revoke', 'reopen', 'sign', 'bind'] as const).filter(
    (name) => abilities[name].allowed,
  );
}

describe('what may be done to a quote', () => {
  test.each([
    ['open', 'token:quote', ['edit', 'sign', 'bind']],
    ['open', 'organization:agent', ['edit', 'send', 'link', 'sign', 'bind']],
    ['open', 'organization:underwriter', []],
    ['open', 'global:read_only', []],
    ['open', 'anonymous', []],
    ['open', 'global:admin', ['edit', 'send', 'link', 'sign', 'bind']],
    ['agent_required', 'token:quote', []],
    ['agent_required', 'organization:agent', ['edit', 'send', 'sign', 'bind']],
    ['agent_approved', 'token:quote', ['sign', 'bind']],
    ['agent_approved', 'organization:agent', ['link', 'revoke', 'sign', 'bind']],
    ['agent_approved', 'organization:underwriter', ['revoke']],
    ['referred', 'organization:agent', []],
    ['ineligible', 'organization:agent', ['edit']],
    ['expired', 'token:quote', ['reopen']],
    ['expired', 'organization:agent', ['reopen']],
    ['expired', 'organization:underwriter', []],
    ['pending_bind', 'global:admin', []],
    ['bound', 'global:admin', []],
    ['proposal', 'organization:agent', ['edit']],
    ['pending_renewal', 'organization:agent', ['edit']],
    ['locked_pending_renewal', 'global:admin', []],
    ['replaced', 'global:admin', []],
  ] as const)('that is %s by %s: %j', (status, role, names) => {
    expect(allowed(status, role)).toEqual(names);
  });

  test.each(quoteStatuses)('a closed way of a quote that is %s explains itself', (status) => {
    const abilities = quoteAbilities({ ...signed, status }, as('organization:agent'), exampleFacts());
    const closed = Object.values(abilities).filter((ability) => !ability.allowed);
    expect(closed.length).toBeGreaterThan(0);
    for (const ability of closed) {
      expect(ability.code).toMatch(/^[a-z_]+$/);
      expect(ability.message).toMatch(/\.$/);
    }
  });

  test('paying needs a signature first, and says so', () => {
    const { sign, bind } = quoteAbilities({ ...signed, signedContentHash: null }, as('token:quote'), exampleFacts());
    expect(sign).toEqual({ allowed: true });
    expect(bind).toMatchObject({ allowed: false, code: 'not_signed' });
  });

  test('a role without the permission hears of its role, not of the quote', () => {
    const { edit } = quoteAbilities(exampleQuote({ status: 'bound' }), as('global:read_only'), exampleFacts());
    expect(edit).toMatchObject({ allowed: false, code: 'permission_denied' });
  });

  test('a quote without a named insured cannot be signed', () => {
    const { sign } = quoteAbilities({ ...signed, entities: [] }, as('token:quote'), exampleFacts());
    expect(sign).toMatchObject({ allowed: false, code: 'named_insured_missing' });
  });
});
