import { decideMailingProof } from '@roadworthy/core/documents/mailing-proof.ts';
import { decideReceipt } from '@roadworthy/core/documents/receipt.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { makeDocument } from './make-document.ts';

/** Whether there is something to state, and what it is stated from: as long as that stays, so does the document. */
type Stated = { readonly decision: Decision<true>; readonly madeFrom: string };

async function receiptStands({ tx }: Work, policyId: string, transactionId: string): Promise<Stated> {
  const row = await tx
    .selectFrom('transactions')
    .select(['type', 'status', 'amount'])
    .where('transaction_id', '=', transactionId)
    .where('policy_id', '=', policyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { count } = await tx
    .selectFrom('payment_allocations as a')
    .innerJoin('payments as p', 'p.payment_id', 'a.payment_id')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('p.transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return { decision: decideReceipt(row), madeFrom: `${row.status} ${row.amount} ${count}` };
}

async function mailingStands(work: Work, policyId: string, notificationId: string): Promise<Stated> {
  if (isCustomer(work.actor.role)) throw notFound();
  const row = await work.tx
    .selectFrom('notifications')
    .select('status')
    .where('notification_id', '=', notificationId)
    .where('policy_id', '=', policyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { decision: decideMailingProof(row), madeFrom: row.status };
}

const requested = { receipt: receiptStands, mailing_proof: mailingStands } as const;

const isRequested = (type: string): type is keyof typeof requested => Object.hasOwn(requested, type);

/** Has a receipt or a proof of mailing made, which nobody needs before somebody asks; what is there and still good stays. */
export const preparePolicyDocument = operation({
  name: 'prepare_policy_document',
  permission: 'document:prepare',
  root: 'policy_id',
  example: { document_type: 'receipt', about_id: 'cd8f2e3f-6bcc-43b9-a594-5d729020f54f' },
  async run(work) {
    const { policy_id: policyId, document_type: type, about_id: aboutId } = work.input;
    if (!isRequested(type)) {
      return refuse('unknown_document', 'Choose a receipt or a proof of mailing.', 'document_type');
    }
    await lockPolicy(work, policyId);
    const { decision, madeFrom } = await requested[type](work, policyId, aboutId);
    if (!decision.ok) return decision;
    const { documentId } = await makeDocument(work, type, policyId, { aboutId, madeFrom });
    return { document_id: documentId, document: { document_id: documentId } };
  },
});
