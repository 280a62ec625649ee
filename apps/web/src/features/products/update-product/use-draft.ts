'use client';
import { useState } from 'react';

/** What somebody types over what is kept, and the version that they began with. */
export type Draft<Value> = {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** What it was typed over. */
  readonly stored: Value;
  /** The version of what it was typed over. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Whether something else is kept by now than what it was typed over. */
  readonly isOutdated: boolean;
  readonly discard: () => void;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A draft over what is kept. What others keep meanwhile is taken over as long as nothing was typed; afterwards the draft
 * stays, and is outdated.
 */
export function useDraft<Value>(stored: Value, version: number): Draft<Value> {
  const [state, setState] = useState({ stored, version, value: stored });
  const isDirty = !same(state.value, state.stored);
  // The own change comes back as what is kept: the draft says the same, and is none any more.
  if (state.version !== version && (!isDirty || same(state.value, stored)))
    setState({ stored, version, value: stored });
  return {
    value: state.value,
    set: (value) => setState((known) => ({ ...known, value })),
    stored: state.stored,
    version: state.version,
    isDirty,
    isOutdated: isDirty && state.version !== version,
    discard: () => setState({ stored, version, value: stored }),
  };
}
