import { decideUpdateWebhook } from '@roadworthy/core/webhooks/webhook.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { firstWaiting, lockWebhook } from './webhook-store.ts';

export const updateWebhook = operation({
  name: 'update_webhook',
  permission: 'webhook:write',
  root: 'webhook_id',
  example: { events: ['claim_filed'] },
  badInput: [
    { input: { url: 'https://10.0.0.1/' }, code: 'webhook_url_private', field: 'url' },
    { input: { events: ['everything'] }, code: 'webhook_event_unknown', field: 'events' },
  ],
  changedElsewhere: 'webhook_changed_elsewhere',
  async run({ input: { webhook_id: webhookId, ...requested }, actor, tx, organizationId, now, enqueue }) {
    personOf(actor);
    const webhook = await lockWebhook(tx, webhookId);
    const decision = decideUpdateWebhook(webhook, requested);
    if (!decision.ok) return decision;
    const { events, ...changes } = decision.event;
    await tx
      .updateTable('webhooks')
      .set({ ...changes, events: [...events] })
      .where('webhook_id', '=', webhookId)
      .execute();
    // What waited goes on at once, and has its day from now on.
    if (webhook.paused && !changes.paused) {
      await tx
        .updateTable('webhook_deliveries')
        .set({ attempts: 0, begun: now, next_attempt: now })
        .where('webhook_id', '=', webhookId)
        .where('status', '=', 'pending')
        .execute();
      for (const deliveryId of await firstWaiting(tx, webhookId)) {
        await enqueue('deliver-webhook', { deliveryId, organizationId });
      }
    }
    return { webhook_id: webhookId };
  },
});
