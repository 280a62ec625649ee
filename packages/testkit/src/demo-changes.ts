import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Caller } from './caller.ts';
import { policyOf } from './demo-ends.ts';

type Covers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A change of a policy, as its agent proposes it and as far as it has come. */
type DemoChange = {
  readonly daysAgo: number;
  readonly agent: 'dana' | 'pete';
  readonly insured: string;
  readonly firstName: string;
  /** Days from that day until it counts. */
  readonly countsIn: number;
  readonly cover?: 'comprehensive' | 'collision';
  readonly deductible: number;
  readonly outcome: 'accepted' | 'waits' | 'taken_back';
};

/**
 * One that is applied, one that is accepted for a day to come, one that an underwriter has to let pass, because it raises
 * cover for days that have passed, and one that was taken back. Of one policy a correction that was dated before what was
 * applied, which was made again after it, and a change for a day to come that fell away because another one moved its price.
 */
export const demoChanges: readonly DemoChange[] = [
  {
    daysAgo: 50,
    agent: 'dana',
    insured: 'Raman',
    firstName: 'Priya',
    countsIn: 0,
    cover: 'collision',
    deductible: 1000,
    outcome: 'accepted',
  },
  {
    daysAgo: 44,
    agent: 'dana',
    insured: 'Raman',
    firstName: 'Priya',
    countsIn: -10,
    deductible: 1000,
    outcome: 'accepted',
  },
  {
    daysAgo: 36,
    agent: 'dana',
    insured: 'Raman',
    firstName: 'Priya',
    countsIn: 55,
    deductible: 2500,
    outcome: 'accepted',
  },
  {
    daysAgo: 30,
    agent: 'dana',
    insured: 'Raman',
    firstName: 'Priya',
    countsIn: 0,
    deductible: 500,
    outcome: 'accepted',
  },
  {
    daysAgo: 60,
    agent: 'pete',
    insured: 'Herrera',
    firstName: 'Luis',
    countsIn: 0,
    deductible: 1000,
    outcome: 'accepted',
  },
  {
    daysAgo: 9,
    agent: 'pete',
    insured: 'Herrera',
    firstName: 'Luis',
    countsIn: 30,
    deductible: 2500,
    outcome: 'accepted',
  },
  {
    daysAgo: 2,
    agent: 'dana',
    insured: 'Moreno',
    firstName: 'Ben',
    countsIn: -3,
    deductible: 250,
    outcome: 'waits',
  },
  {
    daysAgo: 6,
    agent: 'dana',
    insured: 'Moreno',
    firstName: 'Ben',
    countsIn: 20,
    deductible: 2500,
    outcome: 'taken_back',
  },
];

const moves = {
  accepted: `mutation ($id: uuid!, $name: String) {
    accept_policy_proposal(policy_proposal_id: $id, signed_by: $name) { status } }`,
  taken_back: 'mutation ($id: uuid!) { cancel_proposal(policy_proposal_id: $id) { status } }',
} as const;

/** An agent proposes another deductible, and accepts it, leaves it to an underwriter, or takes it back. */
export async function changePolicy(agent: Caller, at: Date, change: DemoChange): Promise<void> {
  const { insured, firstName, countsIn, cover = 'comprehensive', deductible, outcome } = change;
  const { policy_id: id, time_zone: zone } = await policyOf(agent, insured, firstName);
  const { policies_by_pk: found } = await agent.must<{ policies_by_pk: { current_quote: { coverages: Covers } } }>(
    'query ($id: uuid!) { policies_by_pk(policy_id: $id) { current_quote { coverages } } }',
    { id },
  );
  const { coverages } = found.current_quote;
  const { create_policy_proposal: proposed } = await agent.must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $from: date!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id }
    }`,
    {
      id,
      from: addDays(dayInZone(at, zone), countsIn),
      changes: { coverages: { ...coverages, [cover]: { ...coverages[cover], deductible } } },
    },
  );
  if (outcome === 'waits') return;
  await agent.must(moves[outcome], {
    id: proposed.policy_proposal_id,
    ...(outcome === 'accepted' && { name: `${firstName} ${insured}` }),
  });
}
