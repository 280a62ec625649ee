import { GatewayUnknownError, type PaymentGateway, type PaymentResult } from '@roadworthy/providers/payments/port.ts';
import type { Outcome } from '../kernel/process.ts';

export type ChargeRequest = {
  /** The authorization's key; the capture's and the void's are derived from it. */
  readonly gatewayKey: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'USD' | 'CAD';
  readonly methodToken: string;
  readonly description: string;
};

export type ChargeAnswer =
  | { readonly status: 'captured'; readonly reference: string; readonly lastFour: string | null }
  | { readonly status: 'declined'; readonly code: string; readonly message: string; readonly lastFour: string | null };

/** The answer under a key, asked for again when it was lost; null while nobody knows. */
async function certain(
  gateway: PaymentGateway,
  key: string,
  ask: () => Promise<PaymentResult>,
): Promise<PaymentResult | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayUnknownError)) throw error;
  }
  try {
    const known = await gateway.lookUp(key);
    return known.status === 'not_found' ? null : known;
  } catch (error) {
    if (error instanceof GatewayUnknownError) return null;
    throw error;
  }
}

function declined({ declineCode, message, cardLastFour }: PaymentResult): Outcome<ChargeAnswer> {
  const answer = {
    status: 'declined',
    code: declineCode ?? 'declined',
    message: message ?? 'The card was declined. Use another card.',
    lastFour: cardLastFour ?? null,
  } as const;
  return { known: true, answer };
}

/**
 * Authorizes and captures under keys that never change for one charge, so that asking twice charges once. An answer
 * that got lost is looked up; while nobody knows, the outcome is unknown and the same keys are asked again later.
 */
export async function charge(gateway: PaymentGateway, request: ChargeRequest): Promise<Outcome<ChargeAnswer>> {
  const { gatewayKey, amount, currency, methodToken, description } = request;
  const hold = await certain(gateway, gatewayKey, () =>
    gateway.authorize({ key: gatewayKey, amount, currency, methodToken, description }),
  );
  if (!hold) return { known: false };
  // A hold that was given up meanwhile, by us or by the bank, took nothing either.
  if (hold.status !== 'authorized') return declined(hold);
  const { reference } = hold;
  const captureKey = `${gatewayKey}:capture`;
  const taken = await certain(gateway, captureKey, () => gateway.capture({ key: captureKey, reference, amount }));
  if (!taken) return { known: false };
  if (taken.status === 'declined') {
    const voidKey = `${gatewayKey}:void`;
    const voided = await certain(gateway, voidKey, () => gateway.voidAuthorization({ key: voidKey, reference }));
    return voided ? declined(taken) : { known: false };
  }
  return {
    known: true,
    answer: { status: 'captured', reference, lastFour: taken.cardLastFour ?? hold.cardLastFour ?? null },
  };
}
