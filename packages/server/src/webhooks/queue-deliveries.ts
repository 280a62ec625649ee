import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@roadworthy/core/events.ts';
import { timelineOf } from '@roadworthy/core/timeline/timeline-of.ts';
import { webhookEvents } from '@roadworthy/core/webhooks/vocabulary.ts';
import { sql } from 'kysely';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';

/** The keys of what an event is about; nothing of what the records hold leaves with it. */
async function keysOf({ tx }: Work, event: DomainEvent): Promise<Readonly<Record<string, string>>> {
  const entry = timelineOf(event);
  if (entry === null) return {};
  const { quoteId, claimId } = entry;
  const policyId =
    entry.policyId ??
    (quoteId
      ? (await tx.selectFrom('quotes').select('policy_id').where('quote_id', '=', quoteId).executeTakeFirst())
          ?.policy_id
      : null);
  return {
    ...(quoteId && { quote_id: quoteId }),
    ...(policyId && { policy_id: policyId }),
    ...(claimId && { claim_id: claimId }),
  };
}

/** Queues what happened for every webhook that is told of it, in the transaction in which it happened. */
async function queueDeliveries(work: Work, event: DomainEvent): Promise<void> {
  const { tx, organizationId, now, enqueue } = work;
  const webhooks = await tx
    .selectFrom('webhooks')
    .select('webhook_id')
    .where('organization_id', '=', organizationId)
    .where('ended', 'is', null)
    .where(sql<boolean>`${event.type} = any (events)`)
    .execute();
  if (webhooks.length === 0) return;
  const about = await keysOf(work, event);
  const recordId = about['claim_id'] ?? about['policy_id'] ?? about['quote_id'];
  if (recordId === undefined) return;
  for (const { webhook_id } of webhooks) {
    const deliveryId = randomUUID();
    await tx
      .insertInto('webhook_deliveries')
      .values({
        webhook_delivery_id: deliveryId,
        organization_id: organizationId,
        webhook_id,
        event_type: event.type,
        record_id: recordId,
        about: JSON.stringify(about),
        occurred: now,
        begun: now,
        next_attempt: now,
      })
      .execute();
    await enqueue('deliver-webhook', { deliveryId, organizationId });
  }
}

export const queueOnEvents = webhookEvents.map((type) => on(type, queueDeliveries));
