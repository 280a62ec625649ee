import { sql } from 'kysely';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';

/** Letters that were still owed when their record moved are sent from where it is: their jobs name the former place. */
async function sendOwed(work: Work, quoteIds: readonly string[], policyIds: readonly string[]): Promise<void> {
  const owed = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('status', '=', 'queued')
    .where(sql<boolean>`(quote_id = any (${[...quoteIds]}::uuid[]) or policy_id = any (${[...policyIds]}::uuid[]))`)
    .execute();
  for (const { notification_id: notificationId } of owed) {
    await work.enqueue('send-notification', { notificationId, organizationId: work.organizationId });
  }
}

export const sendOnQuoteOrganizationChanged = on('quote_organization_changed', (work, { quoteId }) =>
  sendOwed(work, [quoteId], []),
);

export const sendOnPolicyOrganizationChanged = on('policy_organization_changed', async (work, { policyIds }) => {
  const quotes = await work.tx.selectFrom('quotes').select('quote_id').where('policy_id', 'in', policyIds).execute();
  const quoteIds = quotes.map(({ quote_id }) => quote_id);
  return sendOwed(work, quoteIds, policyIds);
});
