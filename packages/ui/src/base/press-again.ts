'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Presses the button that has taken the place of the one that a person pressed, once it is ready. */
export function usePressAgain(button: RefObject<HTMLElement | null>, ready: boolean): void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!ready || pressed.current) return;
    pressed.current = true;
    // What opens may not be drawn while effects run.
    queueMicrotask(() => {
      button.current?.focus();
      button.current?.click();
    });
  }, [button, ready]);
}
