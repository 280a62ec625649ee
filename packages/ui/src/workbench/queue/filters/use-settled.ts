'use client';
import { useEffect, useRef, useState } from 'react';

const settleMs = 300;

/** Reports what is typed shortly after its last letter, field by field, to the function of that moment. */
export function useSettled<Value>(report: (value: Value, field: string) => void) {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  const [waiting] = useState(() => new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => () => waiting.forEach((timer) => clearTimeout(timer)), [waiting]);
  return {
    later(value: Value, field = ''): void {
      clearTimeout(waiting.get(field));
      waiting.set(
        field,
        setTimeout(() => latest.current(value, field), settleMs),
      );
    },
    now(value: Value, field = ''): void {
      clearTimeout(waiting.get(field));
      report(value, field);
    },
    /** What was typed last is not reported any more. */
    drop: () => waiting.forEach((timer) => clearTimeout(timer)),
  };
}
