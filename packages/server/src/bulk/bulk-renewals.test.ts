import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';
import { runBulk } from './run-bulk.ts';

const fixture = useFixture('bulk renewals', { now: '2026-06-15T14:00:00Z' });
const underwriter = () => fixture.tenants.insurer.underwriter;
const agent = () => fixture.tenants.insurer.agent;

type Row = { id: string; status: string; sale: string | null };
const rows = () =>
  selectRows<Row>(
    fixture.backend,
    `select policy_renewal_id as id, status, meta ->> 'sale_status' as sale from policy_renewals order by 1`,
  );

async function run(who: ReturnType<typeof agent>, action: string, given: Record<string, string>) {
  const { start_bulk_run: started } = await who.must<{ start_bulk_run: { bulk_run_id: string } }>(
    `mutation ($where: jsonb!, $action: String!, $given: jsonb) {
      start_bulk_run(table: "policy_renewals", where: $where, action: $action, given: $given) { bulk_run_id } }`,
    { where: { status: { _neq: 'completed' } }, action, given },
  );
  const [job] = await selectRows<{ organizationId: string }>(
    fixture.backend,
    'select organization_id as "organizationId" from bulk_runs where bulk_run_id = $1',
    [started.bulk_run_id],
  );
  const task = { bulkRunId: started.bulk_run_id, organizationId: job?.organizationId ?? '' };
  await runBulk({ platform: fixture.backend.platform, handlers: [] }, task, { rows: 2, batches: 100 });
  return selectRows<{ row_id: string; outcome: string; code: string | null }>(
    fixture.backend,
    'select row_id, outcome, code from bulk_run_rows where bulk_run_id = $1 order by row_id',
    [started.bulk_run_id],
  );
}

beforeEach(async () => {
  if ((await rows()).length > 0) return;
  for (let count = 0; count < 3; count += 1) {
    await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }));
  }
  fixture.backend.clock.set('2027-04-16T14:00:00Z');
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['create-renewals', 'advance-renewals'] as const) await handlers[job]?.({});
});

test('an underwriter approves all renewals that match; what is not theirs to decide is refused with its reason', async () => {
  const [first, second] = await rows();
  for (const one of [first, second]) {
    await underwriter().must(
      `mutation ($id: uuid!) { update_renewal_status(policy_renewal_id: $id, status: "in_review",
        reason: "Looked at together.") { status } }`,
      { id: one?.id },
    );
  }
  const outcomes = await run(underwriter(), 'approve_plain_renewal', {});
  expect(outcomes.map(({ outcome, code }) => `${outcome} ${code ?? ''}`.trim())).toEqual([
    'done',
    'done',
    'refused renewal_offered',
  ]);
  expect((await rows()).map(({ status }) => status)).toEqual(['offered', 'offered', 'offered']);
});

test('an agent notes of all that match how far they are with the insured', async () => {
  await run(agent(), 'update_renewal_sale_status_agent', { sale_status: 'contacted' });
  expect((await rows()).map(({ sale }) => sale)).toEqual(['contacted', 'contacted', 'contacted']);
});
