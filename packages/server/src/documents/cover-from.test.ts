import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';
import { gatherDeclarations } from './gather-declarations.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';

const fixture = useFixture('cover from');
const inOhio = { postalCode: '43215' };
const inCalifornia = {
  postalCode: '93721',
  mailing: { line_1: '1 Main Street', locality: 'Fresno', administrative_area: 'CA', postal_code: '93721' },
};

describe('the beginning of cover', () => {
  test.each([
    ['today in Ohio is the purchase', inOhio, '2026-06-15', '2026-06-15T14:32:00.000Z', 'active', '10:32 a.m.'],
    ['tomorrow in Ohio is 12:01 a.m.', inOhio, '2026-06-16', '2026-06-16T04:01:00.000Z', 'pending', '12:01 a.m.'],
    ['today in California too', inCalifornia, '2026-06-15', '2026-06-15T14:32:00.000Z', 'active', '7:32 a.m.'],
    ['later there', inCalifornia, '2026-07-01', '2026-07-01T07:01:00.000Z', 'pending', '12:01 a.m.'],
  ])('%s', async (_title, place, effectiveDate, from, status, time) => {
    fixture.backend.clock.set('2026-06-15T14:32:00Z');
    const { policyId, customer } = await boundQuote(fixture.backend, aQuote({ ...place, effectiveDate }));
    const { policies_by_pk } = await customer.must<{ policies_by_pk: { cover_from: string; policy_status: string } }>(
      'query ($id: uuid!) { policies_by_pk(id: $id) { cover_from policy_status } }',
      { id: policyId },
    );
    expect(new Date(policies_by_pk.cover_from).toISOString()).toBe(from);
    expect(policies_by_pk.policy_status).toBe(status);
    const { organizationId } = fixture.tenants.insurer.organization;
    const kernel = { platform: fixture.backend.platform, handlers: [] };
    const page = await inOrganization(kernel, organizationId, systemRequest('test'), (work) =>
      gatherDeclarations(work, { id: policyId, locale: 'en-US', made: work.now }),
    );
    expect(page.term).toMatchObject({ from: effectiveDate, fromTime: time, toTime: '12:01 a.m.' });
    const entry = await selectOne(
      fixture.backend,
      `select facts ->> 'begins' as begins from timeline_entries where policy_id = $1 and kind = 'policy_bound'`,
      [policyId],
    );
    expect(entry).toEqual({ begins: status === 'active' ? 'at_once' : 'later' });
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });
});
