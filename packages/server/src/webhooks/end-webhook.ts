import { checkWebhookInForce } from '@roadworthy/core/webhooks/webhook.ts';
import { on } from '../kernel/events.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { cancelWaiting, lockWebhook } from './webhook-store.ts';

export const endWebhook = operation({
  name: 'end_webhook',
  permission: 'webhook:write',
  root: 'webhook_id',
  example: {},
  async run({ input: { webhook_id: webhookId }, actor, tx, now }) {
    personOf(actor);
    const webhook = await lockWebhook(tx, webhookId);
    const open = checkWebhookInForce(webhook);
    if (!open.ok) return open;
    const version = webhook.version + 1;
    await tx.updateTable('webhooks').set({ ended: now, version }).where('webhook_id', '=', webhookId).execute();
    await cancelWaiting(tx, [webhookId], now);
    return { webhook_id: webhookId };
  },
});

/** An organization that does no business any more tells nobody of it. */
export const endOnOrganizationArchived = on('organization_archived', async ({ tx, now }, { organizationId }) => {
  const ended = await tx
    .updateTable('webhooks')
    .set({ ended: now })
    .where('organization_id', '=', organizationId)
    .where('ended', 'is', null)
    .returning('webhook_id')
    .execute();
  await cancelWaiting(
    tx,
    ended.map((row) => row.webhook_id),
    now,
  );
});
