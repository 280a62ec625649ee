import { on } from '../kernel/events.ts';
import { queueNotification } from './queue-notification.ts';

/** The named insured is told that cover is bought. */
export const notifyOnPolicyBound = on('policy_bound', async (work, { policyId, quoteId }) => {
  const insured = await work.tx
    .selectFrom('entities')
    .select('email')
    .where('quote_id', '=', quoteId)
    .where('entity_relationship', '=', 'named_insured')
    .where('archived', 'is', null)
    .executeTakeFirst();
  if (!insured?.email) return;
  await queueNotification(work, { template: 'policy_bound', recipient: insured.email, quoteId, policyId });
});
