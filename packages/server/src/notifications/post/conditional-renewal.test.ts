import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { postLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('conditional renewal', { now: '2026-06-15T14:00:00Z' });
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const dearer = (row: RateRow) =>
  row.factor === 'base'
    ? { ...row, factors: { ...row.factors, collision: (Number(row.factors?.['collision']) * 1.1).toFixed(4) } }
    : row;
beforeAll(() =>
  releaseRates(fixture.backend.owner, {
    organizationId: fixture.tenants.insurer.organization.organizationId,
    version: 'a year later',
    businessType: 'renewal',
    effectiveDate: '2027-05-01',
    change: dearer,
  }),
);

async function round(day: string): Promise<void> {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  for (const job of ['create-renewals', 'advance-renewals'] as const)
    await jobHandlers(fixture.backend.platform)[job]?.({});
}
const noticesOf = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select kind, sent::text, send_by::text as by, ends_on::text as ends, notice_days as days, grade, channel,
       proven_on::text as proven from notices where policy_id = $1 order by created`,
    [policyId],
  );
const legalDays = async () =>
  (
    await fixture.tenants.insurer.agent.must<{ legal_days: Record<string, unknown>[] }>(
      '{ legal_days(order_by: [{ due_date: asc }]) { kind due_date alert } }',
    )
  ).legal_days;

test('a dearer renewal is told by a notice by the law’s day, by post, with what proves it', async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }));
  const { policyId } = bound;
  await round('2027-04-16');
  const [notice] = await noticesOf(policyId);
  expect(notice).toMatchObject({
    kind: 'conditional_renewal',
    sent: '2027-04-16',
    ends: '2027-06-15',
    days: 45,
    proven: null,
  });
  expect(await legalDays()).toEqual([{ kind: 'letter', due_date: notice?.['by'], alert: 'ahead' }]);
  await postLetters(fixture.backend);
  expect(await noticesOf(policyId)).toMatchObject([{ proven: expect.any(String) }]);
  expect(await legalDays()).toEqual([]);
  const { pages } = await selectOne<{ pages: number }>(
    fixture.backend,
    `select count(*)::int as pages from posted_letters l join documents d using (document_id)
     where l.policy_id = $1 and l.addressee = 'insured' and d.status = 'ready'`,
    [policyId],
  );
  expect(pages).toBe(1);
});

test('what nothing proves to have gone out by that day stands late among the legal days', async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const { policyId } = await boundQuote(
    fixture.backend,
    aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }),
  );
  await round('2027-04-16');
  const [notice] = await noticesOf(policyId);
  fixture.backend.clock.set('2027-05-20T14:00:00Z');
  expect(await legalDays()).toEqual([{ kind: 'letter', due_date: notice?.['by'], alert: 'late' }]);
  await selectRows(fixture.backend, `update notices set proven_on = '2027-05-10' where policy_id = $1`, [policyId]);
  const late = { kind: 'conditional_renewal', due_date: notice?.['by'], alert: 'late' };
  expect(await legalDays()).toEqual([late]);
  // A newer notice does not undo that.
  await selectRows(
    fixture.backend,
    `insert into notices select (jsonb_populate_record(null::notices, to_jsonb(n) || jsonb_build_object(
       'notice_id', uuidv7(), 'proven_on', null, 'created', n.created + interval '1 day'))).* from notices n where policy_id = $1`,
    [policyId],
  );
  expect(await legalDays()).toHaveLength(2);
  expect(await legalDays()).toContainEqual(late);
});
