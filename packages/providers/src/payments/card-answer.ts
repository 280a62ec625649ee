import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { StoredCard } from './card-vault.ts';
import { hasExpired } from './card.ts';
import { declined } from './decline.ts';
import type { Claim, EffectKind } from './effect-log.ts';
import type { PaymentResult, PaymentStatus, StoreCardResult } from './port.ts';
import type { CardBehaviour } from './test-cards.ts';

const reached: Record<EffectKind, PaymentStatus> = {
  authorize: 'authorized',
  debit: 'processing',
  capture: 'captured',
  void: 'voided',
  refund: 'refunded',
};

/** How the card departs from the smooth path at this step, if it does. */
export function behaviourAt(
  kind: EffectKind | 'off_session',
  card: StoredCard | null,
): CardBehaviour['outcome'] | undefined {
  return card?.behaviour?.step === kind ? card.behaviour.outcome : undefined;
}

function dayOf(now: Date): Day {
  return day(now.toISOString().slice(0, 10));
}

/** What the card's bank says to a request that the payment's state allows. */
export function answerOf(
  { kind, reference }: Claim,
  card: StoredCard | null,
  { now, offSession, keep }: { readonly now: Date; readonly offSession: boolean; readonly keep: boolean },
): PaymentResult {
  if (card === null) return declined('unknown_payment_method', reference);
  const outcome = offSession ? behaviourAt('off_session', card) : behaviourAt(kind, card);
  if (outcome !== undefined && outcome !== 'times_out_before' && outcome !== 'times_out_after') {
    return declined(outcome, reference, card.lastFour);
  }
  if (kind === 'authorize' && hasExpired(card, dayOf(now))) return declined('expired_card', reference, card.lastFour);
  const { brand, expMonth: expiryMonth, expYear: expiryYear, lastFour: cardLastFour, token } = card;
  const notified = { cardLastFour, card: { brand, expiryMonth, expiryYear }, bank: 'Sandbox Bank' };
  return { status: reached[kind], reference, ...notified, ...(keep ? { storedToken: token } : {}) };
}

/** What the card's bank says where it is to be kept for later, and nothing is charged: what it says of a hold. */
export function storedAnswerOf(card: StoredCard | null, now: Date): StoreCardResult {
  const claim = { kind: 'authorize', key: '', reference: '' } as const;
  const { status, storedToken, ...rest } = answerOf(claim, card, { now, offSession: false, keep: true });
  if (status !== 'authorized' || storedToken === undefined) return { status: 'declined', ...rest };
  const { cardLastFour, card: facts } = rest;
  return {
    status: 'stored',
    storedToken,
    ...(cardLastFour === undefined ? {} : { cardLastFour }),
    ...(facts === undefined ? {} : { card: facts }),
  };
}
