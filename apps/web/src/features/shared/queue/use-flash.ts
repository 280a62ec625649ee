'use client';
import { useEffect, useState } from 'react';

const flashMs = 2_000;
const none: ReadonlySet<string> = new Set();

/** Rows to which something was just done; they are forgotten after a moment. */
export function useFlash(): readonly [ReadonlySet<string>, (keys: readonly string[]) => void] {
  const [flashing, setFlashing] = useState(none);
  useEffect(() => {
    if (flashing.size === 0) return;
    const timer = setTimeout(() => setFlashing(none), flashMs);
    return () => clearTimeout(timer);
  }, [flashing]);
  return [flashing, (keys) => setFlashing(new Set(keys))];
}
