import type { Day } from '../shared/time/day.ts';

/** Who caused a loss: whoever drove for the insured, somebody else, or nobody. Null: a carrier did not say. */
type LossCause = 'insured' | 'other' | 'nobody' | null;

/** What happened and was claimed under a term. */
export type Loss = {
  readonly on: Day;
  /** Whether its claim is not settled. */
  readonly isOpen: boolean;
  /** What was paid for it, in cents, less what came back. */
  readonly paid: number;
  readonly cause: LossCause;
};

/**
 * Who caused a loss as it was reported to us: a collision is of whoever drove, unless they were hit while parked or say that
 * somebody else caused it; hail, thieves, animals and fire are nobody's.
 */
export function causeOfReport(type: string | null, answers: Readonly<Record<string, unknown>>): LossCause {
  if (type !== 'collision') return 'nobody';
  const by = answers['caused_by'];
  const isOther = by === 'insured_other' || by === 'uninsured_other' || answers['hit'] === 'hit_while_parked';
  return isOther ? 'other' : 'insured';
}

/** The words of carriers for who caused a loss. */
const causesOfCarriers: ReadonlyMap<string, LossCause> = new Map<string, LossCause>([
  ['at_fault', 'insured'],
  ['at fault', 'insured'],
  ['majority_at_fault', 'insured'],
  ['not_at_fault', 'other'],
  ['not at fault', 'other'],
  ['no_fault', 'nobody'],
  ['comprehensive', 'nobody'],
]);

/** Who caused a loss as a carrier tells it; null for a word that we do not know. */
export const causeOfCarrier = (decision: string | null): LossCause =>
  causesOfCarriers.get((decision ?? '').toLowerCase()) ?? null;

/** Whether the rates give points for a loss: the insured caused it, it is settled, and something was paid for it. */
export const isAtFault = ({ cause, isOpen, paid }: Loss): boolean => cause === 'insured' && !isOpen && paid > 0;

/** Whether who had a loss is claim free no more: it may still cost something or did, and nobody else caused it. */
export const endsClaimFree = ({ cause, isOpen, paid }: Loss): boolean => cause !== 'other' && (isOpen || paid > 0);
