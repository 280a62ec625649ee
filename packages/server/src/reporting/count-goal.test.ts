import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { keepVisitEvents } from './keep-visit-events.ts';
import { sumVisits } from './sum-visits.ts';

const fixture = useFixture('counted goals', { now: '2026-06-15T14:00:00Z' });
const goalsOf = async (organizationId: string): Promise<string[]> => {
  const rows = await selectRows<{ goal: string }>(
    fixture.backend,
    'select goal from visit_events where goal is not null and organization_id = $1 order by received, goal',
    [organizationId],
  );
  return rows.map(({ goal }) => goal);
};

test('goals are counted where they are reached, in the organization that reached them, and a page makes none up', async () => {
  const { insurer, mirror } = fixture.tenants;
  await boundQuote(fixture.backend, aQuote());
  const all = await goalsOf(insurer.organization.organizationId);
  for (const goal of ['quote_started', 'sign_completed', 'payment_completed', 'policy_bound'])
    expect(all.filter((each) => each === goal)).toEqual([goal]);
  expect(await goalsOf(mirror.organization.organizationId)).toEqual([]);

  const invented = Array.from({ length: 100 }, (_, n) => ({
    type: 'track',
    event: 'goal_reached',
    messageId: `invented-${n}-0000`,
    anonymousId: `visitor-${n}-0000`,
    properties: { goal_name: 'policy_bound' },
  }));
  expect(await keepVisitEvents(fixture.backend.platform, invented)).toBe(0);
  expect(await goalsOf(insurer.organization.organizationId)).toEqual(all);
});

test('the funnel ends with the policies that were bound, on whatever device', async () => {
  await sumVisits(fixture.backend.platform);
  const document = `{ checkout_funnel(from_day: "2026-06-01", to_day: "2026-06-30", split: "device") { part step visits } }`;
  const { checkout_funnel: found } = await fixture.tenants.insurer.agent.must<{
    checkout_funnel: { part: string; step: string; visits: number }[];
  }>(document, {});
  expect(found).toEqual([{ part: '', step: 'bound', visits: 1 }]);
});

test('a goal is counted with its transaction or not at all', async () => {
  const { mirror } = fixture.tenants;
  await startQuote(fixture.backend, aQuote({ partner: mirror.partner }), mirror.agent);
  expect(await goalsOf(mirror.organization.organizationId)).toEqual(['quote_started']);
});
