import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fastify } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { HttpParts } from '../../http/http-parts.ts';
import { readinessRoute } from '../../http/routes/readiness-route.ts';
import { jobHandlers } from '../../registry.ts';
import { lateDays } from './late-days.ts';

const fixture = useFixture('legal days');
let policyId: string;

/** A policy of Ohio that its insurer ends on 3 August, whose letter did not leave and whose refund is held. */
beforeAll(async () => {
  const { backend, tenants } = fixture;
  backend.clock.set('2026-06-15T14:00:00Z');
  ({ policyId } = await boundQuote(backend, aQuote({ paymentTerm: 'pay_in_full' })));
  backend.clock.set('2026-07-01T14:00:00Z');
  await jobHandlers(backend.platform)['activate-policies']?.({});
  await tenants.insurer.underwriter.must(
    `mutation ($id: uuid!) { underwriter_cancel_policy(policy_id: $id, reason: "misrepresentation",
      as_of_date: "2026-08-03", explanation: "It was rented out all year.", issue_prorated_refund: true) { status } }`,
    { id: policyId },
  );
  await selectRows(backend, `update policy_refunds set status = 'held', hold_reason = 'card_closed'`);
});

type Row = { kind: string; due_date: string; days_left: number; alert: string };
const listed = async (who: Caller, at: string): Promise<string[]> => {
  fixture.backend.clock.set(at);
  const { legal_days: rows } = await who.must<{ legal_days: Row[] }>(
    '{ legal_days(order_by: [{ due_date: asc }]) { kind due_date days_left alert policy_number amount currency } }',
  );
  return rows.map(({ kind, due_date, days_left, alert }) => `${kind} ${due_date} ${days_left} ${alert}`);
};
const late = () => lateDays(fixture.backend.platform);

test('every legal day that is not done is listed with the days that are left where the risk is', async () => {
  const { agent } = fixture.tenants.insurer;
  expect(await listed(agent, '2026-07-01T14:00:00Z')).toEqual([
    'letter 2026-07-01 0 today',
    'refund_held 2026-08-02 32 ahead',
    'end 2026-08-03 33 ahead',
  ]);
  expect(await late()).toEqual({});
  expect(await listed(agent, '2026-07-30T14:00:00Z')).toEqual([
    'letter 2026-07-01 -29 late',
    'refund_held 2026-08-02 3 soon',
    'end 2026-08-03 4 soon',
  ]);
  // Past midnight UTC it is still 2 August in Ohio.
  expect((await listed(agent, '2026-08-03T02:00:00Z'))[1]).toBe('refund_held 2026-08-02 0 today');
  expect(await listed(agent, '2026-08-04T14:00:00Z')).toEqual([
    'letter 2026-07-01 -34 late',
    'refund_held 2026-08-02 -2 late',
    'end 2026-08-03 -1 late',
  ]);
  expect(await late()).toEqual({ end: 1, letter: 1, refund_held: 1 });
});

test('whoever looks whether the platform is ready reads how many are late, by the clock of the list', async () => {
  fixture.backend.clock.set('2026-08-04T14:00:00Z');
  const app = fastify();
  readinessRoute(app, { platform: fixture.backend.platform } as HttpParts);
  expect((await app.inject('/readyz')).json()).toMatchObject({ late: { end: 1, letter: 1, refund_held: 1 } });
});

test('nobody reads those of another organization, and no customer any', async () => {
  expect(await listed(fixture.tenants.mirror.agent, '2026-08-04T14:00:00Z')).toEqual([]);
  const { errors } = await someone(fixture.backend, 'organization:customer').ask('{ legal_days { kind } }');
  expect(errors).not.toEqual([]);
});

test('what is done is listed no more', async () => {
  const { backend } = fixture;
  await selectRows(backend, `update policy_refunds set status = 'stopped'`);
  await selectRows(backend, `update notices set proven_on = '2026-07-01'`);
  await selectRows(backend, `update policy_cancellations set status = 'reversed'`);
  expect(await listed(fixture.tenants.insurer.agent, '2026-08-04T14:00:00Z')).toEqual([]);
});
