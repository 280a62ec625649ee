import type { Tone } from '@roadworthy/ui/base/tone.ts';
import type { PersonCheckFragment } from '../../../generated/documents.ts';

const states = ['missing', 'running', 'errored', 'no_hit', 'done'] as const;
export type CheckState = (typeof states)[number];

const tones: Readonly<Record<CheckState, Tone>> = {
  missing: 'neutral',
  running: 'info',
  errored: 'danger',
  no_hit: 'warning',
  done: 'success',
};

/** How a check stands; that the vendor knows nobody of the name is an answer, and not the one that was hoped for. */
export function checkState({ state, status }: Pick<PersonCheckFragment, 'state' | 'status'>): {
  state: CheckState;
  tone: Tone;
} {
  const found = status === 'no_hit' ? 'no_hit' : (states.find((one) => one === state) ?? 'missing');
  return { state: found, tone: tones[found] };
}

/** Counts of incidents by kind, out of what is open in shape. */
export function countsOf(incidents: unknown): Readonly<Record<string, number>> | null {
  if (typeof incidents !== 'object' || incidents === null) return null;
  return Object.fromEntries(
    Object.entries(incidents).flatMap(([kind, count]) => (typeof count === 'number' ? [[kind, count]] : [])),
  );
}
