import { GatewayRefusedError, type PaymentGateway, type PaymentResult } from '@roadworthy/providers/payments/port.ts';

/**
 * Gives back what nothing was sold for: called back while the bank has not been asked, refunded once it has paid; in
 * between nothing can be done but wait (`withdrawn`). Under keys of the payment, so that it happens once. Throws what the
 * gateway throws that does not answer.
 */
export async function giveBackDebit(
  gateway: PaymentGateway,
  { gatewayKey, amount }: { readonly gatewayKey: string; readonly amount: number },
  { status, reference }: PaymentResult,
): Promise<'voided' | 'refunded' | 'withdrawn'> {
  if (status === 'captured') {
    const refunded = await gateway.refund({ key: `${gatewayKey}:refund`, reference, amount });
    return refunded.status === 'refunded' ? 'refunded' : 'withdrawn';
  }
  try {
    await gateway.voidAuthorization({ key: `${gatewayKey}:void`, reference });
    return 'voided';
  } catch (error) {
    // The bank has it, or has paid it since: it is refunded when it is followed again.
    if (error instanceof GatewayRefusedError) return 'withdrawn';
    throw error;
  }
}
