import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Tx } from '../kernel/database.ts';
import { loadPolicy } from './policy-store.ts';
import { parametersOfPolicy } from './policy-terms.ts';

const fixture = useFixture('policy terms');

test('whoever has read the row of a policy has its terms: they are read no second time', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  const { organizationId } = fixture.tenants.insurer.organization;
  await inOrganization(kernel, organizationId, systemRequest('reading'), async (work) => {
    const { policy } = await loadPolicy(work, policyId);
    const { terms, ...unread } = policy;
    expect(terms).toMatchObject({ announceDays: 7 });
    expect(await parametersOfPolicy(work, unread)).toEqual(terms);
    const nothing = {
      selectFrom: () => {
        throw new Error('read again');
      },
    };
    expect(await parametersOfPolicy({ tx: nothing as unknown as Tx }, policy)).toEqual(terms);
    await expect(parametersOfPolicy({ tx: nothing as unknown as Tx }, unread)).rejects.toThrow('read again');
  });
});
