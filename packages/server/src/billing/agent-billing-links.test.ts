import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { describe, expect, test } from 'vitest';

const sold = '2026-06-15';
const fixture = useFixture('billing links', { now: `${sold}T14:00:00Z` });
const document = 'mutation ($id: uuid!) { agent_billing_links(policy_id: $id) { url } }';

async function soldPolicy(): Promise<string> {
  return (await boundQuote(fixture.backend, aQuote({ effectiveDate: sold, paymentTerm: 'pay_in_full' }))).policyId;
}

describe('agent_billing_links', () => {
  test('answers the page of our own on which the customer pays this policy, and nothing that opens it', async () => {
    const policyId = await soldPolicy();
    const { agent_billing_links } = await fixture.tenants.insurer.agent.must<{ agent_billing_links: { url: string } }>(
      document,
      { id: policyId },
    );
    const page = new URL('/customers/pay', fixture.backend.config.publicUrl);
    page.searchParams.set('policy', policyId);
    expect(agent_billing_links.url).toBe(page.href);
  });

  test('refuses a policy that has ended and owes nothing', async () => {
    const policyId = await soldPolicy();
    await fixture.tenants.insurer.agent.must(
      `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
        issue_prorated_refund: true) { status } }`,
      { id: policyId, on: sold },
    );
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: policyId });
    expect(refused).toEqual({ code: 'nothing_to_pay' });
  });

  test('does not find another organization’s policy', async () => {
    const policyId = await soldPolicy();
    const refused = await refusalOf(fixture.backend, fixture.tenants.mirror.agent, document, { id: policyId });
    expect(refused).toMatchObject({ code: 'not_found' });
  });
});
