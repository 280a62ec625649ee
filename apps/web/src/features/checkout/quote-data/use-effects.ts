'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
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

type Known = { readonly quoteId: string | null; readonly effects: Readonly<Record<string, Effect>> };

/** Joins each save to the change of the price range that followed it. */
export function useEffects(quoteId: string | null): Effects {
  const [known, setKnown] = useState<Known>({ quoteId, effects: {} });
  const last = useRef<{ quoteId: string | null; range: Range | null }>({ quoteId, range: null });
  const pending = useRef<readonly string[]>([]);

  const lastRange = useCallback(() => (last.current.quoteId === quoteId ? last.current.range : null), [quoteId]);
  const expect = useCallback((fields: readonly string[]) => {
    pending.current = fields;
  }, []);
  const seeRange = useCallback(
    (range: Range | null) => {
      const effect = effectOf(lastRange(), range);
      const [field, ...others] = pending.current;
      last.current = { quoteId, range };
      pending.current = [];
      // What several answers did together is the effect of none of them.
      if (!effect || field === undefined || others.length > 0) return;
      setKnown((before) => ({
        quoteId,
        effects: { ...(before.quoteId === quoteId ? before.effects : {}), [field]: effect },
      }));
    },
    [quoteId, lastRange],
  );

  return useMemo(
    () => ({
      of: (field) => (known.quoteId === quoteId ? (known.effects[field] ?? null) : null),
      expect,
      seeRange,
      lastRange,
    }),
    [known, quoteId, expect, seeRange, lastRange],
  );
}
