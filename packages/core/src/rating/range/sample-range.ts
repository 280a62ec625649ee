import { countryOf, type StorageType, type UsageType, type VehicleClass } from '../../products/vocabulary.ts';
import { currencyOf } from '../../shared/money/currency.ts';
import type { Day } from '../../shared/time/day.ts';
import { guideValue } from '../../shared/site/guide-values.ts';
import type { Cents } from '../../shared/money/money.ts';
import { estimatePriceRange } from './price-range.ts';
import type { RateBook } from '../book/rate-book.ts';

/** What a vehicle costs to insure that nobody owns: an example of its class. Cents of the currency of its place. */
export type SampleRange = {
  readonly vehicleClass: VehicleClass;
  /** Model year. */
  readonly year: number;
  readonly value: Cents;
  readonly low: Cents;
  readonly high: Cents;
};

/** How the example is used; null is open. The share of nights rented out is in per cent. */
export type SampleUse = {
  readonly usage: UsageType | null;
  readonly storage: StorageType | null;
  readonly rentalUtilization: number | null;
};
const openUse: SampleUse = { usage: null, storage: null, rentalUtilization: null };

const yearsOld = 3;

type SampleQuestion = {
  readonly vehicleClass: VehicleClass;
  readonly state: string;
  readonly effectiveDate: Day;
  readonly use?: SampleUse;
};

/**
 * The price range of a class in a state or province (postal code) for a term that begins on a day, of an example: three
 * model years old, at the middle of the guide table, used as is told, everything else still open. Null where the rates give no range.
 */
export function sampleRange(
  { vehicleClass, state, effectiveDate, use = openUse }: SampleQuestion,
  book: RateBook,
): SampleRange | null {
  const thisYear = Number(effectiveDate.slice(0, 4));
  const year = thisYear - yearsOld;
  const guide = guideValue({ vehicleClass, make: '', year, thisYear, currency: currencyOf(countryOf(state)) });
  if (guide === null) return null;
  const value = (guide.low + guide.high) / 2;
  const open = { valueType: null, annualMiles: null, ...use };
  const range = estimatePriceRange(
    {
      effectiveDate,
      state,
      termMonths: null,
      coverages: null,
      discounts: [],
      paymentTerm: null,
      scoreTier: 'no_hit',
      drivers: [],
      vehicles: [
        {
          vehicleId: 'sample',
          class: vehicleClass,
          year,
          value,
          ...open,
        },
      ],
    },
    book,
  );
  return 'low' in range ? { vehicleClass, year, value, low: range.low, high: range.high } : null;
}
