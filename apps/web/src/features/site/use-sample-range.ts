'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { useEffect, useState } from 'react';
import { LoadSampleRangesDocument, type LoadSampleRangesQuery } from '../../generated/documents.ts';

type Place = LoadSampleRangesQuery['sample_ranges'];

/** Milliseconds of rest after which what was typed is asked about. */
const restMs = 350;
const mayBeWhole = /^\s*(?:\d{5}|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)\s*$/;

/** What an example of a class costs where a postal code lies, by the rates of today; null until both are known. */
export function useSampleRange(postalCode: string, vehicleClass: VehicleClass | null) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map());
  const code = mayBeWhole.test(postalCode) ? postalCode.trim().toUpperCase() : null;
  const place = code === null ? undefined : places.get(code);
  const isAsked = code !== null && vehicleClass !== null && place === undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    async function load(): Promise<void> {
      const { request } = await import('../../data/request.ts');
      const { sample_ranges: found } = await request(LoadSampleRangesDocument, { postal_code: code });
      if (isCurrent && code !== null) setPlaces((known) => new Map(known).set(code, found));
    }
    // An example is nothing to trouble a visitor with: the first step says what is wrong with the code.
    const timer = setTimeout(() => void load().catch(() => undefined), restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, code]);
  const range = place?.ranges.find((one) => one.vehicle_class === vehicleClass);
  return range && place ? { ...range, currency: place.currency } : null;
}
