import { vehicleClasses, type VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { localStore } from '../../../data/browser-storage.ts';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import {
  LoadKeptQuoteDocument,
  type LoadKeptQuoteQuery,
  LoadKeptRangeDocument,
  type LoadKeptRangeQuery,
} from '../../../generated/documents.ts';
import { pageOf } from '../../resume/page-of.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';

type Range = LoadKeptRangeQuery['price_range'];

/** A price as it is known: whole cents, and for how many months. */
type StoredRange = { readonly low: number; readonly high: number; readonly months: number; readonly currency: string };

/** A quote of this browser as its card says it. */
export type KeptQuote = {
  /** Year, make and model; null while none is known. */
  readonly name: string | null;
  readonly vehicleClass: VehicleClass | null;
  /** Whether it goes on at one of the steps, and how much of it is answered. */
  readonly percent: number | null;
  readonly hasEnded: boolean;
  readonly range: StoredRange | null;
  /** Where it goes on. */
  readonly href: string;
};

function rangeOf(range: Range | null, termMonths: number): StoredRange | null {
  const { low, high, currency } = range ?? {};
  if (currency === undefined) return null;
  return typeof low === 'number' && typeof high === 'number' ? { low, high, months: termMonths, currency } : null;
}

/** What a quote's card says, of what the server answered. */
export function storedQuoteOf({ quotes_by_pk: quote, checkout_state: state }: LoadKeptQuoteQuery, range: Range | null) {
  const vehicle = quote?.vehicles[0];
  return {
    name: vehicleName(vehicle),
    vehicleClass: vehicleClasses.find((one) => one === vehicle?.type) ?? null,
    percent: state.screen === null ? state.percent : null,
    hasEnded: state.screen === 'expired',
    range: rangeOf(range, quote?.policy_duration_months ?? 12),
    href: pageOf(state.screen ?? state.next),
  } satisfies KeptQuote;
}

/** The quote that this browser keeps; null where its token opens nothing any more. Without an answer it throws. */
export async function loadStoredQuote(): Promise<KeptQuote | null> {
  const quoteId = localStore.getItem('quote_id') ?? '';
  const asBearer = { kind: 'quote', quoteToken: localStore.getItem('quote_token') } as const;
  try {
    const [quote, range] = await Promise.all([
      request(LoadKeptQuoteDocument, { quote_id: quoteId }, asBearer),
      // A quote that cannot be priced goes on all the same.
      request(LoadKeptRangeDocument, { quote_id: quoteId }, asBearer).catch(() => null),
    ]);
    return quote.quotes_by_pk ? storedQuoteOf(quote, range?.price_range ?? null) : null;
  } catch (error) {
    if (error instanceof RequestError && error.status !== 0 && error.status < 500) return null;
    throw error;
  }
}
