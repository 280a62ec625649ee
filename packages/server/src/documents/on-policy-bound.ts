import { on } from '../kernel/events.ts';

/** A policy that was bought gets its declarations: the row now, the file by the worker. */
export const declareOnPolicyBound = on('policy_bound', async (work, { policyId, quoteId }) => {
  const { policy_number } = await work.tx
    .selectFrom('policies')
    .select('policy_number')
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const document = await work.tx
    .insertInto('documents')
    .values({
      organization_id: work.organizationId,
      quote_id: quoteId,
      policy_id: policyId,
      document_type: 'declarations',
      name: `Declarations ${policy_number}`,
      created: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  if (!document) return;
  await work.enqueue('render-document', { documentId: document.document_id, organizationId: work.organizationId });
});
