'use client';
import { useEffect, useState } from 'react';
import {
  LoadSampleRangesDocument,
  type LoadSampleRangesQuery,
  type LoadSampleRangesQueryVariables,
} from '../../../generated/documents.ts';

type Place = LoadSampleRangesQuery['sample_ranges'];
/** What came of asking: the examples, what is wrong with the code in the server's words, or nothing. */
type Found = { readonly place: Place | null; readonly unknown: string | null };

/** Milliseconds of rest after which what was typed is asked about. */
const restMs = 350;
const mayBeWhole = /^\s*(?:\d{5}|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)\s*$/;

/** What is told of its use; null is not said. */
export type SampleUse = {
  readonly nights: number | null;
  readonly storage_type: string | null;
  readonly rental_percent: number | null;
};

/**
 * What the examples of all classes cost where a postal code lies, by the rates of today, or in an area (`US-OH`) until
 * there is a whole code, used as is told; null until they are known.
 */
export function useSamplePlace(postalCode: string, area: string | null = null, use: SampleUse | null = null) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Found>>(new Map());
  const code = mayBeWhole.test(postalCode) ? postalCode.trim().toUpperCase() : null;
  const where = code ?? area;
  const requested =
    where === null ? null : JSON.stringify({ ...(code === null ? { area } : { postal_code: code }), ...use });
  const answer = requested === null ? null : places.get(requested);
  const isRequested = answer === undefined;
  const isFirst = places.size === 0 && code === null;
  useEffect(() => {
    if (!isRequested || requested === null) return;
    let isCurrent = true;
    const keep = (found: Found): void => {
      if (isCurrent) setPlaces((known) => new Map(known).set(requested, found));
    };
    async function load(): Promise<void> {
      const { request } = await import('../../../data/requests/request.ts');
      const variables = JSON.parse(requested ?? '{}') as LoadSampleRangesQueryVariables;
      keep({ place: (await request(LoadSampleRangesDocument, variables)).sample_ranges, unknown: null });
    }
    // An example is nothing to trouble a visitor with; what is wrong with the code is said at its field.
    const fail = (error: unknown): void => keep({ place: null, unknown: messageOfCode(error) });
    const timer = setTimeout(() => void load().catch(fail), isFirst ? 0 : restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isRequested, isFirst, requested]);
  return { place: answer?.place ?? null, unknown: answer?.unknown ?? null, isFailed: answer?.place === null };
}

/** What the server says of a code that it does not know; null for every other failure. */
function messageOfCode(error: unknown): string | null {
  const { field, message } = error as { readonly field?: unknown; readonly message?: unknown };
  return field === 'postal_code' && typeof message === 'string' ? message : null;
}
