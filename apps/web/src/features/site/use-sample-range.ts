'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { useEffect, useState } from 'react';
import {
  LoadSampleRangesDocument,
  type LoadSampleRangesQuery,
  type LoadSampleRangesQueryVariables,
} from '../../generated/documents.ts';

type Place = LoadSampleRangesQuery['sample_ranges'];

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
  const [places, setPlaces] = useState<ReadonlyMap<string, Place | null>>(new Map());
  const code = mayBeWhole.test(postalCode) ? postalCode.trim().toUpperCase() : null;
  const where = code ?? area;
  const asked =
    where === null ? null : JSON.stringify({ ...(code === null ? { area } : { postal_code: code }), ...use });
  const place = asked === null ? null : places.get(asked);
  const isAsked = place === undefined;
  const isFirst = places.size === 0 && code === null;
  useEffect(() => {
    if (!isAsked || asked === null) return;
    let isCurrent = true;
    const keep = (found: Place | null): void => {
      if (isCurrent) setPlaces((known) => new Map(known).set(asked, found));
    };
    async function load(): Promise<void> {
      const { request } = await import('../../data/request.ts');
      keep(
        (await request(LoadSampleRangesDocument, JSON.parse(asked ?? '{}') as LoadSampleRangesQueryVariables))
          .sample_ranges,
      );
    }
    // An example is nothing to trouble a visitor with: the first step says what is wrong with the code.
    const timer = setTimeout(() => void load().catch(() => keep(null)), isFirst ? 0 : restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, isFirst, asked]);
  return { place: place ?? null, isFailed: asked !== null && place === null };
}

/** What an example of a class costs where a postal code lies; null until both are known. */
export function useSampleRange(postalCode: string, vehicleClass: VehicleClass | null) {
  const { place } = useSamplePlace(vehicleClass === null ? '' : postalCode);
  const range = place?.ranges.find((one) => one.vehicle_class === vehicleClass);
  return range && place ? { ...range, currency: place.currency } : null;
}
