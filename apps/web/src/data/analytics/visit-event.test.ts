import { describe, expect, it } from 'vitest';
import { cleaned, flattened, integrationsOf } from './visit-event.ts';

describe('properties', () => {
  it('have keys in snake_case, nested ones joined by underscores', () => {
    expect(
      flattened({
        utmSource: 'mail',
        'first-touch': { landingPage: '/faq', Referrer: { hostName: 'x.test' } },
        tags: ['a', 'b'],
        HTMLCount: 2,
        nothing: null,
        missing: undefined,
      }),
    ).toEqual({
      utm_source: 'mail',
      first_touch_landing_page: '/faq',
      first_touch_referrer_host_name: 'x.test',
      tags: ['a', 'b'],
      htmlcount: 2,
    });
  });

  it('lose their tokens in url, search and name', () => {
    const stated = { url: '/resume?token=q1.a', search: '?quote_token=q1.b&x=1', name: 'token=q1.c', step: 'token=1' };
    expect(cleaned(stated)).toEqual({
      url: '/resume?token=[REMOVED]',
      search: '?quote_token=[REMOVED]&x=1',
      name: 'token=[REMOVED]',
      step: 'token=1',
    });
  });
});

it('the destination of affiliates is on for a goal with a kept transaction alone', () => {
  expect(integrationsOf('policy_bound', 'T-1')).toEqual({ All: true, Affiliate: { transactionId: 'T-1' } });
  for (const off of [integrationsOf('policy_bound', undefined), integrationsOf(null, 'T-1')]) {
    expect(off['Affiliate']).toBe(false);
  }
});
