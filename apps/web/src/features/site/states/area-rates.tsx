'use client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LoadSampleRangesDocument, type LoadSampleRangesQuery } from '../../../generated/documents.ts';

type Loaded = LoadSampleRangesQuery['sample_ranges'];
type Rates = { readonly loaded: Loaded | null; readonly isFailed: boolean };

const Rates = createContext<Rates>({ loaded: null, isFailed: false });

/** What an example of each class costs in a place today, for everything on its page. */
export const useAreaRates = (): Rates => useContext(Rates);

/** Asks once the page is there; public pages carry no data cache. */
export function AreaRates({ area, children }: { area: string; children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<void> {
      try {
        const { request } = await import('../../../data/requests/request.ts');
        const { sample_ranges: answer } = await request(LoadSampleRangesDocument, { area });
        if (isCurrent) setLoaded(answer);
      } catch {
        if (isCurrent) setFailed(true);
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [area]);
  return <Rates value={{ loaded, isFailed }}>{children}</Rates>;
}

/** A picture whose rig is there once it is known to be sold in the place: pages are made before anybody knows. */
export function SoldRig({ kind, children }: { kind: string | null; children: ReactNode }) {
  const { loaded } = useAreaRates();
  const isSold = loaded?.ranges.some(({ vehicle_class }) => vehicle_class === kind) ?? false;
  return (
    <div
      data-sold={isSold}
      className="relative [&_[data-rig]]:transition-opacity [&_[data-rig]]:duration-300 data-[sold=false]:[&_[data-rig]]:opacity-0"
    >
      {children}
    </div>
  );
}
