import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import {
  type CardFacts,
  type DeclineClass,
  GatewayUnknownError,
  type PaymentGateway,
  type PaymentResult,
} from '@roadworthy/providers/payments/port.ts';
import type { Outcome } from '../kernel/jobs/process.ts';
import { words, type Words } from '@roadworthy/core/shared/words.ts';
import { type Sentence, sentence } from '@roadworthy/core/shared/text/sentence.ts';

export type ChargeRequest = {
  /** The authorization's key; the capture's and the void's are derived from it. */
  readonly gatewayKey: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'USD' | 'CAD';
  readonly methodToken: string;
  readonly description: string;
  /** Keeps the card for later charges; whose it is. */
  readonly keep?: { readonly name: string; readonly email: string | null } | undefined;
  /** Of a card that was kept, without its owner at hand. */
  readonly offSession?: boolean | undefined;
};

/** Why money that is held may not be taken any more; null where it may. */
export type CaptureCheck = () => Promise<Refusal | null>;

export type ChargeAnswer =
  | {
      readonly status: 'captured';
      readonly reference: string;
      readonly lastFour: string | null;
      readonly card?: CardFacts | undefined;
      readonly storedToken?: string | undefined;
    }
  /**
   * Something came up while the money was held: the hold was given back. `debit`: how that of a bank account stands,
   * where one had been ordered; what cannot be called back any more is refunded once it is paid.
   */
  | {
      readonly status: 'released';
      readonly code: string;
      readonly lastFour: string | null;
      readonly debit?: { readonly status: 'voided' | 'withdrawn'; readonly account: string | null };
    }
  /** A bank account is being debited, which takes days; `account` is the end of its number. */
  | { readonly status: 'processing'; readonly reference: string; readonly account: string | null }
  | {
      readonly status: 'declined';
      readonly code: string;
      readonly message: string;
      readonly french?: string;
      /** Whether the same method will pay on another day, and how many hours its network wants us to wait. */
      readonly declineClass?: DeclineClass | undefined;
      readonly waitHours?: number | undefined;
      readonly lastFour: string | null;
      readonly account?: string | null;
    };

/** Under which key what a charge holds is taken. */
export const captureKeyOf = (gatewayKey: string): string => `${gatewayKey}:capture`;

/** The answer under a key, asked for again when it was lost; null while nobody knows. */
export async function certain(
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

/** What the answers to a hold and its capture tell of the card. */
function cardOf(hold: PaymentResult, taken: PaymentResult) {
  return {
    lastFour: taken.cardLastFour ?? hold.cardLastFour ?? null,
    card: taken.card ?? hold.card,
    storedToken: taken.storedToken ?? hold.storedToken,
  };
}

/** What a gateway said of a refusal, or our own words where it said nothing. */
export function saidOr({ message, french }: Pick<PaymentResult, 'message' | 'french'>, otherwise: Words): Sentence {
  return message === undefined ? sentence(otherwise) : { message, ...(french !== undefined && { french }) };
}

function declined({
  declineCode,
  declineClass,
  cardLastFour,
  waitHours,
  ...said
}: PaymentResult): Outcome<ChargeAnswer> {
  const answer = {
    status: 'declined',
    code: declineCode ?? 'declined',
    ...saidOr(
      said,
      words('The card was declined. Use another card.', 'La carte a été refusée. Utilisez une autre carte.'),
    ),
    declineClass,
    waitHours,
    lastFour: cardLastFour ?? null,
  } as const;
  return { known: true, answer };
}

/** What became of a capture that may have been asked for before; null while nobody knows. */
async function capturedBefore(gateway: PaymentGateway, key: string): Promise<boolean | null> {
  try {
    return (await gateway.lookUp(key)).status === 'captured';
  } catch (error) {
    if (error instanceof GatewayUnknownError) return null;
    throw error;
  }
}

/**
 * Authorizes and captures under keys that never change for one charge, so that asking twice charges once. An answer
 * that got lost is looked up; while nobody knows, the outcome is unknown and the same keys are asked again later.
 * Between the two it is asked whether the money may still be taken: if not, the hold is given back, unless the money
 * was taken before by an attempt that nobody heard of.
 */
export async function charge(
  gateway: PaymentGateway,
  request: ChargeRequest,
  check: CaptureCheck = async () => null,
): Promise<Outcome<ChargeAnswer>> {
  const { gatewayKey, amount, currency, methodToken, description, keep, offSession } = request;
  const hold = await certain(gateway, gatewayKey, () =>
    gateway.authorize({ key: gatewayKey, amount, currency, methodToken, description, keep, offSession }),
  );
  if (!hold) return { known: false };
  const stop = hold.status === 'declined' ? null : await check();
  const captureKey = captureKeyOf(gatewayKey);
  const voidKey = `${gatewayKey}:void`;
  const { reference } = hold;
  if (stop !== null) {
    const taken = await capturedBefore(gateway, captureKey);
    if (taken === null) return { known: false };
    if (!taken) {
      const voided = await certain(gateway, voidKey, () => gateway.voidAuthorization({ key: voidKey, reference }));
      const answer = { status: 'released', code: stop.code, lastFour: hold.cardLastFour ?? null } as const;
      return voided ? { known: true, answer } : { known: false };
    }
  }
  // A hold that was given up meanwhile, by us or by the bank, took nothing either.
  if (hold.status !== 'authorized') return declined(hold);
  const taken = await certain(gateway, captureKey, () => gateway.capture({ key: captureKey, reference, amount }));
  if (!taken) return { known: false };
  if (taken.status === 'declined') {
    const voided = await certain(gateway, voidKey, () => gateway.voidAuthorization({ key: voidKey, reference }));
    return voided ? declined(taken) : { known: false };
  }
  return {
    known: true,
    answer: { status: 'captured', reference, ...cardOf(hold, taken) },
  };
}
