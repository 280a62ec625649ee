import type { VerificationKind } from '../../products/vocabulary.ts';
import type { Verification, VerificationState } from '../subject/quote-facts.ts';
import type { VerificationResult } from './vocabulary.ts';

/** A check that was begun, with its answer as far as there is one. */
export type BegunCheck = {
  readonly verificationId: string;
  readonly kind: VerificationKind;
  readonly status: 'pending' | 'ok' | 'no_hit' | 'error' | 'timeout';
  /** Whether the answer is young enough to count. */
  readonly isFresh: boolean;
  /** Null where there is no answer, or the vendor knows nobody. */
  readonly result: VerificationResult | null;
};

/** How a check of somebody stands, and the row that says so. */
export type StatusCheck = Required<Verification> & {
  readonly begun: BegunCheck | null;
  /** Whether everything is known that its vendor has to be asked. */
  readonly isAskable: boolean;
};

const states: Readonly<Record<BegunCheck['status'], VerificationState>> = {
  pending: 'running',
  ok: 'done',
  no_hit: 'done',
  error: 'errored',
  timeout: 'errored',
};

/**
 * Which of the checks begun about somebody, newest first, counts: an answer that holds, whatever was tried after it, else
 * the last attempt. An answer that is too old is none.
 */
export function countingCheck(begun: readonly BegunCheck[]): BegunCheck | null {
  const answered = begun.find(({ status, isFresh }) => states[status] === 'done' && isFresh);
  const [last] = begun;
  return answered ?? (last && states[last.status] !== 'done' ? last : null);
}

/** Where a check stands by what counts of it. */
export function stateOfCheck(counting: BegunCheck | null): VerificationState {
  return counting === null ? 'missing' : states[counting.status];
}

/** Whether a vendor has to be asked now: never, or not since the answer got too old; what failed is tried by its own job. */
export function isDue({ state, isAskable }: StatusCheck): boolean {
  return state === 'missing' && isAskable;
}
