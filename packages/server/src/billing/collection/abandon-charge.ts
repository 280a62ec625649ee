import {
  GatewayUnknownError,
  keyRetentionMs,
  type PaymentGateway,
  type PaymentResult,
} from '@roadworthy/providers/payments/port.ts';
import type { Outcome } from '../../kernel/jobs/process.ts';
import { captureKeyOf, type ChargeAnswer, type ChargeRequest } from '../charge.ts';
import { answerOfDebit } from '../debits/order-debit.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

/**
 * How long a bind may ask for money. It ends a quarter of an hour before the gateway may
 * forget the key: a request that is sent after that would be a second charge.
 */
export const longestBindMs = keyRetentionMs - 15 * 60_000;

/** The code of a charge that nobody could confirm. */
export const timedOutCode = 'timed_out';

const timedOut: ChargeAnswer = {
  status: 'declined',
  code: timedOutCode,
  ...sentence(
    words(
      'The payment was never confirmed, and nothing was taken. Pay again.',
      'Le paiement n’a jamais été confirmé et rien n’a été prélevé. Payez de nouveau.',
    ),
  ),
  lastFour: null,
};

/** The gateway's answer; null while it does not give one. */
async function requested(ask: () => Promise<PaymentResult | { status: 'not_found' }>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayUnknownError) return null;
    throw error;
  }
}

/**
 * Ends a charge that nobody could confirm in a day, without asking for money again: what was taken counts, a hold is
 * voided, nothing is a time-out. While the gateway does not even say that, the outcome stays unknown.
 */
export async function abandonCharge(gateway: PaymentGateway, request: ChargeRequest): Promise<Outcome<ChargeAnswer>> {
  const { gatewayKey } = request;
  const taken = await requested(() => gateway.lookUp(captureKeyOf(gatewayKey)));
  if (!taken) return { known: false };
  if (taken.status === 'captured') {
    const { reference, cardLastFour, card, storedToken } = taken;
    return {
      known: true,
      answer: { status: 'captured', reference, lastFour: cardLastFour ?? null, card, storedToken },
    };
  }
  // Taken, and taken back since: nothing of it is here.
  if (taken.status === 'returned') return { known: true, answer: timedOut };
  const hold = await requested(() => gateway.lookUp(gatewayKey));
  if (!hold) return { known: false };
  if (hold.status === 'authorized') {
    const { reference } = hold;
    const voided = await requested(() => gateway.voidAuthorization({ key: `${gatewayKey}:void`, reference }));
    if (!voided) return { known: false };
  }
  return { known: true, answer: timedOut };
}

/**
 * The same of a debit that nobody could confirm in a day: one that was ordered counts, anything else is a time-out. One
 * that turns up even later is given back when it is followed.
 */
export async function abandonDebit(gateway: PaymentGateway, request: ChargeRequest): Promise<Outcome<ChargeAnswer>> {
  const ordered = await requested(() => gateway.lookUp(request.gatewayKey));
  if (!ordered) return { known: false };
  const answer = ordered.status === 'not_found' ? timedOut : answerOfDebit(ordered);
  return { known: true, answer: answer.status === 'processing' ? answer : timedOut };
}
