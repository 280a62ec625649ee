import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JobName } from '../kernel/jobs/job-queues.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('expire policy');
beforeEach(() => fixture.backend.clock.set('2026-06-15T14:00:00Z'));

const run = (name: Extract<JobName, 'activate-policies' | 'expire-policies'>) =>
  jobHandlers(fixture.backend.platform)[name]?.({});
const expireAll = () => run('expire-policies');

const statusOf = async (policyId: string) =>
  (
    await selectOne<{ status: string }>(
      fixture.backend,
      'select policy_status as status from policies where policy_id = $1',
      [policyId],
    )
  ).status;

const kindsOf = async (policyId: string) =>
  (
    await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where policy_id = $1 and kind in ('policy_activated', 'policy_expired')
       order by timeline_entry_id`,
      [policyId],
    )
  ).map(({ kind }) => kind);

const force = (policyId: string, status: string) =>
  fixture.backend.owner.pool.query('update policies set policy_status = $2 where policy_id = $1', [policyId, status]);

describe('expire-policies', () => {
  test.each([
    ['43215', 'OH', '2027-06-16T04:00:59Z', '2027-06-16T04:01:00Z'],
    ['93721', 'CA', '2027-06-16T07:00:59Z', '2027-06-16T07:01:00Z'],
  ])('ends a policy at 12:01 a.m. where its risk is (%s)', async (postalCode, area, before, after) => {
    const mailing = { line_1: '1 Main Street', locality: 'Town', administrative_area: area, postal_code: postalCode };
    const { policyId } = await boundQuote(
      fixture.backend,
      aQuote({ postalCode, mailing, effectiveDate: '2026-06-16' }),
    );
    fixture.backend.clock.set(before);
    await run('activate-policies');
    await expireAll();
    expect(await statusOf(policyId)).toBe('active');
    fixture.backend.clock.set(after);
    await expireAll();
    expect(await statusOf(policyId)).toBe('expired');
  });

  test.each(policyStatuses)('ends or leaves a policy that is %s, as rule 2.5 says', async (status) => {
    const { policyId } = await boundQuote(fixture.backend, aQuote());
    await force(policyId, status);
    fixture.backend.clock.set('2027-07-01T14:00:00Z');
    await expireAll();
    const ends = ['pending', 'active', 'delinquent', 'pending_cancellation'].includes(status);
    expect(await statusOf(policyId)).toBe(ends ? 'expired' : status);
  });
});

describe('after a time in which nothing ran', () => {
  const orders = [
    ['activate-policies', 'expire-policies'],
    ['expire-policies', 'activate-policies'],
  ] as const;

  test.each([
    ['a week', '2026-06-23T14:00:00Z', 'active', ['policy_activated']],
    ['more than a term', '2028-01-01T14:00:00Z', 'expired', ['policy_activated', 'policy_expired']],
  ] as const)('of %s a policy stands where its days say, whichever job comes first', async (_, now, status, kinds) => {
    for (const order of orders) {
      fixture.backend.clock.set('2026-06-15T14:00:00Z');
      const { policyId } = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-16' }));
      fixture.backend.clock.set(now);
      for (const job of order) await run(job);
      expect(await statusOf(policyId)).toBe(status);
      expect(await kindsOf(policyId)).toEqual(kinds);
    }
  });

  test('everything is done once', async () => {
    await boundQuote(fixture.backend, aQuote());
    fixture.backend.clock.set('2028-01-01T14:00:00Z');
    await expireAll();
    const before = await footprintOf(fixture.backend);
    await expireAll();
    await run('activate-policies');
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });
});
