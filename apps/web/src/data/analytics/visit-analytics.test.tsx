// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { deviceIdKey, browser, endpoint } from '../requests/request.ts';
import { beginVisit, notifyPerson } from './visit-analytics.ts';

type Sent = {
  readonly type: string;
  readonly name?: string;
  readonly userId?: string;
  readonly groupId?: string;
  readonly anonymousId: string;
  readonly traits?: object;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly integrations: object;
  readonly context: { readonly page: { readonly url: string } };
};

const settings = {
  integrations: {
    'Segment.io': {
      apiKey: 'pages',
      apiHost: 'localhost:3000/api/analytics/v1',
      protocol: 'http',
      deliveryStrategy: {
        strategy: 'batching',
        config: {
          size: 1,
          timeout: 50,
        },
      },
    },
  },
};

let sent: Sent[] = [];
const requested: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    requested.push(address);
    if (address.endsWith('/settings')) return Response.json(settings);
    if (address.endsWith('/analytics/v1/b')) sent.push(...(JSON.parse(init?.body ?? '{}') as { batch: Sent[] }).batch);
    if (address === endpoint) return Response.json({ data: {} });
    return Response.json({ receipt: 'r-1' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => Object.keys(localStorage).filter((key) => /^ajs|device_id/.test(key));
const of = (type: string) => sent.filter((event) => event.type === type);

/** One visit from its first page to the refusal: what the library does follows from what it did. */
test('a visit is told with what brought it, its goals and its person, and no more once it may not be', async () => {
  localStorage.setItem('consent-model', 'opt-in');
  window.history.replaceState(null, '', '/checkout/use?tid=T-9&utm_source=mail&quote_token=q1.secret');
  beginVisit();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(requested).toEqual([]);
  expect(stored()).toEqual([]);

  await visitorConsent.choose({ measurement: true, attribution: true });
  await vi.waitFor(() => expect(of('page')).toHaveLength(1), 15_000);
  const [page] = of('page');
  expect(page?.anonymousId).toBe(localStorage.getItem(deviceIdKey));
  expect(page?.properties).toMatchObject({ name: 'checkout_use', step: 'use', utm_source: 'mail', language: 'en-us' });
  expect(JSON.stringify(sent)).not.toContain('secret');
  expect(page?.context.page.url).toContain('quote_token=[REMOVED]');
  expect(page?.integrations).toMatchObject({ Affiliate: false });

  await browser.fetch(endpoint, { body: JSON.stringify({ operationName: 'StartQuote' }) });
  await vi.waitFor(() => expect(of('track')).toHaveLength(1), 15_000);
  expect(of('track')[0]?.properties).toMatchObject({ goal_name: 'quote_started', tid: 'T-9' });
  expect(of('track')[0]?.integrations).toMatchObject({ Affiliate: { transactionId: 'T-9' } });

  notifyPerson({ id: 'u-1', organization: 'o-1' });
  await vi.waitFor(() => expect(of('group')).toHaveLength(1), 15_000);
  const saved = { device_id: localStorage.getItem(deviceIdKey), transaction_id: 'T-9' };
  expect(of('identify')[0]).toMatchObject({ userId: 'u-1', traits: saved, anonymousId: saved.device_id });
  expect(of('group')[0]).toMatchObject({ groupId: 'o-1' });
  notifyPerson({ id: 'u-2', organization: null });
  await vi.waitFor(() => expect(of('identify')).toHaveLength(2), 15_000);
  expect(of('identify')[1]).toMatchObject({ userId: 'u-2', traits: saved, anonymousId: saved.device_id });

  await visitorConsent.choose({ measurement: false, attribution: false });
  await vi.waitFor(() => expect(stored()).toEqual([]), 15_000);
  const before = sent.length;
  await browser.fetch(endpoint, { body: JSON.stringify({ operationName: 'StartQuote' }) });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sent).toHaveLength(before);
  expect(document.cookie).not.toMatch(/ajs/);
});
