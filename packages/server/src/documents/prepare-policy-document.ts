import { createHash } from 'node:crypto';
import { decideMailingProof } from '@roadworthy/core/documents/mailing-proof.ts';
import { decideReceipt } from '@roadworthy/core/documents/receipt.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sourceOfChange } from '../changes/change-document.ts';
import { loadProposal } from '../changes/proposal-store.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { policiesOfCustomer, termsOfContract } from './gather-loss-run.ts';
import { priceOfChange } from './gather-policy-change.ts';
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

async function changeStands(work: Work, policyId: string, proposalId: string): Promise<Stated> {
  const opened = await loadProposal(work, proposalId);
  if (opened.proposal.policyId !== policyId) throw notFound();
  const priced = await priceOfChange(work, opened);
  return { decision: accept(true), madeFrom: sourceOfChange(opened.proposal, priced) };
}

/** What losses cost is for staff, and changes with the day on which they are valued. */
async function lossRunStands(work: Work, policies: readonly { readonly policy_id: string }[]): Promise<Stated> {
  const ids = policies.map(({ policy_id }) => policy_id);
  const rows = await work.tx
    .selectFrom('loss_runs')
    .select(['claim_id', 'claim_status', 'paid', 'reserved', 'recovered'])
    .where('policy_id', 'in', ids)
    .orderBy('claim_id')
    .execute();
  const source = [work.now.toISOString().slice(0, 10), ...ids, ...rows.map((row) => Object.values(row).join(' '))];
  return { decision: accept(true), madeFrom: createHash('sha256').update(source.join('\n')).digest('hex') };
}

const lossesOf =
  (policiesOf: typeof termsOfContract) =>
  async (work: Work, policyId: string, aboutId: string): Promise<Stated> => {
    if (isCustomer(work.actor.role) || aboutId !== policyId) throw notFound();
    return lossRunStands(work, await policiesOf(work.tx, policyId));
  };

const requested = {
  receipt: receiptStands,
  mailing_proof: mailingStands,
  policy_change: changeStands,
  loss_run: lossesOf(termsOfContract),
  customer_loss_run: lossesOf(policiesOfCustomer),
} as const;

const isRequested = (type: string): type is keyof typeof requested => Object.hasOwn(requested, type);

/** Has a receipt, a proof of mailing or the document of a change made, which nobody needs before somebody asks; what is there and still good stays. */
export const preparePolicyDocument = operation({
  name: 'prepare_policy_document',
  permission: 'document:prepare',
  root: 'policy_id',
  example: { document_type: 'receipt', about_id: 'cd8f2e3f-6bcc-43b9-a594-5d729020f54f' },
  async run(work) {
    const { policy_id: policyId, document_type: type, about_id: aboutId } = work.input;
    if (!isRequested(type)) {
      const message = words(
        'Choose a receipt, a proof of mailing, a change or a loss run.',
        'Choisissez un reçu, une preuve d’envoi, une modification ou un relevé des sinistres.',
      );
      return refuse('unknown_document', message, 'document_type');
    }
    await lockPolicy(work, policyId);
    const { decision, madeFrom } = await requested[type](work, policyId, aboutId);
    if (!decision.ok) return decision;
    const { documentId } = await makeDocument(work, type, policyId, { aboutId, madeFrom });
    return { document_id: documentId, document: { document_id: documentId } };
  },
});
