import { randomUUID } from 'node:crypto';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { bindDocument, cardToken } from './quote-scenarios.ts';
import { signAsPage } from './sign-as-page.ts';

/** A policy whose cover ends before its term, as its agent writes it down. */
type DemoEnd = {
  readonly daysAgo: number;
  readonly agent: 'dana' | 'pete';
  /** The last name of the insured. */
  readonly insured: string;
  readonly reason: string;
  /** Days from that day until cover ends. */
  readonly endsIn: number;
};

/** One whose owner came back a week later, one that was sold and refunded, one whose end is announced. */
export const demoEnds: readonly DemoEnd[] = [
  { daysAgo: 30, agent: 'dana', insured: 'Banks', reason: 'replaced_cover', endsIn: 0 },
  { daysAgo: 20, agent: 'pete', insured: 'Ellison', reason: 'sold_vehicle', endsIn: 0 },
  { daysAgo: 5, agent: 'dana', insured: 'Raman', reason: 'replaced_cover', endsIn: 26 },
];

type Found = {
  readonly policy_id: string;
  readonly user_id: string;
  readonly time_zone: string;
  readonly current_quote: { readonly vehicles: readonly { readonly vehicle_id: string }[] };
};

/** The policy of somebody who is named so; with the last name alone, the first of them. */
export async function policyOf(agent: Caller, insured: string, firstName?: string): Promise<Found> {
  const find = `query ($named: entities_bool_exp!) {
    policies(where: { current_quote: { entities: $named } }) {
      policy_id user_id time_zone current_quote { vehicles { vehicle_id } }
    }
  }`;
  const named = { last_name: { _eq: insured }, ...(firstName && { first_name: { _eq: firstName } }) };
  const [policy] = (await agent.must<{ readonly policies: readonly Found[] }>(find, { named })).policies;
  if (!policy) throw new Error(`${insured} has no policy in the demo`);
  return policy;
}

/** An agent ends the policy of somebody, or announces its end. */
export async function endPolicy(agent: Caller, at: Date, { insured, reason, endsIn }: DemoEnd): Promise<void> {
  const policy = await policyOf(agent, insured);
  const on = addDays(dayInZone(at, policy.time_zone), endsIn);
  await agent.must(
    `mutation ($id: uuid!, $on: date!, $reason: String!) {
      cancel_policy(policy_id: $id, reason: $reason, as_of_date: $on, issue_prorated_refund: true) { status }
    }`,
    { id: policy.policy_id, on, reason },
  );
}

/** Who has their policy go on after a week without cover, as their agent writes it down. */
export const demoReturn = { daysAgo: 23, agent: 'dana', insured: 'Banks', signedBy: 'Theo Banks' } as const;

/** A cancelled policy goes on with a gap, paid with a card. */
export async function reinstatePolicy(backend: Backend, agent: Caller, at: Date): Promise<void> {
  const { insured, signedBy } = demoReturn;
  const { policy_id: id, time_zone: zone } = await policyOf(agent, insured);
  const { preview_reinstatement } = await agent.must<{ preview_reinstatement: { balance: number } }>(
    'query ($id: uuid!) { preview_reinstatement(policy_id: $id, has_lapse: true) { balance } }',
    { id },
  );
  await agent.must(
    `mutation ($id: uuid!, $charged: Int!, $by: String!, $on: date!, $method: String!) {
      reinstate_policy(policy_id: $id, charged_amount: $charged, has_lapse: true, signed_by: $by, signed_on: $on,
        method_token: $method) { status }
    }`,
    {
      id,
      charged: preview_reinstatement.balance,
      by: signedBy,
      on: dayInZone(at, zone),
      method: await cardToken(backend, '4242424242424242'),
    },
  );
}

/** Whose unpaid policy is rewritten, four days after the payment was due. */
export const demoRewrite = { daysAgo: 7, agent: 'dana', firstName: 'Opal', insured: 'Reyes' } as const;

/** An unpaid policy goes on as another one, which its insured signs and pays with another card. */
export async function rewritePolicy(backend: Backend, agent: Caller): Promise<void> {
  const { insured, firstName } = demoRewrite;
  const { policy_id: id, user_id } = await policyOf(agent, insured);
  const { rewrite_delinquent_policy } = await agent.must<{ rewrite_delinquent_policy: { quote_id: string } }>(
    'mutation ($id: uuid!) { rewrite_delinquent_policy(policy_id: $id) { quote_id } }',
    { id },
  );
  const { quote_id: quoteId } = rewrite_delinquent_policy;
  const name = `${firstName} ${insured}`;
  const account = { userId: user_id, email: '', name, organizationId: null };
  const customer = backend.as({ ...account, role: 'organization:customer' });
  await signAsPage(backend, { customer, quoteId }, name);
  const method = await cardToken(backend, '4242424242424242');
  await customer.must(bindDocument, { id: quoteId, method, autopay: null }, { idempotencyKey: randomUUID() });
}
