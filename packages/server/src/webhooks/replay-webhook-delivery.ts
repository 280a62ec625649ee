import { decideReplay } from '@roadworthy/core/webhooks/delivery.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';

export const replayWebhookDelivery = operation({
  name: 'replay_webhook_delivery',
  permission: 'webhook:write',
  root: 'webhook_delivery_id',
  example: {},
  async run({ input: { webhook_delivery_id: deliveryId }, actor, tx, organizationId, now, enqueue }) {
    personOf(actor);
    const { status, webhook_id } = await tx
      .selectFrom('webhook_deliveries')
      .select(['status', 'webhook_id'])
      .where('webhook_delivery_id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { ended } = await tx
      .selectFrom('webhooks')
      .select('ended')
      .where('webhook_id', '=', webhook_id)
      .executeTakeFirstOrThrow();
    const decision = decideReplay({ status, hasWebhookEnded: ended !== null });
    if (!decision.ok) return decision;
    await tx
      .updateTable('webhook_deliveries')
      .set({
        status: 'pending',
        ended: null,
        attempts: 0,
        begun: now,
        next_attempt: now,
        problem: null,
        answered: null,
      })
      .where('webhook_delivery_id', '=', deliveryId)
      .execute();
    await enqueue('deliver-webhook', { deliveryId, organizationId });
    return { webhook_delivery_id: deliveryId };
  },
});
