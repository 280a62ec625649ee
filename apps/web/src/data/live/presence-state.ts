'use client';
import { useSyncExternalStore } from 'react';

/** Somebody else who has the record on screen open, too. */
export type Present = {
  readonly userId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly deciding: boolean;
};

type State = { readonly people: readonly Present[]; readonly deciding: boolean };

const nobody: State = { people: [], deciding: false };
let state = nobody;
const listeners = new Set<() => void>();

function put(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Who else is on the record on screen, for its page and its dialogs. */
export function putPresent(people: readonly Present[]): void {
  if (JSON.stringify(people) !== JSON.stringify(state.people)) put({ ...state, people });
}

/** Whether the person is about to decide something. */
export function putDeciding(deciding: boolean): void {
  if (deciding !== state.deciding) put({ ...state, deciding });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who else is on the record on screen, and whether the person decides something about it. */
export function usePresenceState(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => nobody,
  );
}
