import { useQuery } from '@tanstack/react-query';
import { request } from '../../../data/requests/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { LoadSoldLinesDocument, type LoadSoldLinesQuery } from '../../../generated/documents.ts';

/** What is sold in a place besides some lines; nothing while nobody can say. */
export function useSoldLines(postalCode: string, except: readonly string[]): LoadSoldLinesQuery['sold_lines'] {
  const partner = visitPartner.read();
  const sold = useQuery({
    queryKey: ['sold-lines', postalCode, partner],
    queryFn: ({ signal }) => request(LoadSoldLinesDocument, { postal_code: postalCode, partner }, { signal }),
  });
  return sold.data?.sold_lines.filter(({ provider }) => !except.includes(provider)) ?? [];
}
