import { GatewayUnknownError, type PaymentGateway, type PaymentResult } from '@roadworthy/providers/payments/port.ts';
import type { Outcome } from '../../kernel/jobs/process.ts';
import { type CaptureCheck, certain, type ChargeAnswer, type ChargeRequest, saidOr } from '../charge.ts';
import { giveBackDebit } from './give-back-debit.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** What a debit that was asked for comes to for a bind: the bank took the order, or nothing is to be had. */
export function answerOfDebit({ status, reference, ...notified }: PaymentResult): ChargeAnswer {
  const account = notified.accountLastFour ?? null;
  // What has been paid meanwhile is booked as every debit is, when it is next followed.
  if (status === 'processing' || status === 'captured') return { status: 'processing', reference, account };
  return {
    status: 'declined',
    code: notified.declineCode ?? 'debit_failed',
    declineClass: notified.declineClass,
    ...saidOr(
      notified,
      words(
        'The bank did not make this payment. Pay with another account or a card.',
        'La banque n’a pas effectué ce paiement. Payez avec un autre compte ou une carte.',
      ),
    ),
    lastFour: null,
    account,
  };
}

/** Something stops the quote: a debit that an attempt ordered of which nobody heard is called back, or refunded later. */
async function release(gateway: PaymentGateway, request: ChargeRequest, code: string): Promise<Outcome<ChargeAnswer>> {
  const released = { status: 'released', code, lastFour: null } as const;
  try {
    const ordered = await gateway.lookUp(request.gatewayKey);
    if (ordered.status === 'not_found') return { known: true, answer: released };
    const before = answerOfDebit(ordered);
    if (before.status !== 'processing') return { known: true, answer: released };
    // What has been paid is refunded as every debit is that nothing was sold for, when it is next followed.
    const isPaid = ordered.status === 'captured';
    const status = isPaid ? 'withdrawn' : await giveBackDebit(gateway, request, ordered);
    const debit = { status: status === 'voided' ? 'voided' : 'withdrawn', account: before.account } as const;
    return { known: true, answer: { ...released, debit } };
  } catch (error) {
    if (error instanceof GatewayUnknownError) return { known: false };
    throw error;
  }
}

/**
 * Orders a debit under a key that never changes for one bind, so that asking twice debits once. It holds nothing, so
 * what stops the quote is asked before it is ordered.
 */
export async function orderDebit(
  gateway: PaymentGateway,
  request: ChargeRequest,
  check: CaptureCheck,
): Promise<Outcome<ChargeAnswer>> {
  const { gatewayKey: key, amount, currency, methodToken, description, offSession } = request;
  const stop = await check();
  if (stop) return release(gateway, request, stop.code);
  const ordered = await certain(gateway, key, () =>
    gateway.debit({ key, amount, currency, methodToken, description, offSession }),
  );
  return ordered ? { known: true, answer: answerOfDebit(ordered) } : { known: false };
}
