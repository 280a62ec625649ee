import { addDays, dayInZone } from '@roadworthy/core/shared/day.ts';
import type { Caller } from './caller.ts';

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

/** One that was sold and refunded, one whose end is announced. */
export const demoEnds: readonly DemoEnd[] = [
  { daysAgo: 20, agent: 'pete', insured: 'Ellison', reason: 'sold_vehicle', endsIn: 0 },
  { daysAgo: 5, agent: 'dana', insured: 'Raman', reason: 'replaced_cover', endsIn: 26 },
];

/** An agent ends the policy of somebody, or announces its end. */
export async function endPolicy(agent: Caller, at: Date, { insured, reason, endsIn }: DemoEnd): Promise<void> {
  type Found = { readonly policies: readonly { readonly policy_id: string; readonly time_zone: string }[] };
  const find = `query ($name: String!) {
    policies(where: { current_quote: { entities: { last_name: { _eq: $name } } } }) { policy_id time_zone }
  }`;
  const [policy] = (await agent.must<Found>(find, { name: insured })).policies;
  if (!policy) throw new Error(`${insured} has no policy in the demo`);
  const on = addDays(dayInZone(at, policy.time_zone), endsIn);
  await agent.must(
    `mutation ($id: uuid!, $on: date!, $reason: String!) {
      cancel_policy(policy_id: $id, reason: $reason, as_of_date: $on, issue_prorated_refund: true) { status }
    }`,
    { id: policy.policy_id, on, reason },
  );
}
