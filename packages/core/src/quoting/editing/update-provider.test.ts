import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { contentOf } from '../signing/content-hash.ts';
import { isSignedAs } from '../guards.ts';
import { lifecycle } from '../lifecycle.fixture.ts';
import type { Quote } from '../quote.ts';
import { as, codeOf, exampleGaraging, exampleMailing, exampleQuote, fieldOf, today } from '../quote.fixture.ts';
import type { QuoteProviderChanged } from '../events/offers.ts';
import { decideUpdateProvider, type OtherProduct } from './update-provider.ts';
import { quoteStatuses, type QuoteStatus } from '../vocabulary.ts';

const pro: OtherProduct = {
  productId: 'product-2',
  provider: 'pro',
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly', 'pay_in_full'],
  availablePolicyDurationMonths: [6, 12],
};
const agent = as('organization:agent');
const refusals: Partial<Record<QuoteStatus, string>> = {
  bound: 'quote_bound',
  pending_bind: 'quote_binding',
  proposal: 'transition_not_allowed',
  replaced: 'quote_replaced',
};
const roles = [...callerRoles, ...impliedRoles].filter((role) => role !== 'system');

function changed(quote: Quote, product: OtherProduct = pro): Omit<QuoteProviderChanged, 'referrals'> {
  const decision = decideUpdateProvider(quote, product, agent, today);
  if (!decision.ok) throw new Error(decision.refusal.message);
  if (decision.event === null) throw new Error('Nothing changes');
  return decision.event;
}

/** The quote as a change leaves it, before it is priced. */
function under(
  quote: Quote,
  { productId, paymentTerm }: Pick<QuoteProviderChanged, 'productId' | 'paymentTerm'>,
): Quote {
  return { ...quote, productId, paymentTerm, provider: 'pro' };
}

describe('another provider', () => {
  test.each(quoteStatuses)(
    'is refused in a quote that is %s only if it is sold, or somebody else’s to end',
    (status) => {
      expect(codeOf(decideUpdateProvider(exampleQuote({ status }), pro, agent, today))).toBe(refusals[status] ?? null);
    },
  );

  test.each([
    ['boat', 'not_insured_by_line'],
    ['motorcycle', 'not_insured_by_line'],
    ['car_share', 'not_insured_by_line'],
    ['roadside', null],
    ['warranty', null],
    ['safeco', 'sold_elsewhere'],
    ['pro', null],
  ] as const)('that is %s for a motorhome: %s', (provider, code) => {
    const decision = decideUpdateProvider(exampleQuote(), { ...pro, provider }, agent, today);
    expect(codeOf(decision)).toBe(code);
    if (code !== null) expect(fieldOf(decision)).toBe('provider');
  });

  test.each(quoteStatuses)('of a quote that is %s is for agents, and for nobody else', (status) => {
    const quote = exampleQuote({ status });
    const allowed = roles.filter((role) => decideUpdateProvider(quote, pro, as(role), today).ok);
    const listed = lifecycle.update_provider[status]?.roles ?? [];
    expect(allowed.toSorted()).toEqual([...listed].toSorted());
  });

  test.each(['token:quote', 'global:user', 'organization:customer'] as const)(
    'is not chosen by %s, who may edit an open quote otherwise',
    (role) => {
      expect(codeOf(decideUpdateProvider(exampleQuote(), pro, as(role), today))).toBe('actor_not_allowed');
      const waiting = exampleQuote({ status: 'agent_required' });
      expect(codeOf(decideUpdateProvider(waiting, pro, as(role), today))).toBe('quote_agent_required');
    },
  );

  test.each(['organization:underwriter', 'global:read_only', 'anonymous'] as const)(
    'is not chosen by %s, who hears of the role and not of the quote',
    (role) => {
      const policy = exampleQuote({ status: 'bound' });
      expect(codeOf(decideUpdateProvider(policy, pro, as(role), today))).toBe('actor_not_allowed');
    },
  );

  test('takes the place of the product, and keeps what is offered there too', () => {
    expect(changed(exampleQuote())).toMatchObject({
      type: 'quote_provider_changed',
      from: 'open',
      to: 'open',
      productId: 'product-2',
      provider: 'pro',
      paymentTerm: 'monthly',
    });
  });

  test.each(quoteStatuses.filter((status) => refusals[status] === undefined && status !== 'agent_approved'))(
    'leaves a quote that is %s where it stands',
    (status) => {
      const quote = exampleQuote({ status, resumeStatus: status === 'referred' ? 'open' : null });
      expect(changed(quote)).toMatchObject({ from: status, to: status, resumeStatus: quote.resumeStatus });
    },
  );

  test.each(['open', 'agent_required'] as const)('ends an approval, back to %s', (resumeStatus) => {
    const approved = exampleQuote({ status: 'agent_approved', resumeStatus, approvedContentHash: 'hash-1' });
    expect(changed(approved)).toMatchObject({ to: resumeStatus, resumeStatus: null, approvedContentHash: null });
  });

  test.each(quoteStatuses.filter((status) => refusals[status] === undefined))(
    'changes nothing of a quote that is %s when it is the one that the quote has',
    (status) => {
      const quote = exampleQuote({ status, resumeStatus: 'agent_required' });
      const same = { ...pro, productId: quote.productId, provider: quote.provider };
      expect(decideUpdateProvider(quote, same, agent, today)).toEqual({ ok: true, event: null });
    },
  );

  test('is refused by the status and the role before anybody sees that nothing would change', () => {
    const same = { ...pro, productId: exampleQuote().productId };
    expect(codeOf(decideUpdateProvider(exampleQuote({ status: 'bound' }), same, agent, today))).toBe('quote_bound');
    expect(codeOf(decideUpdateProvider(exampleQuote(), same, as('token:quote'), today))).toBe('actor_not_allowed');
  });

  test('is content: the price is to be made anew, and no decision makes it', () => {
    const quote = exampleQuote();
    const event = changed(quote);
    expect(event.price).toBeUndefined();
    expect(contentOf(under(quote, event))).not.toBe(contentOf(quote));
    expect(contentOf({ ...quote, provider: 'pro' })).not.toBe(contentOf(quote));
  });

  test('voids a signature, even at the same price', () => {
    const quote = exampleQuote();
    const signed = exampleQuote({ signedContentHash: contentOf(quote) });
    expect(isSignedAs(signed, contentOf(quote), 104_753)).toBe(true);
    const after = under(signed, changed(signed));
    expect(isSignedAs(after, contentOf(after), 104_753)).toBe(false);
  });

  test('changes a way to pay that it does not offer, to the first that it does', () => {
    const inFull = { ...pro, availablePaymentTerms: ['pay_in_full'] };
    expect(changed(exampleQuote(), inFull).paymentTerm).toBe('pay_in_full');
    expect(changed(exampleQuote({ paymentTerm: 'pay_in_full' })).paymentTerm).toBe('pay_in_full');
  });

  test.each([
    ['that is not sold', null, 'provider_not_sold'],
    ['that is live elsewhere', { ...pro, liveIn: ['US-KY'] }, 'product_not_live'],
    ['that is kept out of this state', { ...pro, liveIn: ['US'], notLiveIn: ['US-OH'] }, 'product_not_live'],
    ['without terms as long as this', { ...pro, availablePolicyDurationMonths: [6] }, 'duration_not_sold'],
  ])('%s is refused at its field', (_what, product, code) => {
    const decision = decideUpdateProvider(exampleQuote(), product, agent, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'provider']);
    expect(decision).not.toHaveProperty('refusal.remedy');
  });

  test('has to be live at every place of the quote, and in its state before it has a place', () => {
    const wintering = { ...exampleGaraging, administrativeArea: 'KY', postalCode: '40202' };
    const away = exampleQuote({ locations: [exampleMailing, wintering] });
    const decide = (quote: Quote, product: OtherProduct) => codeOf(decideUpdateProvider(quote, product, agent, today));
    expect(decide(away, pro)).toBe('product_not_live');
    expect(decide(away, { ...pro, liveIn: ['US'] })).toBeNull();
    const begun = exampleQuote({ vehicles: [], locations: [], entities: [] });
    expect(decide(begun, { ...pro, liveIn: ['US-KY'] })).toBe('product_not_live');
    expect(decide(begun, pro)).toBeNull();
  });

  test('says how long its terms are not', () => {
    const short = { ...pro, availablePolicyDurationMonths: [6] };
    expect(decideUpdateProvider(exampleQuote(), short, agent, today)).toMatchObject({
      refusal: { message: expect.stringContaining('12 months') as string },
    });
  });

  test('is refused for a policy before anybody looks at what is sold', () => {
    expect(codeOf(decideUpdateProvider(exampleQuote({ status: 'bound' }), null, agent, today))).toBe('quote_bound');
  });
});
