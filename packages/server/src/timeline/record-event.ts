import type { DomainEvent } from '@roadworthy/core/events.ts';
import { timelineOf } from '@roadworthy/core/timeline/timeline-of.ts';
import { type RawBuilder, sql } from 'kysely';
import { nameOfUser } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';

/** The policy that a quote has become, or null. */
function policyOf(quoteId: string): RawBuilder<string | null> {
  return sql<string | null>`(select policy_id from quotes where quote_id = ${quoteId}::uuid)`;
}

/** Writes what a timeline keeps of an event, with whoever acts; nothing of an event that leaves nothing. */
export async function recordEvent(work: Work, event: DomainEvent): Promise<void> {
  const entry = timelineOf(event);
  if (entry === null) return;
  const { actor, tx, organizationId, now } = work;
  await tx
    .insertInto('timeline_entries')
    .values({
      organization_id: organizationId,
      quote_id: entry.quoteId ?? null,
      product_id: entry.productId ?? null,
      claim_id: entry.claimId ?? null,
      policy_id: entry.policyId ?? (entry.quoteId ? policyOf(entry.quoteId) : null),
      at: now,
      kind: event.type,
      actor_user_id: actor.userId,
      actor_name: nameOfUser(actor.userId),
      actor_role: actor.role,
      facts: JSON.stringify(entry.facts ?? {}),
      premium_before: entry.price?.before ?? null,
      premium_after: entry.price?.after ?? null,
      visible: entry.visible,
    })
    .execute();
}
