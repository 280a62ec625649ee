import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('policy activity days');
type Days = { day: string; currency: string; activities: number; premium_change: number };
type Listed = { timestamp: string; premium_change: number };

const document = `query Days($zone: String!, $step: Int, $since: timestamptz, $until: timestamptz, $actions: jsonb,
    $states: jsonb, $organization: String, $agent: String, $from: bigint, $to: bigint, $number: String,
    $where: policy_activities_bool_exp!) {
  policy_activity_days(zone: $zone, step: $step, since: $since, until: $until, actions: $actions, states: $states,
    organization: $organization, agent: $agent, change_from: $from, change_to: $to, number: $number,
    order_by: [{ day: asc }, { currency: asc }]) { day currency activities premium_change }
  policy_activities(where: $where, order_by: [{ timestamp: asc }]) { timestamp premium_change }
}`;

async function ask(input: object, where: object = {}) {
  const { policy_activity_days: days, policy_activities: listed } = await fixture.tenants.insurer.agent.must<{
    policy_activity_days: Days[];
    policy_activities: Listed[];
  }>(document, { zone: 'America/New_York', ...input, where });
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
  return {
    days,
    totals: [sum(days.map((one) => one.activities)), sum(days.map((one) => one.premium_change))],
    listed: [listed.length, sum(listed.map((one) => one.premium_change))],
  };
}

let number = '';
beforeAll(async () => {
  const { policyId, policyNumber } = await boundQuote(fixture.backend, aQuote());
  const foreign = await boundQuote(fixture.backend, aQuote(), fixture.tenants.mirror.agent);
  number = policyNumber;
  const rows: [string, string, number, string][] = [
    ['2026-10-31T23:30:00-04:00', 'endorsement', 12_500, 'Ada Lind'],
    ['2026-11-01T00:30:00-04:00', 'endorsement', 2_500, 'ada north'],
    ['2026-11-01T23:30:00-05:00', 'cancellation', -40_000, 'Bo Reyes'],
    ['2026-11-09T12:00:00-05:00', 'refund', 0, 'Bo Reyes'],
  ];
  for (const one of [policyId, foreign.policyId]) {
    for (const row of rows) {
      await selectRows(
        fixture.backend,
        `insert into policy_activities (timestamp, action, premium_change, agent_name, organization_id,
           booked_organization_id, policy_id, policy_number, currency, organization_name, provider, policy_status, effective_date, expiration_date,
           policy_term_premium, current_quote_id, policy_state, payment_term)
         select $2, $3, $4::bigint, $5, organization_id, organization_id, policy_id, policy_number, currency, 'Cascade', provider, policy_status,
           effective_date, expiration_date, premium, current_quote_id, case when $4::bigint < 0 then 'WI' else 'OH' end, payment_term
         from policies where policy_id = $1`,
        [one, ...row],
      );
    }
  }
});

describe('what activities add up to', () => {
  test('stands under the day of the zone that is asked for', async () => {
    const { days } = await ask({ since: '2026-10-01T00:00:00Z', until: '2026-11-05T00:00:00Z' });
    expect(days).toEqual([
      { day: '2026-10-31', currency: 'USD', activities: 1, premium_change: 12_500 },
      { day: '2026-11-01', currency: 'USD', activities: 2, premium_change: -37_500 },
    ]);
    const utc = await ask({ zone: 'UTC', since: '2026-10-01T00:00:00Z', until: '2026-11-05T00:00:00Z' });
    expect(utc.days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02']);
  });

  test('stands under the Monday of its week where seven days are counted together', async () => {
    const { days } = await ask({ step: 7, since: '2026-10-01T00:00:00Z', until: '2026-11-12T00:00:00Z' });
    expect(days.map(({ day, activities }) => [day, activities])).toEqual([
      ['2026-10-26', 3],
      ['2026-11-09', 1],
    ]);
  });

  test.each([
    ['nothing', {}, {}],
    ['a span', { since: '2026-11-01T04:00:00Z' }, { timestamp: { _gte: '2026-11-01T04:00:00Z' } }],
    ['its end', { until: '2026-11-02T05:00:00Z' }, { timestamp: { _lt: '2026-11-02T05:00:00Z' } }],
    ['kinds', { actions: ['refund', 'cancellation'] }, { action: { _in: ['refund', 'cancellation'] } }],
    ['states', { states: ['WI'] }, { policy_state: { _in: ['WI'] } }],
    ['an agent', { agent: 'ADA' }, { agent_name: { _ilike: 'ADA%' } }],
    ['an organization', { organization: 'casc' }, { organization_name: { _ilike: 'casc%' } }],
    ['a sign that means something in a pattern', { agent: '%' }, { agent_name: { _ilike: '\\%%' } }],
    ['amounts', { from: 0, to: 2_500 }, { premium_change: { _gte: 0, _lte: 2_500 } }],
  ])('is that of the rows that a list narrowed by %s shows', async (_what, input, where) => {
    const { totals, listed } = await ask(input, where);
    expect(totals).toEqual(listed);
  });

  test('is that of one policy, found by how its number begins', async () => {
    const found = await ask({ number }, { policy: { policy_number: { _eq: number } } });
    expect(found.totals).toEqual(found.listed);
    expect(found.totals[0]).toBe(5);
  });

  test('holds nothing of another organization', async () => {
    const { days } = await ask({ agent: 'bo' });
    expect(days.map(({ activities }) => activities)).toEqual([1, 1]);
  });
});
