import { describe, expect, test } from 'vitest';
import { quoteAbilities } from './abilities.ts';
import { checkoutState } from './checkout/checkout-state.ts';
import { checkSignable } from './signing/sign-quote.ts';
import { as, codeOf, exampleFacts, exampleMoratorium, exampleQuote } from './quote.fixture.ts';
import { moratoriumsFor, riskPlacesOf } from './subject/moratoriums.ts';

const signed = exampleQuote({ signedContentHash: 'hash-1' });
const stopped = exampleFacts({ moratoriums: [exampleMoratorium()] });

describe('a quote that a moratorium stops', () => {
  test.each([
    ['sign_quote', 'token:quote'],
    ['bind_quote', 'token:quote'],
    ['bind_quote', 'organization:agent'],
    ['send_quote_to_customer', 'organization:agent'],
    ['agent_signing_complete', 'organization:agent'],
  ] as const)('may not be taken on by %s as %s, who is told so', (ability, role) => {
    const sent = ability === 'agent_signing_complete' ? { ...signed, status: 'agent_approved' as const } : signed;
    const before = quoteAbilities(sent, as(role), exampleFacts())[ability];
    const now = quoteAbilities(sent, as(role), stopped)[ability];
    expect([before && codeOf(before), now && codeOf(now)]).toEqual([null, 'moratorium_active']);
  });

  test.each([
    ['edit_quote', 'token:quote'],
    ['end_quote', 'organization:agent'],
    ['hand_over_quote', 'organization:agent'],
    ['decline_quote', 'organization:underwriter'],
    ['copy_quote_request', 'organization:agent'],
  ] as const)('may still be taken on by %s as %s', (ability, role) => {
    const now = quoteAbilities(signed, as(role), stopped)[ability];
    expect(now && codeOf(now)).toBeNull();
  });

  test('is not signed, whoever would', () => {
    for (const role of ['token:quote', 'organization:customer', 'organization:agent'] as const) {
      expect(codeOf(checkSignable(exampleQuote(), as(role), stopped))).toBe('moratorium_active');
    }
  });

  test('stays where it is in checkout: every answer may be given meanwhile, and what was signed counts on', () => {
    expect(checkoutState(signed, stopped)).toEqual(checkoutState(signed, exampleFacts()));
  });

  test('is one that is kept there, though its mail goes elsewhere, and the other way round', () => {
    const [first, ...others] = riskPlacesOf(signed);
    expect(others.length).toBeGreaterThan(0);
    const question = { action: 'bind', provider: signed.provider, at: new Date('2026-03-11T00:00:00Z') } as const;
    for (const place of [first, ...others]) {
      const area = { states: [], postalCodes: [place?.postalCode ?? ''] };
      const hit = moratoriumsFor([exampleMoratorium(area)], { ...question, places: riskPlacesOf(signed) });
      expect(hit).toHaveLength(1);
    }
  });
});
