import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('action items');

/** The counter of the agents' home, within one organization. */
const document = `query ($organization_id: uuid!, $delinquent: policies_bool_exp!) {
  all: policies_aggregate(where: $delinquent) { aggregate { count } }
  one: policies_aggregate(where: { _and: [$delinquent, { organization_id: { _eq: $organization_id } }] }) {
    aggregate { count }
  }
}`;

test('staff of the platform count one organization by the condition that counts all of them', async () => {
  const { backend, tenants } = fixture;
  await boundQuote(backend, aQuote());
  await boundQuote(backend, aQuote(), tenants.mirror.agent);
  await selectRows(backend, `update policies set policy_status = 'delinquent' returning 1`, []);
  const condition = {
    organization_id: tenants.mirror.organization.organizationId,
    delinquent: { policy_status: { _eq: 'delinquent' } },
  };
  const counted = (count: number) => ({ aggregate: { count } });
  expect(await someone(backend, 'global:service_manager').must(document, condition)).toEqual({
    all: counted(2),
    one: counted(1),
  });
  expect(await tenants.insurer.agent.must(document, condition)).toEqual({ all: counted(1), one: counted(0) });
});
