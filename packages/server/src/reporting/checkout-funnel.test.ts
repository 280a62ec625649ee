import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { describe, expect, test, beforeAll } from 'vitest';
import { keepVisitEvents } from './keep-visit-events.ts';
import { sumVisits } from './sum-visits.ts';

const fixture = useFixture('checkout funnel', { now: '2026-06-15T14:00:00Z' });

type Funnel = { checkout_funnel: { part: string; step: string; visits: number }[] };
const document = `query ($from: date!, $to: date!, $split: String) {
  checkout_funnel(from_day: $from, to_day: $to, split: $split) { part step visits }
}`;
const june = { from: '2026-06-01', to: '2026-06-30' };

const page = (visitor: string, step: string, stated: object = {}) => ({
  type: 'page',
  name: `checkout_${step}`,
  messageId: `page-${visitor}-${step}-x`,
  anonymousId: visitor,
  properties: {
    step,
    device: 'phone',
    language: 'fr-ca',
    ...stated,
  },
});

beforeAll(async () => {
  const { platform } = fixture.backend;
  const desk = { device: 'desktop', language: 'en-us', utm_campaign: 'spring' };
  await keepVisitEvents(platform, [
    page('visitor-one', 'start'),
    page('visitor-one', 'vehicle'),
    page('visitor-two', 'start', desk),
    { ...page('visitor-two', 'start', desk), messageId: 'page-again-0001' },
  ]);
  await sumVisits(platform);
});

const rows = async (caller: Caller, more: Record<string, unknown> = {}) => {
  const { checkout_funnel: found } = await caller.must<Funnel>(document, { ...june, ...more });
  return Object.fromEntries(found.map(({ part, step, visits }) => [`${part} ${step}`.trim(), visits]));
};

describe('the funnel of the checkout', () => {
  test('counts the visits that reached each step, whoever comes to it twice once', async () => {
    const agent = fixture.tenants.insurer.agent;
    expect(await rows(agent)).toEqual({ start: 2, vehicle: 1 });
  });

  test.each([
    ['device', { 'phone start': 1, 'phone vehicle': 1, 'desktop start': 1 }],
    ['language', { 'fr-ca start': 1, 'fr-ca vehicle': 1, 'en-us start': 1 }],
    ['campaign', { start: 1, vehicle: 1, 'spring start': 1 }],
  ])('is split by %s', async (split, found) => {
    expect(await rows(fixture.tenants.insurer.agent, { split })).toEqual(found);
  });

  test('counts no day that is not asked for', async () => {
    const agent = fixture.tenants.insurer.agent;
    expect(await rows(agent, { from: '2026-05-01', to: '2026-06-14' })).toEqual({});
  });

  test('shows an actuary where visits end, and not what brought them', async () => {
    const actuary = someone(fixture.backend, 'global:actuary');
    expect(await rows(actuary, { split: 'device' })).toMatchObject({ 'phone start': 1 });
    expect(await rows(actuary, { split: 'campaign' })).toEqual({});
    await expect(actuary.must('{ visit_events { step } }', {})).rejects.toThrow();
  });

  test('shows an organization nothing of another one, and a visitor nothing at all', async () => {
    expect(await rows(fixture.tenants.mirror.agent)).toEqual({});
    await expect(fixture.backend.anonymous().must(document, june)).rejects.toThrow();
  });
});
