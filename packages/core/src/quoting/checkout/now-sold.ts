import { insuresDriving } from '../../lines/motor-law.ts';
import { findLegalGap } from '../../products/legal-gap.ts';
import { isLiveIn } from '../../products/live-states.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import type { SoldLine } from '../opening/start-quote.ts';
import type { Country } from '../vocabulary.ts';

/** What somebody waits for. */
export type WaitedFor = {
  readonly country: Country;
  /** The postal code of the state or province. */
  readonly administrativeArea: string;
  readonly vehicleClass: string;
};

/** Months for which an address is kept; after them nobody waits any more. */
export const waitlistMonths = 24;

/** Whether a quote can be started today for such a vehicle in a place, with cover from tomorrow. */
export function isNowSold({ country, administrativeArea, vehicleClass }: WaitedFor, product: SoldLine, today: Day) {
  const isDriven = insuresDriving(product.provider, vehicleClass, administrativeArea);
  const stored = { state: administrativeArea, isDriven, effectiveDate: addDays(today, 1) };
  return isLiveIn(product, `${country}-${administrativeArea}`) && findLegalGap(stored, 'postal_code') === null;
}
