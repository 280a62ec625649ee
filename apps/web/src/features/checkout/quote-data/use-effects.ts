'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Effect, effectOf, type Range } from './price-effect.ts';

export type Effects = {
  /** What the last save of a field did to the range. */
  of: (field: string) => Effect | null;
  /** The next range that arrives is the effect of these fields. */
  expect: (fields: readonly string[]) => void;
  seeRange: (range: Range | null) => void;
  /** The last range that was shown. */
  lastRange: () => Range | null;
};

/** Joins each save to the change of the price range that followed it. */
export function useEffects(quoteId: string | null): Effects {
  const [effects, setEffects] = useState<Readonly<Record<string, Effect>>>({});
  const last = useRef<Range | null>(null);
  const pending = useRef<readonly string[]>([]);

  useEffect(() => {
    last.current = null;
    pending.current = [];
    setEffects({});
  }, [quoteId]);

  const expect = useCallback((fields: readonly string[]) => {
    pending.current = fields;
  }, []);
  const seeRange = useCallback((range: Range | null) => {
    const effect = effectOf(last.current, range);
    const fields = pending.current;
    last.current = range;
    pending.current = [];
    // What several answers did together is the effect of none of them.
    const [field] = fields;
    if (effect && field !== undefined && fields.length === 1) setEffects((known) => ({ ...known, [field]: effect }));
  }, []);

  return useMemo(
    () => ({ of: (field) => effects[field] ?? null, expect, seeRange, lastRange: () => last.current }),
    [effects, expect, seeRange],
  );
}
