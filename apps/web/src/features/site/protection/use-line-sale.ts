'use client';
import { useEffect, useState } from 'react';
import { LoadLineAreasDocument } from '../../../generated/documents.ts';

/** Where a line is sold: null while that is asked, `failed` where nobody could tell. */
export type LineSale = readonly string[] | 'failed' | null;

/** Asks once the page is there in which states and provinces a line is sold; with a postal code, only whether it is sold there. */
export async function askLineAreas(line: string, postalCode: string | null): Promise<readonly string[]> {
  const { request } = await import('../../../data/requests/request.ts');
  const { sold_lines: sold } = await request(LoadLineAreasDocument, { postal_code: postalCode });
  return sold.find(({ provider }) => provider === line)?.areas ?? [];
}

export function useLineSale(line: string): LineSale {
  const [sale, setSale] = useState<LineSale>(null);
  useEffect(() => {
    let isCurrent = true;
    const keep = (found: LineSale): void => {
      if (isCurrent) setSale(found);
    };
    askLineAreas(line, null).then(keep, () => keep('failed'));
    return () => {
      isCurrent = false;
    };
  }, [line]);
  return sale;
}
