import {
  type PayeeAccount,
  type Payout,
  PayoutKeyReusedError,
  type PayoutRequest,
  PayoutUnknownError,
  type Payouts,
} from '@roadworthy/providers/payouts/port.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Outcome } from '../../kernel/jobs/process.ts';

// Two pay out: claims to their payees (claims/pay-claim.ts), and commission to organizations (billing/commission/pay-run.ts).

/** Pays once under the key of a request; not known where who pays out gave no answer. */
export async function payOutOnce(payouts: Payouts, request: PayoutRequest): Promise<Outcome<Payout>> {
  try {
    return { known: true, answer: await payouts.payOut(request) };
  } catch (error) {
    if (error instanceof PayoutUnknownError) return { known: false };
    if (!(error instanceof PayoutKeyReusedError)) throw error;
    // Paid already, before what names it was written otherwise: what became of it is what counts.
    const accountToken = request.method === 'transfer' ? request.accountToken : null;
    const known = await payouts.lookUp(request.key, { reference: null, accountToken });
    return known ? { known: true, answer: known } : { known: false };
  }
}

/** What the token of an account stands for. */
export async function readAccountOnce(payouts: Payouts, token: string): Promise<Outcome<PayeeAccount>> {
  try {
    return { known: true, answer: await payouts.readAccount(token) };
  } catch (error) {
    if (error instanceof PayoutUnknownError) return { known: false };
    throw error;
  }
}

/** Where a page gives the numbers of an account, which never come to us. */
export const accountFormOf = ({ payments, payouts }: Pick<Platform, 'payments' | 'payouts'>) => ({
  tokenize_url: payments.cardForm.gateway === 'sandbox' ? '/api/payments/sandbox/accounts' : null,
  takes_recipient: payouts.accountsBy === 'recipient',
});
