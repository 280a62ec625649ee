import { transaction } from '@roadworthy/db/pool.ts';
import { askAs } from '../operations/ask-as.ts';
import type { Platform } from '../platform.ts';
import { enterRole } from '../tokens/scope.ts';

const text = `
  select process_intent_id, organization_id, process from process_intents
  where process_intent_id = $1::uuid and state = 'begun'`;

/**
 * Has the worker ask again for the outcome of the process that a gateway's key belongs to. A key begins with its
 * intent's id; what is finished or unknown is passed over, so being told twice or late changes nothing.
 */
export async function wakeIntent({ pools, jobs }: Pick<Platform, 'pools' | 'jobs'>, gatewayKey: string): Promise<void> {
  const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/.exec(gatewayKey)?.[0];
  if (id === undefined) return;
  const [row] = await askAs(pools.operations, { role: 'worker', text, values: [id] });
  const [intentId, organizationId, name] = row ?? [];
  if (!intentId || !organizationId || !name) return;
  await transaction(pools.operations, async (client) => {
    await enterRole(client, 'operator', { 'app.organization': organizationId });
    await jobs.enqueue(client, 'resume-intent', { intentId, organizationId, process: name });
  });
}
