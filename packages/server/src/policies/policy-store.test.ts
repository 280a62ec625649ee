import { randomUUID } from 'node:crypto';
import { transaction } from '@roadworthy/db/pool.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy } from './policy-store.ts';

const fixture = useFixture('policy store');
let bound: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote());
});

const inside = <Result>(tenant: 'insurer' | 'mirror', step: (work: Work) => Promise<Result>) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants[tenant].organization.organizationId,
    systemRequest('reading'),
    step,
  );

describe('a stored policy', () => {
  test('is what the quote was bound for', async () => {
    const { policy, created } = await inside('insurer', (work) => loadPolicy(work, bound.policyId));
    expect(policy).toMatchObject({
      policyId: bound.policyId,
      policyNumber: bound.policyNumber,
      currentQuoteId: bound.quoteId,
      provider: 'personal',
      policyTerm: 1,
      currency: 'USD',
      paymentTerm: 'monthly',
      fees: 2500,
      cancelledAsOf: null,
      cancellationReason: null,
      customerRenewalOption: 'auto_renew',
    });
    expect(policy.total).toBe(policy.premium + policy.fees);
    expect(created).toEqual(fixture.backend.clock.now());
  });

  test.each([loadPolicy, lockPolicy])('is not found in another organization, nor where there is none', async (read) => {
    await expect(inside('mirror', (work) => read(work, bound.policyId))).rejects.toMatchObject({ code: 'not_found' });
    await expect(inside('insurer', (work) => read(work, randomUUID()))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is held by who locks it until their work is done', async () => {
    await inside('insurer', async (work) => {
      await lockPolicy(work, bound.policyId);
      const other = transaction(fixture.backend.owner.pool, (client) =>
        client.query('select from policies where policy_id = $1 for update nowait', [bound.policyId]),
      );
      await expect(other).rejects.toMatchObject({ code: '55P03' });
    });
  });
});
