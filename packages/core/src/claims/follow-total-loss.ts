import { addDays, type Day } from '../shared/time/day.ts';
import { longestBackdating } from '../policies/cancellation/cancel-policy.ts';
import type { Cents } from '../shared/money/money.ts';
import type { ClaimStatus } from './vocabulary.ts';

/** What is known of a total loss and of the term that covers its vehicle now; no term where none does any more. */
export type TotalLossFacts = {
  readonly status: ClaimStatus;
  readonly term: {
    readonly effectiveDate: Day;
    readonly expirationDate: Day;
    /** Whether its end is announced already. */
    readonly isEnding: boolean;
    /** The vehicles that it covers, by what stays the same through every copy. */
    readonly vehicles: readonly string[];
  } | null;
  readonly vehicle: string | null;
  /** The days on which something was claimed, this loss among them. */
  readonly losses: readonly Day[];
  readonly today: Day;
};

/** What becomes of the policy of a vehicle that is a total loss. */
export type PolicyAfterTotalLoss =
  /** Nobody approved the total loss, or it was denied since. */
  | { readonly does: 'wait' }
  /** The vehicle is the only one: cover ends for total loss from that day on. */
  | { readonly does: 'cancel'; readonly from: Day }
  /** Others stay: the vehicle comes off from that day on. */
  | { readonly does: 'remove_vehicle'; readonly from: Day }
  /** Nothing is left to do: it covers the vehicle no more, or its end is announced. */
  | { readonly does: 'nothing' };

const settled: readonly ClaimStatus[] = ['approved', 'paid', 'closed'];

/**
 * What is offered for the policy once a total loss is approved: cover goes on until the day after the last loss that was
 * claimed, and ends no earlier than an agent may date it back.
 */
export function followTotalLoss({ status, term, vehicle, losses, today }: TotalLossFacts): PolicyAfterTotalLoss {
  if (!settled.includes(status)) return { does: 'wait' };
  if (term === null || term.isEnding || vehicle === null || !term.vehicles.includes(vehicle)) {
    return { does: 'nothing' };
  }
  const days = [term.effectiveDate, addDays(today, -longestBackdating), ...losses.map((on) => addDays(on, 1))];
  const from = days.reduce((latest, day) => (day > latest ? day : latest));
  if (from >= term.expirationDate) return { does: 'nothing' };
  return { does: term.vehicles.length > 1 ? 'remove_vehicle' : 'cancel', from };
}

/** What is still owed to the lender of a total loss before the insured may be paid alone, in cents; null where nobody knows. */
export function owedToLender(payoff: Cents | null, paidToLender: Cents): Cents | null {
  return payoff === null ? null : Math.max(0, payoff - paidToLender);
}
