import { useEffect } from 'react';

const patienceMs = 4_000;
const afterMs = 1_000;

/** Does something when the page has nothing else to do, or in a few seconds; answers how to leave it undone. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle time to give.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: patienceMs });
  return () => cancelIdleCallback(idle);
}

/** Fetches parts of a page, one after the other, while nothing else is to be done. */
export function useIdleExpectation(parts: readonly (() => void)[]): void {
  useEffect(() => {
    const leave = parts.map((part) => whenIdle(part));
    return () => leave.forEach((one) => one());
  }, [parts]);
}
