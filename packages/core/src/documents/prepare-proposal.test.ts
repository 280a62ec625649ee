import { describe, expect, test } from 'vitest';
import { as, codeOf, exampleQuote } from '../quoting/quote.fixture.ts';
import { decidePrepareProposal, mostCompared, refuseUnpricedProduct } from './prepare-proposal.ts';

const decide = (providers: readonly string[], change = {}, role: Parameters<typeof as>[0] = 'organization:agent') =>
  decidePrepareProposal(exampleQuote(change), { providers }, as(role));

describe('a proposal', () => {
  test.each(['organization:agent', 'organization:owner', 'global:service_agent', 'global:admin'] as const)(
    'is made for %s',
    (role) => {
      expect(decide([], {}, role)).toEqual({ ok: true, event: [] });
    },
  );

  test.each(['token:quote', 'organization:customer', 'organization:underwriter', 'global:read_only'] as const)(
    'is not made for %s, who sends no quotes',
    (role) => {
      expect(codeOf(decide([], {}, role))).toBe('actor_not_allowed');
    },
  );

  test('compares other providers, each once, and not the quote’s own', () => {
    expect(decide(['pro', 'personal', 'warranty', 'pro'])).toEqual({ ok: true, event: ['pro', 'warranty'] });
    const refused = decide(['pro', 'warranty', 'boat']);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'too_many_compared', field: 'providers' } });
  });

  test.each([
    ['that was bought', { status: 'bound' }, 'quote_bound'],
    ['that has ended', { status: 'expired' }, 'quote_expired'],
    ['that is for nobody yet', { entities: [] }, 'named_insured_missing'],
  ] as const)('is not made of a quote %s', (_what, change, code) => {
    expect(codeOf(decide([], change))).toBe(code);
  });
});

describe('a product that has no price yet', () => {
  test('is named by what its line is called, at the field that chose it', () => {
    expect(refuseUnpricedProduct('warranty').refusal).toMatchObject({
      code: 'compared_not_priced',
      field: 'providers',
      message: expect.stringMatching(/^Extended .* asks more before it has a price\./),
    });
  });

  test('is named as it is spelled where no line knows it', () => {
    expect(refuseUnpricedProduct('hovercraft').refusal.message).toContain('hovercraft asks more');
  });

  test.each([0, 1, 2])('is one of at most %i others', (count) => {
    expect(count).toBeLessThanOrEqual(mostCompared);
    const providers = ['pro', 'warranty', 'boat'].slice(0, count);
    expect(decide(providers)).toEqual({ ok: true, event: providers });
  });
});
