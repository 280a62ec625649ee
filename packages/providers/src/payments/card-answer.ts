import { type Day, day } from '@roadworthy/core/shared/day.ts';
import type { StoredCard } from './card-vault.ts';
import { hasExpired } from './card.ts';
import { declined } from './decline.ts';
import type { Claim, EffectKind } from './effect-log.ts';
import type { PaymentResult, PaymentStatus } from './port.ts';
import type { CardBehaviour } from './test-cards.ts';

const reached: Record<EffectKind, PaymentStatus> = {
  authorize: 'authorized',
  debit: 'processing',
  capture: 'captured',
  void: 'voided',
  refund: 'refunded',
};

/** How the card departs from the smooth path at this step, if it does. */
export function behaviourAt(kind: EffectKind, card: StoredCard | null): CardBehaviour['outcome'] | undefined {
  return card?.behaviour?.step === kind ? card.behaviour.outcome : undefined;
}

function dayOf(now: Date): Day {
  return day(now.toISOString().slice(0, 10));
}

/** What the card's bank says to a request that the payment's state allows. */
export function answerOf({ kind, reference }: Claim, card: StoredCard | null, now: Date): PaymentResult {
  if (card === null) return declined('unknown_payment_method', reference);
  const outcome = behaviourAt(kind, card);
  if (outcome !== undefined && outcome !== 'times_out_before' && outcome !== 'times_out_after') {
    return declined(outcome, reference, card.lastFour);
  }
  if (kind === 'authorize' && hasExpired(card, dayOf(now))) return declined('expired_card', reference, card.lastFour);
  return { status: reached[kind], reference, cardLastFour: card.lastFour, bank: 'Sandbox Bank' };
}
