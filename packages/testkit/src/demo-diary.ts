import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Caller } from './caller.ts';

type DemoTask = {
  readonly daysAgo: number;
  readonly title: string;
  /** So many days later it is due. */
  readonly inDays: number;
  /** The record that it is about: the newest of the organization. */
  readonly about?: 'policy' | 'customer';
};

/** What agents have written into their diary, oldest first. */
export const demoTasks: readonly DemoTask[] = [
  { daysAgo: 6, title: 'Send the list of storage places to the club in Bend', inDays: 4 },
  { daysAgo: 3, title: 'Ask whether the awning is insured by anybody else', inDays: 3, about: 'policy' },
  { daysAgo: 1, title: 'Congratulate on the new coach', inDays: 3, about: 'customer' },
];

/** An agent writes down what they have to do. */
export async function writeTask(
  agent: Caller,
  organizationId: string,
  at: Date,
  { title, inDays, about }: DemoTask,
): Promise<void> {
  const { policies } = await agent.must<{
    policies: { policy_id: string; current_quote: { entities: { entity_id: string }[] } | null }[];
  }>(`{ policies(order_by: [{ created: desc }], limit: 1) {
    policy_id current_quote { entities(where: { entity_relationship: { _eq: "named_insured" } }, limit: 1) { entity_id } } } }`);
  const [newest] = policies;
  await agent.must(
    `mutation ($id: uuid!, $title: String!, $day: date!, $policy: uuid, $person: uuid) {
      create_task(organization_id: $id, title: $title, due_date: $day, policy_id: $policy, entity_id: $person) { task_id } }`,
    {
      id: organizationId,
      title,
      day: addDays(dayInZone(at, 'America/Los_Angeles'), inDays),
      policy: about === 'policy' ? newest?.policy_id : null,
      person: about === 'customer' ? newest?.current_quote?.entities[0]?.entity_id : null,
    },
  );
}
