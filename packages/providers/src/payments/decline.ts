import { declineReason, type DeclineCode } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { PaymentResult } from './port.ts';

export type { DeclineCode } from '@roadworthy/core/billing/collection/decline-reasons.ts';

const reasonFor = (code: DeclineCode): Pick<PaymentResult, 'declineCode' | 'declineClass' | 'message' | 'french'> => {
  const { class: declineClass, now } = declineReason(code);
  return { declineCode: code, declineClass, ...sentence(now) };
};

/** The answer that tells why a card was declined; the same code has the same class, unless its network advised otherwise. */
export function declined(code: DeclineCode, reference: string, cardLastFour?: string): PaymentResult {
  const result = { status: 'declined', reference, ...reasonFor(code) } as const;
  return cardLastFour === undefined ? result : { ...result, cardLastFour };
}

/** A payment that its bank took back after it had settled: that of a card because its owner disputed it. */
export function chargedBack(reference: string, cardLastFour?: string): PaymentResult {
  return { ...declined('chargeback', reference, cardLastFour), status: 'returned' };
}

/** The same of a bank account: declined, or come back after it had settled. */
export function debitFailed(
  code: DeclineCode,
  { status = 'declined', ...rest }: { status?: 'declined' | 'returned'; reference: string; accountLastFour?: string },
): PaymentResult {
  return { status, ...reasonFor(code), ...rest };
}
