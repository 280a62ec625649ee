'use client';
import { namesPlaces, readPostalCode } from '@roadworthy/core/shared/text/postal-code.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../data/requests/request.ts';
import { LoadPostalAreaDocument } from '../../../generated/documents.ts';

export type PostalArea = {
  readonly code: string;
  readonly administrativeArea: string;
  /** Whether the post's list has the code, or most codes that begin like it lie there. */
  readonly isListed: boolean;
};

/** Where a postal code lies, asked of the server once it is whole; null until then, and for one that nobody knows. */
export function usePostalArea(text: string): PostalArea | null {
  const read = readPostalCode(text);
  const code = read !== null && namesPlaces(read) ? read.postalCode : '';
  const country = read?.country ?? 'US';
  const prefixes = country === 'US' ? [code.slice(0, 5), code.slice(0, 3)] : [code.slice(0, 3), code.slice(0, 1)];
  const found = useQuery({
    queryKey: ['postal-area', country, prefixes[0]],
    queryFn: ({ signal }) => request(LoadPostalAreaDocument, { country, prefixes }, { signal }),
    enabled: code !== '',
    staleTime: Infinity,
  });
  const area = found.data?.postal_areas[0];
  if (!area || code === '') return null;
  return { code, administrativeArea: area.administrative_area, isListed: area.prefix === prefixes[0] };
}
