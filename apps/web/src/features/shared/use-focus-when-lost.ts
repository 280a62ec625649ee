import { useEffect, useRef } from 'react';

/** Once `state` has become another, a focus whose place is gone with it goes to the content and not back to the start. */
export function useFocusWhenLost(state: unknown): void {
  const was = useRef(state);
  useEffect(() => {
    if (state !== was.current && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    was.current = state;
  }, [state]);
}
