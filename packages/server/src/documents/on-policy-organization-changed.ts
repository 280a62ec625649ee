import { on } from '../kernel/events.ts';

/** Documents that were still owed when their policy moved are rendered where it is now: their jobs name the former place. */
export const renderOnPolicyOrganizationChanged = on('policy_organization_changed', async (work, { policyIds }) => {
  const owed = await work.tx
    .selectFrom('documents as d')
    .leftJoin('quotes as q', 'q.quote_id', 'd.quote_id')
    .select('d.document_id')
    .where('d.status', '=', 'pending')
    .where(({ eb, or }) => or([eb('d.policy_id', 'in', policyIds), eb('q.policy_id', 'in', policyIds)]))
    .execute();
  for (const { document_id: documentId } of owed) {
    await work.enqueue('render-document', { documentId, organizationId: work.organizationId });
  }
});
