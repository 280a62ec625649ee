import { placeOfPath } from '../checkout/quote-data/step-order.ts';

/** The page of checkout that a quote goes on at; the steps of other lines than the personal one begin at the first. */
export function pageOf(next: string | null | undefined): string {
  const page = `/checkout/${next ?? 'start'}`;
  return placeOfPath(page) ? page : '/checkout/start';
}
