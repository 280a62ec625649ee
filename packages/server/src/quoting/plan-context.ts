import type { PlanContext } from '@roadworthy/core/products/plans.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { garagingArea, stateOfVehicle } from '@roadworthy/core/quoting/subject-of-quote.ts';

/** What the plan cards depend on, of a quote. */
export function planContextOf(quote: Quote): PlanContext {
  return {
    state: garagingArea(quote),
    effectiveDate: quote.effectiveDate,
    vehicles: quote.vehicles.map((vehicle) => ({
      class: vehicle.type,
      year: vehicle.year,
      usage: vehicle.usageType,
      state: stateOfVehicle(vehicle, quote),
    })),
  };
}
