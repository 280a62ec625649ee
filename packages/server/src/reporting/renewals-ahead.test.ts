import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('renewals ahead', { now: '2026-06-15T14:00:00Z' });
const underwriter = () => fixture.tenants.insurer.underwriter;
const agent = () => fixture.tenants.insurer.agent;
const inFull = { effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' } as const;

let policies: string[];
beforeAll(async () => {
  const { backend } = fixture;
  policies = [];
  for (const facts of [aQuote(inFull), aMotorhomeQuote(inFull), aQuote({ ...inFull, effectiveDate: '2026-08-01' })]) {
    policies.push((await boundQuote(backend, facts)).policyId);
  }
  backend.clock.set('2027-03-20T14:00:00Z');
});

type Ahead = {
  policy_id: string;
  state: string;
  vehicle_class: string;
  premium_before: number;
  premium: number;
  is_made: boolean;
  crosses: boolean;
};
async function preview(): Promise<Ahead[]> {
  const { renewal_run_preview: part } = await underwriter().must<{ renewal_run_preview: { rows: Ahead[] } }>(
    `query ($id: uuid!) { renewal_run_preview(organization_id: $id) { last rows {
      policy_id state vehicle_class premium_before premium is_made crosses } } }`,
    { id: fixture.tenants.insurer.organization.organizationId },
  );
  return part.rows;
}
const made = () =>
  selectRows<{ source_policy_id: string; price_change: number }>(
    fixture.backend,
    'select source_policy_id, price_change::int from policy_renewals order by 1',
  );

describe('what the next 90 days will renew at', () => {
  test('is what the clock then makes of it, to the cent, and nothing is written', async () => {
    const ahead = await preview();
    expect(ahead.map(({ policy_id }) => policy_id).toSorted()).toEqual(policies.slice(0, 2).toSorted());
    expect(ahead.every(({ is_made }) => !is_made)).toBe(true);
    expect(await made()).toEqual([]);
    fixture.backend.clock.set('2027-04-17T14:00:00Z');
    for (const job of ['create-renewals', 'advance-renewals'] as const) {
      await jobHandlers(fixture.backend.platform)[job]?.({});
    }
    const changes = new Map((await made()).map((one) => [one.source_policy_id, one.price_change]));
    expect(changes.size).toBe(2);
    for (const one of ahead) expect(one.premium - one.premium_before).toBe(changes.get(one.policy_id));
    const after = await preview();
    expect(after.map(({ is_made }) => is_made)).toEqual([true, true]);
    expect(after.map(({ premium }) => premium)).toEqual(ahead.map(({ premium }) => premium));
  });

  test('is an underwriter’s to read', async () => {
    const input = { id: fixture.tenants.insurer.organization.organizationId };
    const document = 'query ($id: uuid!) { renewal_run_preview(organization_id: $id) { last } }';
    expect((await refusalOf(fixture.backend, agent(), document, input)).code).toBe('validation-failed');
  });
});

describe('renewals that were kept', () => {
  test('are counted by month, agent and why the others ended', async () => {
    const [first] = policies;
    await selectRows(
      fixture.backend,
      `update policy_renewals set status = 'expired', ended_because = 'declined', decline_reason = 'moved', next_look = null
       where source_policy_id = $1 returning 1`,
      [first],
    );
    const { renewal_retention: rows } = await agent().must<{ renewal_retention: unknown[] }>(
      `{ renewal_retention { renewal_month agent_name terms renewed undecided declined declined_moved declined_price not_paid
        retained_percent } }`,
    );
    expect(rows).toEqual([
      {
        renewal_month: '2027-06-01',
        agent_name: null,
        terms: 2,
        renewed: 0,
        undecided: 1,
        declined: 1,
        declined_moved: 1,
        declined_price: 0,
        not_paid: 0,
        retained_percent: 0,
      },
    ]);
  });

  test('stand under the name of their agent for everybody in the organization', async () => {
    await selectRows(
      fixture.backend,
      `update quotes q set assigned_agent_id = a.user_id from agent_profiles a
       where a.organization_id = q.organization_id and a.first_name = 'Agnes' and q.bound is not null returning 1`,
    );
    const { renewal_retention: rows } = await underwriter().must<{ renewal_retention: unknown[] }>(
      '{ renewal_retention { agent_name terms } }',
    );
    expect(rows).toEqual([{ agent_name: 'Agnes Harbor', terms: 2 }]);
  });
});
