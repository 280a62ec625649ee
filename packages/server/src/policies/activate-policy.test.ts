import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('activate policy');
beforeEach(() => fixture.backend.clock.set('2026-06-15T14:00:00Z'));

const activateAll = () => jobHandlers(fixture.backend.platform)['activate-policies']?.({});
const statusOf = async (policyId: string) =>
  (
    await selectOne<{ status: string }>(
      fixture.backend,
      'select policy_status as status from policies where policy_id = $1',
      [policyId],
    )
  ).status;

describe('activate-policies', () => {
  test.each([
    ['43215', 'OH', '2026-06-16T04:00:59Z', '2026-06-16T04:01:00Z'],
    ['93721', 'CA', '2026-06-16T07:00:59Z', '2026-06-16T07:01:00Z'],
  ])('brings a policy into force at 12:01 a.m. where its risk is (%s)', async (postalCode, area, before, after) => {
    const mailing = { line_1: '1 Main Street', locality: 'Town', administrative_area: area, postal_code: postalCode };
    const { policyId } = await boundQuote(
      fixture.backend,
      aQuote({ postalCode, mailing, effectiveDate: '2026-06-16' }),
    );
    expect(await statusOf(policyId)).toBe('pending');
    fixture.backend.clock.set(before);
    await activateAll();
    expect(await statusOf(policyId)).toBe('pending');
    fixture.backend.clock.set(after);
    await activateAll();
    expect(await statusOf(policyId)).toBe('active');
  });

  test.each(policyStatuses.filter((status) => status !== 'pending'))(
    'leaves a policy that is %s alone',
    async (status) => {
      const { policyId } = await boundQuote(fixture.backend, aQuote());
      await fixture.backend.owner.pool.query('update policies set policy_status = $2 where policy_id = $1', [
        policyId,
        status,
      ]);
      fixture.backend.clock.set('2026-09-01T14:00:00Z');
      await activateAll();
      expect(await statusOf(policyId)).toBe(status);
    },
  );

  test('brings a policy into force that was missed for days, once', async () => {
    const { policyId } = await boundQuote(fixture.backend, aQuote());
    fixture.backend.clock.set('2026-06-25T14:00:00Z');
    await activateAll();
    expect(await statusOf(policyId)).toBe('active');
    const before = await footprintOf(fixture.backend);
    await activateAll();
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });
});
