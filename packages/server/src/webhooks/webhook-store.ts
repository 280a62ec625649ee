import type { StoredWebhook } from '@roadworthy/core/webhooks/webhook.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';

/** Where the secret of a webhook stands, sealed. */
export const secretOf = (webhookId: string) => ({ table: 'webhooks', column: 'secret', key: webhookId });

/** Where its former secret stands, sealed. */
export const formerSecretOf = (webhookId: string) => ({ table: 'webhooks', column: 'former_secret', key: webhookId });

/** Locks a webhook of the organization in which the transaction works. */
export async function lockWebhook(tx: Tx, webhookId: string): Promise<StoredWebhook> {
  return tx
    .selectFrom('webhooks')
    .select(['version', 'url', 'events', 'paused', 'ended'])
    .where('webhook_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Ends what waits for one that has ended. */
export async function cancelWaiting(tx: Tx, webhookIds: readonly string[], now: Date): Promise<void> {
  if (webhookIds.length === 0) return;
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'cancelled', ended: now, leased_until: null })
    .where('webhook_id', 'in', [...webhookIds])
    .where('status', '=', 'pending')
    .execute();
}

/** What waits for a webhook and nothing of its record before it. */
export async function firstWaiting(tx: Tx, webhookId: string, recordId?: string): Promise<readonly string[]> {
  const { rows } = await sql<{ webhook_delivery_id: string }>`
    select distinct on (record_id) webhook_delivery_id from webhook_deliveries
    where webhook_id = ${webhookId}::uuid and status = 'pending'
      and (${recordId ?? null}::uuid is null or record_id = ${recordId ?? null}::uuid)
    order by record_id, sequence`.execute(tx);
  return rows.map((row) => row.webhook_delivery_id);
}
