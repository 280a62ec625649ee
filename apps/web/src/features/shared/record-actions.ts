'use client';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that may be done now to the record on screen. */
export type RecordAction = { readonly id: string; readonly label: string; readonly act: () => void };

const none: readonly RecordAction[] = [];
let offered = none;
const listeners = new Set<() => void>();

function offer(actions: readonly RecordAction[]): void {
  offered = actions;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Offers actions to the palette while the page of their record is shown. The newest functions act. */
export function useRecordActions(actions: readonly RecordAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const shape = JSON.stringify(actions.map(({ id, label }) => ({ id, label })));
  useEffect(() => {
    const act = (id: string) => () => latest.current.find((one) => one.id === id)?.act();
    const shapes = JSON.parse(shape) as Pick<RecordAction, 'id' | 'label'>[];
    offer(shapes.map((one) => ({ ...one, act: act(one.id) })));
    return () => offer(none);
  }, [shape]);
}

/** What may be done to the record on screen; nothing where there is none. */
export function useOfferedActions(): readonly RecordAction[] {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => none,
  );
}
