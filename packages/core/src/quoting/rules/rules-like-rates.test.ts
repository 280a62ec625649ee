import { describe, expect, test } from 'vitest';
import type { Role } from '../../identity/vocabulary.ts';
import { quoteAbilities } from '../abilities.ts';
import { checkoutState } from '../checkout/checkout-state.ts';
import { decideTransition } from '../decide-transition.ts';
import { bindableGuards, checkGuards, isBindable } from '../guards.ts';
import { as, codeOf, exampleFacts, exampleQuote, exampleRating, refused } from '../quote.fixture.ts';
import { type QuoteFacts, referralsOf, rejectionsOf } from '../subject/quote-facts.ts';
import { decideSendQuoteToCustomer } from '../opening/send-quote-to-customer.ts';
import { decideSignQuote } from '../signing/sign-quote.ts';
import { quoteOperations } from '../quote-operations.ts';
import { quoteStatuses } from '../vocabulary.ts';
import { openReferrals } from '../signing/waivers.ts';
import { noFindings } from './rule-findings.ts';

const byRule = { ...refused, value: 7, ruleId: 'rule-1' };
const found = byRule;
const signed = exampleQuote({ signedContentHash: 'hash-1' });
const roles: readonly Role[] = ['token:quote', 'global:user', 'organization:agent', 'organization:underwriter'];

/** The same finding once of the rates, once of a rule. */
const pairs = {
  rejection: [{ rating: exampleRating({ rejections: [found] }) }, { ruled: { ...noFindings, rejections: [byRule] } }],
  referral: [{ rating: exampleRating({ referrals: [found] }) }, { ruled: { ...noFindings, referrals: [byRule] } }],
} as const satisfies Record<string, readonly [Partial<QuoteFacts>, Partial<QuoteFacts>]>;

/** What somebody of a role may do to a quote in a status, or why not. */
function outcomes(facts: QuoteFacts): readonly unknown[] {
  return quoteStatuses.flatMap((status) =>
    roles.flatMap((role) => {
      const [quote, actor] = [{ ...signed, status }, as(role)];
      const request = { name: "Renée O'Neill", consent: true, reading: facts.reading };
      return [
        ...quoteOperations.map((operation) => codeOf(decideTransition(quote, operation, actor, facts, 'Because.'))),
        codeOf(decideSendQuoteToCustomer(quote, { sendEmail: false }, actor, facts)),
        request.reading && codeOf(decideSignQuote(quote, { ...request, reading: request.reading }, actor, facts)),
        quoteAbilities(quote, actor, facts),
      ];
    }),
  );
}

describe.each(Object.entries(pairs))('a %s by a rule', (_kind, [rated, ruled]) => {
  const [ofRates, ofRule] = [exampleFacts(rated), exampleFacts(ruled)];

  test('refuses what one by the rates refuses, to everybody and in every status', () => {
    expect(outcomes(ofRule)).toEqual(outcomes(ofRates));
    expect(outcomes(ofRule)).not.toEqual(outcomes(exampleFacts()));
  });

  test('stops the checkout where one by the rates does, and can be sold as little', () => {
    expect(checkoutState(signed, ofRule)).toEqual(checkoutState(signed, ofRates));
    expect(isBindable(signed, ofRule)).toBe(false);
    expect(checkGuards(bindableGuards, signed, ofRule)).toEqual(checkGuards(bindableGuards, signed, ofRates));
  });
});

describe('what rates and rules found', () => {
  const both = exampleFacts({
    rating: exampleRating({ rejections: [{ ...found, code: 'rates_1' }], referrals: [{ ...found, code: 'rates_2' }] }),
    ruled: { ...noFindings, rejections: [byRule], referrals: [{ ...byRule, code: 'rule:2' }] },
  });

  test('counts together, the rates first', () => {
    expect(rejectionsOf(both).map(({ code }) => code)).toEqual(['rates_1', refused.code]);
    expect(referralsOf(both).map(({ code }) => code)).toEqual(['rates_2', 'rule:2']);
  });

  test('is waived each by itself', () => {
    const waivers = [{ contentHash: 'hash-1', code: 'rates_2', value: 7 }];
    expect(openReferrals(signed, { ...both, waivers }).map(({ code }) => code)).toEqual(['rule:2']);
  });

  test('counts without a price, too: a rule needs none', () => {
    expect(rejectionsOf({ ...both, rating: null })).toEqual([byRule]);
    expect(checkoutState(signed, { ...both, rating: null }).stop).toBe('ineligible');
  });
});

describe('what takes an agent', () => {
  const facts = exampleFacts({ ruled: { ...noFindings, agentRequired: [byRule] } });
  const bind = (status: (typeof quoteStatuses)[number], role: Role) =>
    codeOf(decideTransition({ ...signed, status }, 'bind_quote', as(role), facts));

  test('keeps a customer’s own open quote from being bought, and none that an agent has sent', () => {
    expect(bind('open', 'token:quote')).toBe('quote_agent_required');
    expect(bind('agent_approved', 'token:quote')).toBeNull();
  });

  test('takes nothing from the price: it could be bound', () => {
    expect(isBindable(signed, facts)).toBe(true);
  });
});
