import { describe, expect, it } from 'vitest';
import {
  deviceKindOf,
  funnelSteps,
  goals,
  knownGoals,
  pageGoals,
  readVisitEvent,
  withoutTokens,
} from './visit-events.ts';

const page = {
  type: 'page',
  name: 'checkout_plans',
  messageId: 'ajs-next-1764-0001',
  anonymousId: '5b1f3f6e-1111-4222-8333-444455556666',
  properties: { step: 'plans', device: 'phone', language: 'fr-ca', utm_campaign: 'spring', partner: 'lakeside-rv' },
};
const goal = (properties: object = {}, rest: object = {}) => ({
  ...page,
  type: 'track',
  name: undefined,
  event: 'goal_reached',
  properties: { goal_name: 'plan_selected', tid: 'T-77', ...properties },
  ...rest,
});

describe('an event that is kept', () => {
  it('has what it was, where, on what, in which language and through whom', () => {
    expect(readVisitEvent(page)).toEqual({
      messageId: page.messageId,
      anonymousId: page.anonymousId,
      kind: 'page',
      name: 'checkout_plans',
      goal: null,
      step: 'plans',
      device: 'phone',
      language: 'fr-ca',
      campaign: 'spring',
      affiliateId: null,
      partner: 'lakeside-rv',
    });
  });

  it('has nothing that says who somebody is', () => {
    const stated = {
      ...page,
      userId: 'u-1',
      traits: { email: 'a@b.c' },
      context: {
        ip: '1.2.3.4',
        userAgent: 'x',
        page: {},
      },
      properties: {
        ...page.properties,
        email: 'a@b.c',
        url: 'https://x.test/?quote_token=secret',
        name: 'Ada',
      },
    };
    const stored = JSON.stringify(readVisitEvent(stated));
    expect(stored).not.toMatch(/u-1|a@b\.c|1\.2\.3\.4|secret|Ada/);
  });

  it.each(['identify', 'group', 'alias', 'delete', undefined, 7])('is none of the kind %j', (type) => {
    expect(readVisitEvent({ ...page, type })).toBeNull();
  });

  it.each([
    ['no id', { messageId: undefined }],
    ['an id that is no id', { messageId: "'; drop table" }],
    ['no visitor', { anonymousId: null }],
    ['an endless visitor', { anonymousId: 'x'.repeat(101) }],
  ])('is none with %s', (_what, changes) => {
    expect(readVisitEvent({ ...page, ...changes })).toBeNull();
  });

  it.each([null, undefined, 'page', 7, []])('is none in %j', (sent) => {
    expect(readVisitEvent(sent)).toBeNull();
  });

  it('leaves out what is no word of ours', () => {
    const properties = { step: 'nowhere', device: 'fridge', language: 'de-de', partner: '../x', goal_name: 'won' };
    expect(readVisitEvent({ ...page, name: 'Some Page!', properties })).toMatchObject({
      name: null,
      step: null,
      device: 'desktop',
      language: 'en-us',
      partner: null,
      goal: null,
    });
  });

  it('cuts the name of a campaign, and takes ours before anybody’s', () => {
    const long = { ...page, properties: { utm_campaign: 'x'.repeat(200) } };
    expect(readVisitEvent(long)?.campaign).toHaveLength(64);
    expect(readVisitEvent({ ...page, properties: { cam: 'R5', utm_campaign: 'spring' } })?.campaign).toBe('R5');
  });
});

describe('a goal', () => {
  it.each(knownGoals)('that the platform knows itself is taken from no page: %s', (name) => {
    expect(readVisitEvent(goal({ goal_name: name }))).toBeNull();
    expect(readVisitEvent({ ...page, properties: { ...page.properties, goal_name: name } })).toBeNull();
  });

  it('of a claim, a renewal or a change is told by no page', () => {
    const notified = [
      'claim_filed',
      'renewal_viewed',
      'renewal_accepted',
      'renewal_decided',
      'policy_change_requested',
    ];
    expect(notified.map((name) => readVisitEvent(goal({ goal_name: name })))).toEqual(notified.map(() => null));
    expect(pageGoals.map((name) => readVisitEvent(goal({ goal_name: name }))?.goal)).toEqual([...pageGoals]);
  });

  it('is kept by its name, and no page tells that a policy is bound', () => {
    expect(readVisitEvent(goal())).toMatchObject({ goal: 'plan_selected', step: null, name: 'goal_reached' });
    expect(readVisitEvent({ ...page, properties: { ...page.properties, step: 'bound' } })?.step).toBeNull();
    expect(readVisitEvent(goal({ goal_name: 'quote_priced', step: 'plans' }))).toMatchObject({ step: null });
  });

  it('keeps the transaction of an affiliate where the destination is on for it', () => {
    const on = { All: true, Affiliate: { transactionId: 'T-77' } };
    expect(readVisitEvent(goal({}, { integrations: on }))?.affiliateId).toBe('T-77');
    expect(readVisitEvent(goal({}, { integrations: { Affiliate: false } }))?.affiliateId).toBeNull();
    expect(readVisitEvent(goal())?.affiliateId).toBeNull();
    expect(readVisitEvent(goal({ tid: undefined }, { integrations: on }))?.affiliateId).toBeNull();
    expect(readVisitEvent({ ...page, properties: { tid: 'T-77' }, integrations: on })?.affiliateId).toBeNull();
  });
});

describe('the words of the funnel', () => {
  it('are the steps of the checkout and the bound policy', () => {
    expect([funnelSteps[0], funnelSteps.at(-1), new Set(funnelSteps).size]).toEqual(['start', 'bound', 12]);
  });

  it('name no goal twice', () => expect(new Set(goals).size).toBe(goals.length));

  it.each([
    [320, 'phone'],
    [639, 'phone'],
    [640, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ] as const)('a window of %d pixels is a %s', (width, device) => expect(deviceKindOf(width)).toBe(device));
});

describe('tokens', () => {
  it.each([
    ['/resume?quote=1&token=q1.abc.def', '/resume?quote=1&token=[REMOVED]'],
    ['?token=a&x=1', '?token=[REMOVED]&x=1'],
    ['/checkout?quote_token=q1.a.b#payment', '/checkout?quote_token=[REMOVED]#payment'],
    ['Pay token=abc now', 'Pay token=[REMOVED] now'],
    ['?TOKEN=abc&claimtoken=x', '?token=[REMOVED]&claimtoken=[REMOVED]'],
    ['/faq?q=tokens', '/faq?q=tokens'],
    ['', ''],
  ])('%s becomes %s', (text, clean) => expect(withoutTokens(text)).toBe(clean));
});
