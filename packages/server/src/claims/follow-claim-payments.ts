import { PayoutUnknownError } from '@roadworthy/providers/payouts/port.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { lockClaim } from './claim-store.ts';
import { failPayment, loadPayment } from './pay-claim.ts';

// What is on its way is asked after every few hours, until it arrived or came back; a cheque may wait in a drawer for half a year.
const toFollow = `
  select organization_id, claim_id, claim_payment_id from claim_payments
  where status = 'sent' and sent > app_now() - interval '180 days'
    and coalesce(followed, sent) < app_now() - interval '5 hours'
  order by followed nulls first limit 200`;

/** Asks what became of a payment of a claim, and writes down that it arrived or came back. */
async function follow(
  kernel: Kernel,
  { organizationId, claimId, paymentId }: Record<'organizationId' | 'claimId' | 'paymentId', string>,
): Promise<void> {
  const request = systemRequest(`follow:${paymentId}`);
  const known = await inOrganization(kernel, organizationId, request, ({ tx }) =>
    tx.selectFrom('claim_payments').select('reference').where('claim_payment_id', '=', paymentId).executeTakeFirst(),
  );
  if (!known) return;
  const payout = await kernel.platform.payouts.lookUp(`${paymentId}:payout`, { ...known, accountToken: null });
  await inOrganization(kernel, organizationId, request, async (work) => {
    const claim = await lockClaim(work, claimId);
    const payment = await loadPayment(work, claim, paymentId);
    if (payment.status !== 'sent') return;
    await work.tx
      .updateTable('claim_payments')
      .set({ followed: work.now, ...(payout?.status === 'paid' && { status: 'paid', settled: work.now }) })
      .where('claim_payment_id', '=', paymentId)
      .execute();
    if (payout?.status !== 'returned') return;
    await failPayment(work, claim, payment, { status: 'returned', reason: payout.reason ?? 'returned' });
  });
}

/** Asks after every payment whose turn it is; one that fails keeps none of the others back. */
export async function followClaimPayments(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const requested = { role: 'worker', claims: clockClaim(platform), text: toFollow } as const;
  for (const [organizationId, claimId, paymentId] of await askAs(platform.pools.operations, requested)) {
    if (!organizationId || !claimId || !paymentId) continue;
    try {
      await follow(kernel, { organizationId, claimId, paymentId });
    } catch (error) {
      const isSilent = error instanceof PayoutUnknownError;
      platform.log.warn({ err: isSilent ? undefined : error, paymentId }, 'a payment of a claim could not be followed');
    }
  }
}
